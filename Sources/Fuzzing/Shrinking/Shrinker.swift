import Diagnostics
import YAMLSource

/// Makes an input smaller as long as something stays true of it.
///
/// It takes away keys and entries of a text that is YAML, then lines, then characters; the larger
/// pieces first.
package struct Shrinker {
  /// How many more smaller inputs may be tried.
  private var attempts: Int
  private let holds: ([UInt8]) -> Bool

  /// Makes a shrinker.
  ///
  /// - Parameters:
  ///   - attempts: how many smaller inputs are tried at most
  ///   - holds: whether the thing is still true of an input
  package init(attempts: Int, holds: @escaping ([UInt8]) -> Bool) {
    self.attempts = attempts
    self.holds = holds
  }

  /// The smallest input that was found; the input itself when nothing smaller holds.
  package mutating func shrink(_ bytes: [UInt8]) -> [UInt8] {
    var best = shrinkTree(bytes) ?? bytes
    var size: Int
    repeat {
      size = best.count
      best = shrinkPieces(
        best.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
      ) {
        Array($0.joined(separator: [0x0A]))
      }
      best = shrinkPieces(best) { $0 }
    } while best.count < size && attempts > 0
    return best
  }

  private mutating func stillHolds(_ bytes: [UInt8]) -> Bool {
    guard attempts > 0 else { return false }
    attempts -= 1
    return holds(bytes)
  }

  /// Takes keys and entries out of a text that is YAML; nil when it is none, or when the same
  /// content written anew no longer holds.
  private mutating func shrinkTree(_ bytes: [UInt8]) -> [UInt8]? {
    let document = YAMLDocument(SourceText(path: "scenario.yaml", bytes: bytes))
    guard var tree = document.root.map({ JSON($0) }), !tree.isScalar else { return nil }
    var best = Array(tree.plain.utf8)
    guard stillHolds(best) else { return nil }
    var place = 0
    while attempts > 0, place < tree.memberCount {
      let smaller = tree.removingMember(place)
      let text = Array(smaller.plain.utf8)
      if stillHolds(text) {
        (tree, best) = (smaller, text)
      } else {
        place += 1
      }
    }
    return best
  }

  /// Takes away ever smaller runs of pieces.
  private mutating func shrinkPieces<Piece>(
    _ pieces: [Piece],
    joined: ([Piece]) -> [UInt8]
  ) -> [UInt8] {
    var pieces = pieces
    var length = max(1, pieces.count / 2)
    while attempts > 0 {
      var start = 0
      while start < pieces.count, attempts > 0 {
        var smaller = pieces
        smaller.removeSubrange(start..<min(pieces.count, start + length))
        if stillHolds(joined(smaller)) {
          pieces = smaller
        } else {
          start += length
        }
      }
      guard length > 1 else { break }
      length /= 2
    }
    return joined(pieces)
  }
}
