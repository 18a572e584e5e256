import Diagnostics

/// The words of the documents of a search, and the other meanings of a typed word.
struct SearchLexicon {
  /// The number of documents with each stem.
  private var frequencies: [String: Int] = [:]
  /// A written word for each stem, the first in alphabetical order.
  private var written: [String: String] = [:]
  private var words: Set<String> = []
  /// The words in each name, by the name in small letters.
  private var names: [String: [String]] = [:]
  private var documents = 0

  init(_ documents: [SearchDocument], _ forms: inout WordFormTable) {
    for document in documents {
      add(document.words.keys, writtenAs: document.texts.flatMap { forms.forms(in: $0) })
    }
  }

  /// The possible corrections of a mistyped word.
  private var candidates: [Candidate] {
    let words = SearchWords.empty.filter { $0.count >= Self.shortestSlip }
    return Set(frequencies.keys).union(EverydayWords.stems.keys).union(words).sorted()
      .map { Candidate($0) }
  }

  private mutating func add(_ stems: some Sequence<String>, writtenAs forms: [WordForms]) {
    documents += 1
    for stem in stems { frequencies[stem, default: 0] += 1 }
    for form in forms {
      if let name = form.name { names[name] = form.parts }
      for word in form.parts where words.insert(word).inserted {
        guard let stem = SearchWords.stem(word) else { continue }
        written[stem] = min(written[stem] ?? word, word)
      }
    }
  }

  /// The weight of a stem; a stem of nearly every document has little.
  ///
  /// It doubles each time that the stem is sixteen times as rare.
  func rarity(_ stem: String) -> Double {
    guard let count = frequencies[stem] else { return 0 }
    return (Double(documents) / Double(count)).squareRoot().squareRoot()
  }

  /// The rarity of an unknown word.
  var mostRarity: Double { Double(documents).squareRoot().squareRoot() }

  /// Whether a stem is in a document, or leads to words that are.
  func knows(_ stem: String) -> Bool {
    frequencies[stem] != nil || EverydayWords.stems[stem] != nil
  }

  func word(of stem: String) -> String { written[stem] ?? stem }

  /// The probable corrections of an unknown stem, or empty if there are too many.
  func near(_ stem: String) -> [String] {
    guard stem.count >= Self.shortestSlip else { return [] }
    return NearMiss.suggestions(for: stem, among: candidates)
  }

  /// The length of the shortest corrected word; shorter ones are too similar to others.
  private static let shortestSlip = 4
  private static let shortestCompound = 8
  private static let shortestPart = 2

  /// The parts of a compound word, such as `reload` and `data`; as few as possible, and empty if a
  /// part is unknown.
  func parts(ofCompound word: String) -> [String] {
    if let parts = names[word] { return parts }
    let letters = Array(word)
    guard letters.count >= Self.shortestCompound, letters.count <= Self.longestCompound else {
      return []
    }
    // The best way to each place: the words before it.
    var ways: [[String]?] = [[]] + Array(repeating: nil, count: letters.count)
    for end in 1...letters.count {
      for start in 0...max(0, end - Self.shortestPart) {
        guard let way = ways[start], way.count + 1 < ways[end]?.count ?? .max else { continue }
        let part = String(letters[start..<end])
        guard part.count >= Self.shortestPart, isWord(part) else { continue }
        ways[end] = way + [part]
      }
    }
    return SearchWords.withoutIndexPath(ways[letters.count] ?? [])
  }

  /// The length of the longest compound word.
  private static let longestCompound = 80

  /// Whether a text can be part of a compound; two letters must be a stop word.
  private func isWord(_ text: String) -> Bool {
    if SearchWords.empty.contains(text) || Self.prefixes.contains(text) { return true }
    guard text.count > Self.shortestPart, let stem = SearchWords.stem(text) else { return false }
    return words.contains(text) || knows(stem)
  }

  private static let prefixes: Set<String> = ["ui", "ns"]
}
