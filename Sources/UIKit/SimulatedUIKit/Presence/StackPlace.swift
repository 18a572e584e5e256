/// A place on the stack: its distance to another tells a method that was called directly from one that an
/// override has called.
struct StackPlace {
  private let address: UInt

  /// The place of whoever asks.
  @inline(never)
  static func here() -> StackPlace {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { StackPlace(address: UInt(bitPattern: $0)) }
  }

  /// Returns the number of bytes between two places.
  func distance(to other: StackPlace) -> UInt {
    address > other.address ? address - other.address : other.address - address
  }
}
