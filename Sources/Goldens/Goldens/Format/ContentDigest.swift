/// A short digest of bytes, which nearly always differs for other bytes.
package struct ContentDigest: Hashable, Sendable {
  /// The 64-bit FNV-1a hash of the bytes.
  package private(set) var number: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count = 0

  package init() {}

  package init(_ bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // Contiguous bytes need no iterator, which makes large files faster.
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable { addPiece($0) }
    guard isAdded == nil else { return }
    for byte in bytes { addByte(byte) }
  }

  private mutating func addPiece(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { addByte(byte) }
  }

  private mutating func addByte(_ byte: UInt8) {
    number = (number ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    count += 1
  }

  package var digits: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The digits of the hash, and the number of bytes.
  package var text: String { "\(digits)-\(count)" }
}
