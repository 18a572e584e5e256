/// One written word in the forms that a search compares.
struct WordForms {
  /// The stems; a name is one word and all the words in it.
  let stems: [String]
  let parts: [String]
  /// A name that has capitals inside, in lowercase.
  let name: String?

  init(_ word: String) {
    name = SearchWords.name(word)
    parts = SearchWords.parts(of: word)
    let whole = SearchWords.callback(word) ?? name
    stems = (whole.map { [$0] } ?? []) + parts.compactMap(SearchWords.stem)
  }
}

/// The forms of all words so far.
///
/// Lessons repeat their words, so each word is taken apart only once.
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
