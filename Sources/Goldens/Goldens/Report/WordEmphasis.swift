import Diagnostics
import TableTrace

/// Colors two versions of a line, and emphasizes the words that only one has.
struct WordEmphasis {
  /// The longest line whose words are compared, in characters, and not colored whole.
  private static let longest = 1000

  let old: String
  let new: String

  init(old: String, new: String, ink: Ink) {
    guard ink.isColoured, old.count <= Self.longest, new.count <= Self.longest else {
      self.old = ink.paint(old, .red)
      self.new = ink.paint(new, .green)
      return
    }
    let words = (Self.words(of: old), Self.words(of: new))
    let alignment = Alignment(
      from: words.0.map { WrittenLine($0) },
      to: words.1.map { WrittenLine($0) }
    )
    self.old = Self.painted(words.0, alignment.goes) { isChanged, piece in
      ink.paint(piece, isChanged ? .reversedRed : .red)
    }
    self.new = Self.painted(words.1, alignment.comes) { isChanged, piece in
      ink.paint(piece, isChanged ? .reversedGreen : .green)
    }
  }

  /// The words of a line: groups of letters and digits, and every other character by itself.
  private static func words(of line: String) -> [Substring] {
    var words: [Substring] = []
    var start = line.startIndex
    while start < line.endIndex {
      let rest = line[start...]
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      let end = word.isEmpty ? line.index(after: start) : word.endIndex
      words.append(line[start..<end])
      start = end
    }
    return words
  }

  /// The words, adjacent changed or unchanged ones colored together.
  private static func painted(
    _ words: [Substring],
    _ changed: [Bool],
    _ paint: (Bool, String) -> String
  ) -> String {
    var text = ""
    var start = 0
    while start < words.count {
      let end = changed[start...].firstIndex { $0 != changed[start] } ?? words.count
      text += paint(changed[start], words[start..<end].joined())
      start = end
    }
    return text
  }
}
