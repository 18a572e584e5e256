/// Compares the bytes of a trace with those of its golden as they are written, and keeps neither.
///
/// A class, because the trace writes to it while its owner waits for the answer.
package final class GoldenMatch {
  private let next: (Int) -> [UInt8]
  private var isEqual = true
  /// How many bytes both begin with.
  package private(set) var equalBytes = 0

  /// Makes a comparison with a golden of which `next` gives the next bytes, at most so many; none at
  /// its end.
  package init(next: @escaping (Int) -> [UInt8]) {
    self.next = next
  }

  /// Takes the next bytes of the trace.
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

  /// Whether the trace, which has ended, is the golden, byte for byte.
  package var isComplete: Bool {
    isEqual && next(1).isEmpty
  }

  /// Looks at all bytes even when the first differ, which the compiler makes many at a time.
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
