/// The forms of one word that a search compares.
struct WordForms {
  /// The stems, where a name counts as one word and as all words in it.
  let stems: [String]
  let parts: [String]
  /// The word in lowercase if it is a name with inner capitals, or nil.
  let name: String?

  init(_ word: String) {
    name = SearchWords.name(word)
    parts = SearchWords.parts(of: word)
    let whole = SearchWords.callback(word) ?? name
    stems = (whole.map { [$0] } ?? []) + parts.compactMap(SearchWords.stem)
  }
}

/// The forms of all words so far, so that a repeated word is analysed only once.
struct WordFormTable {
  private var forms: [Substring: WordForms] = [:]

  mutating func forms(in text: String) -> [WordForms] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      if let known = forms[word] { return known }
      let new = WordForms(String(word))
      forms[word] = new
      return new
    }
  }

  mutating func stems(in text: String) -> [String] {
    forms(in: text).flatMap(\.stems)
  }
}
