/// Writes objects of JSON, one on each line, as bytes.
///
/// A record of a long run must cost what its line costs, and an encoder that builds a tree for each
/// costs many times as much. The bytes are those that Foundation's encoder writes for the same keys
/// in the same order, without escaped slashes; everything else in this project is written by it.
struct JSONLineWriter {
  /// Keys with their values, which many records share; perhaps none.
  struct Members {
    fileprivate let bytes: [UInt8]

    /// Writes them once.
    init(_ write: (inout JSONLineWriter) -> Void) {
      var json = JSONLineWriter()
      write(&json)
      bytes = json.bytes
    }
  }

  /// What was written so far; inside an object it ends with a comma.
  private(set) var bytes: [UInt8] = []

  /// Begins an object.
  mutating func begin() {
    bytes.append(UInt8(ascii: "{"))
  }

  /// Ends the object, which has a member, and its line.
  mutating func end() {
    bytes[bytes.endIndex - 1] = UInt8(ascii: "}")
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Forgets what was written and keeps the room.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Adds members that were written before.
  mutating func add(_ members: Members) {
    if !members.bytes.isEmpty { bytes.append(contentsOf: members.bytes) }
  }

  /// Adds a text; nothing for nil.
  mutating func add(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    begin(key)
    add(text)
  }

  /// Adds a whole number; nothing for nil.
  mutating func add(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    begin(key)
    add(number)
  }

  /// Adds a list of texts.
  mutating func add(_ key: StaticString, _ texts: [String]) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    for (place, text) in texts.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\""))
      append(text)
      bytes.append(UInt8(ascii: "\""))
    }
    appendSigns("],")
  }

  /// Adds a value as the encoder writes it.
  mutating func add(_ key: StaticString, encoded value: some Encodable) {
    guard let text = JSONText.of(value) else { return }
    add(key, json: text)
  }

  /// Adds a value that is JSON already.
  mutating func add(_ key: StaticString, json text: String) {
    begin(key)
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: ","))
  }

  /// Begins a member, whose key needs no escape and whose value comes next.
  mutating func begin(_ key: StaticString) {
    bytes.append(UInt8(ascii: "\""))
    appendSigns(key)
    appendSigns("\":")
  }

  /// Adds the text whose key was begun.
  mutating func add(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    append(text)
    appendSigns("\",")
  }

  /// Adds the whole number whose key was begun.
  mutating func add(_ number: Int) {
    append(number)
    bytes.append(UInt8(ascii: ","))
  }

  /// Appends what needs no escape.
  private mutating func appendSigns(_ signs: StaticString) {
    signs.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends the digits, the first ones first.
  private mutating func append(_ number: Int) {
    guard number >= 0 else { return bytes.append(contentsOf: String(number).utf8) }
    if number > 9 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      guard let first = utf8.firstIndex(where: Self.needsEscape) else {
        return bytes.append(contentsOf: utf8)
      }
      bytes.append(contentsOf: utf8[..<first])
      for byte in utf8[first...] {
        if Self.needsEscape(byte) {
          bytes.append(contentsOf: Self.escape(byte).utf8)
        } else {
          bytes.append(byte)
        }
      }
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// How a byte is written that may not stand in a text as it is; the names are those of RFC 8259.
  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case _:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
