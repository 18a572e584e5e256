/// Reads texts as a person does and finds what makes one hard to read.
///
/// Tests of every target share this list, so that help, messages and rules keep to the same words.
package enum PlainWords {
  /// The most words that a sentence may have; names and code are not counted.
  package static let mostWords = 25

  /// Words that nobody outside of this project understands, each with what to write.
  package static let unwanted: [(word: String, instead: String)] = [
    ("round", "re-query"), ("rounds", "re-queries"),
    ("band", "version range"), ("bands", "version ranges"),
    ("mend", "fix"), ("mends", "fixes"), ("mended", "fixed"),
    ("comes once more", "is called again"),
    ("asks", "calls, queries"), ("asked", "called, queried"),
    ("told", "notified, called"), ("tells", "notifies, calls"),
    ("keeps away", "prevents"), ("kept away", "prevented"), ("keep away", "prevent"),
    ("brings about", "causes"), ("brought about", "caused"), ("bring about", "cause"),
    ("passed over", "skipped, ignored"), ("passes over", "skips, ignores"),
    ("put off", "deferred"), ("puts off", "defers"),
    ("stands", "is"), ("stands beside", "is next to"), ("stands behind", "causes"),
    ("what becomes of", "what happens to"),
    ("by code", "programmatically"), ("by hand", "by the user"), ("by a finger", "by the user"),
    ("save for", "except for"), ("in silence", "without a call"),
  ]

  /// What is wrong with a text, a line for each finding; empty for a plain text.
  package static func findings(in text: String) -> [String] {
    let prose = withoutQuotations(text)
    let long = sentences(of: prose).compactMap { sentence -> String? in
      let count = countedWords(of: sentence).count
      guard count > mostWords else { return nil }
      return "\(count) words in a sentence, at most \(mostWords): \(sentence)"
    }
    let joined =
      prose.contains("; ") ? ["a semicolon joins two sentences: \(text)"] : []
    let spoken = " \(plainWords(of: prose).joined(separator: " ")) "
    let words = unwanted.filter { spoken.contains(" \($0.word) ") }.map {
      "'\($0.word)' is a private word, write '\($0.instead)': \(text)"
    }
    return long + joined + words
  }

  /// The text without what it quotes: code, names, messages.
  static func withoutQuotations(_ text: String) -> String {
    var prose = ""
    var quotation: Character?
    var before: Character = " "
    for character in text {
      if let end = quotation {
        if character == end {
          quotation = nil
          prose.append("_")
        }
      } else if quotes.contains(character), character != "'" || !before.isLetter {
        quotation = character
      } else {
        prose.append(character)
      }
      before = character
    }
    return prose
  }

  /// The sentences of a text; a full stop inside a name ends none.
  static func sentences(of prose: String) -> [String] {
    var sentences: [String] = []
    var words: [Substring] = []
    for word in prose.split(whereSeparator: \.isWhitespace) {
      words.append(word)
      if let last = word.last, ".?!".contains(last) {
        sentences.append(words.joined(separator: " "))
        words = []
      }
    }
    return words.isEmpty ? sentences : sentences + [words.joined(separator: " ")]
  }

  /// The words that count: no names of code, no numbers.
  static func countedWords(of sentence: String) -> [Substring] {
    sentence.split(whereSeparator: \.isWhitespace).filter { word in
      let bare = word.drop { "(\"'".contains($0) }.prefix { !",.:;?!)\"'".contains($0) }
      let rest = bare.dropFirst()
      return bare.contains(where: \.isLetter)
        && !rest.contains { $0.isUppercase || $0.isNumber || "_.([".contains($0) }
    }
  }

  /// The words in small letters, without marks; a mark between two words stays as a word.
  private static func plainWords(of prose: String) -> [String] {
    prose.lowercased().split { !$0.isLetter && !"-'_".contains($0) }.map(String.init)
  }

  private static let quotes: Set<Character> = ["'", "\"", "`"]
}
