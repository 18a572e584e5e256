/// A short name for bytes: the same for equal bytes, and another for nearly all others.
package struct ContentDigest: Hashable, Sendable {
  /// The 64 bits of FNV-1a over the bytes.
  package private(set) var number: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count = 0

  /// Makes the digest of no bytes.
  package init() {}

  /// Makes the digest of bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  /// Adds bytes at the end.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      number = (number ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      count += 1
    }
  }

  /// The number in sixteen digits of base 16.
  package var digits: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The digits of the number, and how many bytes there were.
  package var text: String { "\(digits)-\(count)" }
}
