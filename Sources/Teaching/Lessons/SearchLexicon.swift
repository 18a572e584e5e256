import Diagnostics

/// The words that the documents of a search have, and what else a typed word may stand for.
struct SearchLexicon {
  /// In how many documents each stem stands.
  private var frequencies: [String: Int] = [:]
  /// A word as it is written for each stem, the first in the order of the alphabet.
  private var written: [String: String] = [:]
  /// The words as they are written.
  private var words: Set<String> = []
  /// The words in each name, by the name in small letters.
  private var names: [String: [String]] = [:]
  private var documents = 0
  /// What a slip may have been meant for.
  private var candidates: [Candidate] = []

  /// Reads the words of documents.
  init(_ documents: [SearchDocument], _ forms: inout WordFormTable) {
    for document in documents {
      add(document.words.keys, writtenAs: document.texts.flatMap { forms.forms(in: $0) })
    }
    let words = SearchWords.empty.filter { $0.count >= Self.shortestSlip }
    candidates = Set(frequencies.keys).union(EverydayWords.stems.keys).union(words).sorted()
      .map { Candidate($0) }
  }

  /// Counts the words of one more document.
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

  /// How much a stem tells; one that nearly every document has tells little.
  ///
  /// It doubles each time that the stem is sixteen times as rare.
  func rarity(_ stem: String) -> Double {
    guard let count = frequencies[stem] else { return 0 }
    return (Double(documents) / Double(count)).squareRoot().squareRoot()
  }

  /// The rarity of a word that stands nowhere.
  var mostRarity: Double { Double(documents).squareRoot().squareRoot() }

  /// Whether a stem means something: it stands somewhere, or leads to words that do.
  func knows(_ stem: String) -> Bool {
    frequencies[stem] != nil || EverydayWords.stems[stem] != nil
  }

  /// The word that a stem belongs to.
  func word(of stem: String) -> String { written[stem] ?? stem }

  /// The stems that were perhaps meant by one that means nothing; none where it would be a lottery.
  func near(_ stem: String) -> [String] {
    guard stem.count >= Self.shortestSlip else { return [] }
    return NearMiss.suggestions(for: stem, among: candidates)
  }

  /// Shorter words resemble too many others.
  private static let shortestSlip = 4
  private static let shortestCompound = 8
  private static let shortestPart = 2

  /// The words that a word is put together of, such as `reload` and `data`; as few as possible, and
  /// none where it is not made of known words alone.
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

  /// Longer ones are nobody's word.
  private static let longestCompound = 80

  /// Whether something can be part of a compound; of two letters only words that say nothing.
  private func isWord(_ text: String) -> Bool {
    if SearchWords.empty.contains(text) || Self.prefixes.contains(text) { return true }
    guard text.count > Self.shortestPart, let stem = SearchWords.stem(text) else { return false }
    return words.contains(text) || knows(stem)
  }

  /// How names of classes begin.
  private static let prefixes: Set<String> = ["ui", "ns"]
}
