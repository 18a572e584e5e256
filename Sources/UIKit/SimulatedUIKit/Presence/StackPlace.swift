/// A position on the stack, whose distance to another shows if an override called `super`.
struct StackPlace {
  private let address: UInt

  @inline(never)
  static func here() -> StackPlace {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { StackPlace(address: UInt(bitPattern: $0)) }
  }

  /// Returns the number of bytes between two positions.
  func distance(to other: StackPlace) -> UInt {
    address > other.address ? address - other.address : other.address - address
  }
}
