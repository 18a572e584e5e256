/// A short digest of bytes, nearly always different for other bytes.
package struct ContentDigest: Hashable, Sendable {
  /// The 64 bits of FNV-1a over the bytes.
  package private(set) var number: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count = 0

  package init() {}

  package init(_ bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      number = (number ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      count += 1
    }
  }

  package var digits: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The digits of the number, and the number of bytes.
  package var text: String { "\(digits)-\(count)" }
}
