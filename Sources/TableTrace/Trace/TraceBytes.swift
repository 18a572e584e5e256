/// Bytes of a trace on their way out, written without making strings of numbers.
struct TraceBytes {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  var count: Int { bytes.count }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ path: IndexPath) {
    bytes.append(UInt8(ascii: "["))
    append(path.section)
    append(", " as StaticString)
    append(path.row)
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes the decimal digits, which are found from the last to the first.
  mutating func append(_ number: Int) {
    guard number >= 0 else {
      bytes.append(UInt8(ascii: "-"))
      return append(magnitude: number.magnitude)
    }
    append(magnitude: number.magnitude)
  }

  mutating func append(_ number: Double) {
    guard number == number.rounded(), number.magnitude < 1e15 else {
      return append(number.description)
    }
    append(Int(number))
  }

  /// Puts bytes where an outer line ends, in front of the lines nested in it.
  mutating func insert(_ more: [UInt8], at place: Int) {
    bytes.insert(contentsOf: more, at: place)
  }

  mutating func removeLast() {
    bytes.removeLast()
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func append(magnitude: UInt) {
    guard magnitude >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(magnitude)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = magnitude
      var place = 20
      while rest > 0 {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        place -= 1
        digits[place] = UInt8(ascii: "0") + UInt8(digit)
        rest = quotient
      }
      bytes.append(contentsOf: digits[place...])
    }
  }
}
