/// Writes objects of JSON, one on each line, as bytes.
///
/// A record of a long run must cost what its line costs, and an encoder that builds a tree for each
/// costs ten times as much. The bytes are those that Foundation's encoder writes for the same keys
/// in the same order, without escaped slashes; everything else in this project is written by it.
struct JSONLineWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// Begins an object.
  mutating func begin() {
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Ends the object and its line.
  mutating func end() {
    bytes.append(UInt8(ascii: "}"))
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Forgets what was written and keeps the room.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Adds a text; nothing for nil.
  mutating func add(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    begin(key)
    bytes.append(UInt8(ascii: "\""))
    append(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a whole number; nothing for nil.
  mutating func add(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    begin(key)
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Adds a value as the encoder writes it.
  mutating func add(_ key: StaticString, encoded value: some Encodable) {
    guard let text = JSONText.of(value) else { return }
    begin(key)
    bytes.append(contentsOf: text.utf8)
  }

  /// Begins a member, whose key needs no escape.
  private mutating func begin(_ key: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var plain = utf8.startIndex
      for index in utf8.indices {
        guard let escape = Self.escapes[Int(utf8[index])] else { continue }
        bytes.append(contentsOf: utf8[plain..<index])
        bytes.append(contentsOf: escape.utf8)
        plain = index + 1
      }
      bytes.append(contentsOf: utf8[plain...])
    }
  }

  /// How a byte is written that may not stand in a text as it is; the names are those of RFC 8259.
  private static let escapes: [String?] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case ..<0x20:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }
}
