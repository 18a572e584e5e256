import Diagnostics

/// The lines of a changed text, with their original numbers.
struct KeptLines {
  /// The original number of each line, from 1, or nil for a new line.
  private var originals: [Int?] = []

  /// Compares a text with its original, where a changed line keeps its number.
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

  /// Returns the original number of a line, or nil for a new line.
  func number(of line: Int) -> Int? {
    originals.indices.contains(line - 1) ? originals[line - 1] : nil
  }
}
