/// A search query: its words, each with its synonyms and corrections.
struct SearchQuery {
  /// A word with the stems that match it, and their weights.
  struct TypedWord {
    /// The stem of the word.
    var typed: String
    /// The stems with their weights, the typed one first.
    ///
    /// Rare stems have higher weights, and the typed stem has more than its synonyms.
    var stems: [(stem: String, worth: Double)]
  }

  /// A typed word, and the word as which it was read.
  struct Reading: Hashable {
    var typed: String
    var words: [String]
  }

  /// The weight of a synonym, relative to the typed word.
  private static let worthOfMeaning = 0.7

  private(set) var terms: [TypedWord] = []
  /// The words that were read as others.
  private(set) var readings: [Reading] = []
  /// The unknown words without a correction.
  private(set) var unknown: [String] = []

  private let lexicon: SearchLexicon

  /// Reads a question, using the words of the documents.
  init(_ text: String, _ lexicon: SearchLexicon) {
    self.lexicon = lexicon
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if let name = SearchWords.callback(word) ?? SearchWords.name(word), lexicon.knows(name) {
        add(name, [name])
      }
      for part in SearchWords.parts(of: word) { read(part) }
    }
    // If a question has only words such as "list", they are not ignored.
    guard terms.isEmpty, unknown.isEmpty else { return }
    for word in SearchWords.parts(of: text) {
      let means = EverydayWords.stems[SearchWords.ending(cutFrom: word)] ?? []
      if !means.isEmpty { add(word, means) }
    }
  }

  private mutating func read(_ word: String) {
    guard let stem = SearchWords.stem(word) else { return }
    let isKnown = lexicon.knows(stem)
    if isKnown { add(stem, [stem]) }
    let parts = lexicon.parts(ofCompound: word)
    let key = SearchWords.callback(spelledSmall: word)
    if parts.count > 1 || (key != nil && !isKnown) {
      readCompound(key, parts)
    } else if !isKnown {
      readSlip(stem, of: word)
    }
  }

  /// Reads a compound name in lowercase, or its parts.
  private mutating func readCompound(_ key: String?, _ parts: [String]) {
    if let key { add(key, [key]) }
    for part in key.map(SearchWords.parts) ?? parts {
      if let stem = SearchWords.stem(part) { add(stem, [stem]) }
    }
  }

  /// Reads an unknown word as a similar word, if there is one.
  private mutating func readSlip(_ stem: String, of word: String) {
    let near = lexicon.near(stem)
    guard !near.isEmpty else {
      unknown.append(word)
      terms.append(TypedWord(typed: stem, stems: []))
      return
    }
    readings.append(Reading(typed: word, words: near.map(lexicon.word)))
    let said = near.filter { !SearchWords.empty.contains($0) }
    if !said.isEmpty { add(stem, said) }
  }

  /// Adds a new word with its synonyms.
  private mutating func add(_ typed: String, _ stems: [String]) {
    guard !terms.contains(where: { $0.typed == typed }) else { return }
    var term = TypedWord(typed: typed, stems: stems.map { ($0, lexicon.rarity($0)) })
    for other in stems.flatMap({ EverydayWords.stems[$0] ?? [] })
    where !term.stems.contains(where: { $0.stem == other }) {
      term.stems.append((other, lexicon.rarity(other) * Self.worthOfMeaning))
    }
    terms.append(term)
  }

  /// The sum of the highest weight of each word.
  var weight: Double {
    terms.reduce(0) { sum, term in
      let best = term.stems.map(\.worth).max() ?? 0
      return sum + (best > 0 ? best : lexicon.mostRarity)
    }
  }

  /// The pairs of adjacent words, as documents store them.
  var pairs: [String] {
    SearchDocument.pairs(terms.map { $0.stems.first?.stem ?? $0.typed })
  }
}
