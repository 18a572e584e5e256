/// Writes JSON objects as bytes, one on each line.
///
/// A JSON encoder would be many times slower. The bytes equal those of Foundation's encoder for the
/// same keys in the same order, without escaped slashes.
struct JSONLineWriter {
  /// Keys with their values, shared by many records.
  struct Members {
    fileprivate let bytes: [UInt8]

    init(_ write: (inout JSONLineWriter) -> Void) {
      var json = JSONLineWriter()
      write(&json)
      bytes = json.bytes
    }
  }

  /// The written bytes, which inside an object end with a comma.
  private(set) var bytes: [UInt8] = []

  mutating func begin() {
    bytes.append(UInt8(ascii: "{"))
  }

  /// Ends an object with members, and its line.
  mutating func end() {
    bytes[bytes.endIndex - 1] = UInt8(ascii: "}")
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Removes the written bytes and keeps the capacity.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func add(_ members: Members) {
    if !members.bytes.isEmpty { bytes.append(contentsOf: members.bytes) }
  }

  mutating func add(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    begin(key)
    add(text)
  }

  mutating func add(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    begin(key)
    add(number)
  }

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

  mutating func add(_ key: StaticString, json text: String) {
    begin(key)
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: ","))
  }

  /// Begins a member with a key that needs no escape.
  mutating func begin(_ key: StaticString) {
    bytes.append(UInt8(ascii: "\""))
    appendSigns(key)
    appendSigns("\":")
  }

  /// Adds the value of the member that was begun.
  mutating func add(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    append(text)
    appendSigns("\",")
  }

  /// Adds the value of the member that was begun.
  mutating func add(_ number: Int) {
    append(number)
    bytes.append(UInt8(ascii: ","))
  }

  private mutating func appendSigns(_ signs: StaticString) {
    signs.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

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

  /// The escaped form of a byte, with the names of RFC 8259.
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
