import Diagnostics

/// The lines of a text that has been changed, by their numbers before the changes.
struct KeptLines {
  /// The number of each line before, from 1; nil for one that has come in.
  private var originals: [Int?] = []

  /// Compares a text with what it was; a line that has become another keeps its number.
  init(_ text: SourceText, of original: SourceText) {
    let changes = LineChanges(from: TextLines(original).all, to: TextLines(text).all)
    for piece in changes.pieces {
      switch piece {
      case .same(let from, _): originals.append(from + 1)
      case .changed(let from, let to):
        originals += to.indices.map { place in
          let old = from.lowerBound + place - to.lowerBound
          return from.contains(old) ? old + 1 : nil
        }
      }
    }
  }

  /// The number of a line before the changes; nil for one that has come in.
  func number(of line: Int) -> Int? {
    originals.indices.contains(line - 1) ? originals[line - 1] : nil
  }
}
