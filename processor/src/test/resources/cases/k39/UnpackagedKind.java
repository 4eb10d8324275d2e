enum UnpackagedKind {
  A
}
