/// A search question: its words, each with its other meanings.
struct SearchQuery {
  /// A word with the stems that match it, and their weights.
  struct TypedWord {
    /// The word without its ending.
    var typed: String
    /// The stems with their weights, the typed one first.
    ///
    /// Rare stems count more, and the typed one counts more than others.
    var stems: [(stem: String, worth: Double)]
  }

  /// A word that was read as another one.
  struct Reading: Hashable {
    var typed: String
    var words: [String]
  }

  /// The weight of a synonym.
  private static let worthOfMeaning = 0.7

  private(set) var terms: [TypedWord] = []
  /// The corrected words.
  private(set) var readings: [Reading] = []
  /// The unknown words without a correction.
  private(set) var unknown: [String] = []

  private let lexicon: SearchLexicon

  /// Reads a question by the words that documents have.
  init(_ text: String, _ lexicon: SearchLexicon) {
    self.lexicon = lexicon
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if let name = SearchWords.callback(word) ?? SearchWords.name(word), lexicon.knows(name) {
        add(name, [name])
      }
      for part in SearchWords.parts(of: word) { read(part) }
    }
    // A question of nothing but such words as "list" means them.
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

  /// Reads a name in small letters, or words without blanks.
  private mutating func readCompound(_ key: String?, _ parts: [String]) {
    if let key { add(key, [key]) }
    for part in key.map(SearchWords.parts) ?? parts {
      if let stem = SearchWords.stem(part) { add(stem, [stem]) }
    }
  }

  /// Reads an unknown word as a similar one, if any.
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

  /// The rarity of all words together, each at its best.
  var weight: Double {
    terms.reduce(0) { sum, term in
      let best = term.stems.map(\.worth).max() ?? 0
      return sum + (best > 0 ? best : lexicon.mostRarity)
    }
  }

  /// Each word with the next, as in documents.
  var pairs: [String] {
    SearchDocument.pairs(terms.map { $0.stems.first?.stem ?? $0.typed })
  }
}
