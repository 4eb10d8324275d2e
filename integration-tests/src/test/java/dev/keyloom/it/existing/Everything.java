package dev.keyloom.it.existing;

import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;

/** One class that both the enhanced client and Keyloom map: every type that both have. */
@NullUnmarked
@DynamoDbBean
@Table(value = "Everything", partitionKey = "id", sortKey = "", typeAttribute = "")
@Model
@Key(pk = "{id}")
public class Everything {
  /** An enum whose text is not its name. */
  public enum Color {
    RED,
    GREEN
  }

  /** Something inside. */
  @NullUnmarked
  @DynamoDbBean
  @Embeddable
  public static class Part {
    private String name;
    private int count;

    /** A part without values. */
    public Part() {}

    /** A part. */
    public Part(String name, int count) {
      this.name = name;
      this.count = count;
    }

    public String getName() {
      return name;
    }

    public void setName(String name) {
      this.name = name;
    }

    public int getCount() {
      return count;
    }

    public void setCount(int count) {
      this.count = count;
    }
  }

  private String id;
  private String text;
  private char character;
  private boolean flag;
  private Boolean boxedFlag;
  private byte tiny;
  private short small;
  private int number;
  private long big;
  private float single;
  private double real;
  private Integer boxed;
  private BigInteger huge;
  private BigDecimal exact;
  private Color color;
  private UUID uuid;
  private Instant instant;
  private LocalDate date;
  private LocalTime time;
  private LocalDateTime dateTime;
  private OffsetDateTime offset;
  private ZonedDateTime zoned;
  private Duration duration;
  private URI uri;
  private byte[] bytes;
  private ByteBuffer buffer;
  private List<String> texts;
  private List<BigDecimal> decimals;
  private Set<String> words;
  private Set<Integer> numbers;
  private Map<String, Instant> times;
  private List<Map<String, Integer>> deep;
  private Part part;
  private List<Part> parts;

  @DynamoDbPartitionKey
  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  public String getText() {
    return text;
  }

  public void setText(String text) {
    this.text = text;
  }

  public char getCharacter() {
    return character;
  }

  public void setCharacter(char character) {
    this.character = character;
  }

  public boolean isFlag() {
    return flag;
  }

  public void setFlag(boolean flag) {
    this.flag = flag;
  }

  public Boolean getBoxedFlag() {
    return boxedFlag;
  }

  public void setBoxedFlag(Boolean boxedFlag) {
    this.boxedFlag = boxedFlag;
  }

  public byte getTiny() {
    return tiny;
  }

  public void setTiny(byte tiny) {
    this.tiny = tiny;
  }

  public short getSmall() {
    return small;
  }

  public void setSmall(short small) {
    this.small = small;
  }

  public int getNumber() {
    return number;
  }

  public void setNumber(int number) {
    this.number = number;
  }

  public long getBig() {
    return big;
  }

  public void setBig(long big) {
    this.big = big;
  }

  public float getSingle() {
    return single;
  }

  public void setSingle(float single) {
    this.single = single;
  }

  public double getReal() {
    return real;
  }

  public void setReal(double real) {
    this.real = real;
  }

  public Integer getBoxed() {
    return boxed;
  }

  public void setBoxed(Integer boxed) {
    this.boxed = boxed;
  }

  public BigInteger getHuge() {
    return huge;
  }

  public void setHuge(BigInteger huge) {
    this.huge = huge;
  }

  public BigDecimal getExact() {
    return exact;
  }

  public void setExact(BigDecimal exact) {
    this.exact = exact;
  }

  public Color getColor() {
    return color;
  }

  public void setColor(Color color) {
    this.color = color;
  }

  public UUID getUuid() {
    return uuid;
  }

  public void setUuid(UUID uuid) {
    this.uuid = uuid;
  }

  public Instant getInstant() {
    return instant;
  }

  public void setInstant(Instant instant) {
    this.instant = instant;
  }

  public LocalDate getDate() {
    return date;
  }

  public void setDate(LocalDate date) {
    this.date = date;
  }

  public LocalTime getTime() {
    return time;
  }

  public void setTime(LocalTime time) {
    this.time = time;
  }

  public LocalDateTime getDateTime() {
    return dateTime;
  }

  public void setDateTime(LocalDateTime dateTime) {
    this.dateTime = dateTime;
  }

  public OffsetDateTime getOffset() {
    return offset;
  }

  public void setOffset(OffsetDateTime offset) {
    this.offset = offset;
  }

  public ZonedDateTime getZoned() {
    return zoned;
  }

  public void setZoned(ZonedDateTime zoned) {
    this.zoned = zoned;
  }

  public Duration getDuration() {
    return duration;
  }

  public void setDuration(Duration duration) {
    this.duration = duration;
  }

  public URI getUri() {
    return uri;
  }

  public void setUri(URI uri) {
    this.uri = uri;
  }

  public byte[] getBytes() {
    return bytes;
  }

  public void setBytes(byte[] bytes) {
    this.bytes = bytes;
  }

  public ByteBuffer getBuffer() {
    return buffer;
  }

  public void setBuffer(ByteBuffer buffer) {
    this.buffer = buffer;
  }

  public List<String> getTexts() {
    return texts;
  }

  public void setTexts(List<String> texts) {
    this.texts = texts;
  }

  public List<BigDecimal> getDecimals() {
    return decimals;
  }

  public void setDecimals(List<BigDecimal> decimals) {
    this.decimals = decimals;
  }

  public Set<String> getWords() {
    return words;
  }

  public void setWords(Set<String> words) {
    this.words = words;
  }

  public Set<Integer> getNumbers() {
    return numbers;
  }

  public void setNumbers(Set<Integer> numbers) {
    this.numbers = numbers;
  }

  public Map<String, Instant> getTimes() {
    return times;
  }

  public void setTimes(Map<String, Instant> times) {
    this.times = times;
  }

  public List<Map<String, Integer>> getDeep() {
    return deep;
  }

  public void setDeep(List<Map<String, Integer>> deep) {
    this.deep = deep;
  }

  public Part getPart() {
    return part;
  }

  public void setPart(Part part) {
    this.part = part;
  }

  public List<Part> getParts() {
    return parts;
  }

  public void setParts(List<Part> parts) {
    this.parts = parts;
  }
}
