/// Compares the bytes of a trace with those of its golden, and stores neither.
///
/// It is a class because the trace writes to it while its owner waits for the result.
package final class GoldenMatch {
  private let next: (Int) -> [UInt8]
  private var isEqual = true
  /// The number of equal bytes from the beginning.
  package private(set) var equalBytes = 0

  /// Creates a comparison.
  ///
  /// `next` returns at most the given number of bytes of the golden, and none at its end.
  package init(next: @escaping (Int) -> [UInt8]) {
    self.next = next
  }

  package func take(_ bytes: [UInt8]) {
    var place = 0
    while isEqual, place < bytes.count {
      let piece = next(bytes.count - place)
      let taken = bytes[place..<place + piece.count]
      isEqual = !piece.isEmpty && Self.areEqual(piece, taken)
      equalBytes += isEqual ? piece.count : zip(piece, taken).prefix { $0.0 == $0.1 }.count
      place += piece.count
    }
  }

  /// Whether the finished trace equals the golden, byte for byte.
  package var isComplete: Bool {
    isEqual && next(1).isEmpty
  }

  /// Compares all bytes even after a difference, because the compiler vectorizes such a loop.
  private static func areEqual(_ piece: [UInt8], _ bytes: ArraySlice<UInt8>) -> Bool {
    piece.withUnsafeBufferPointer { one in
      bytes.withUnsafeBufferPointer { other in
        var difference: UInt8 = 0
        for index in 0..<min(one.count, other.count) {
          difference |= one[index] ^ other[index]
        }
        return difference == 0
      }
    }
  }
}

@available(*, unavailable)
extension GoldenMatch: Sendable {}
