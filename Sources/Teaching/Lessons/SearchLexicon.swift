import Diagnostics

/// The words of the searched documents, and the readings of a typed word.
struct SearchLexicon {
  /// The number of documents with each stem.
  private var frequencies: [String: Int] = [:]
  /// A complete word for each stem, the first in alphabetical order.
  private var written: [String: String] = [:]
  private var words: Set<String> = []
  /// The words in each name, by the name in lowercase.
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

  /// Returns the weight of a stem, which is low if nearly every document has it.
  ///
  /// The weight doubles when the stem is sixteen times as rare.
  func rarity(_ stem: String) -> Double {
    guard let count = frequencies[stem] else { return 0 }
    return (Double(documents) / Double(count)).squareRoot().squareRoot()
  }

  /// The weight of an unknown word.
  var mostRarity: Double { Double(documents).squareRoot().squareRoot() }

  /// Returns whether a document contains a stem or a synonym of it.
  func knows(_ stem: String) -> Bool {
    frequencies[stem] != nil || EverydayWords.stems[stem] != nil
  }

  func word(of stem: String) -> String { written[stem] ?? stem }

  /// Returns the probable corrections of an unknown stem, or none if there are too many.
  func near(_ stem: String) -> [String] {
    guard stem.count >= Self.shortestSlip else { return [] }
    return NearMiss.suggestions(for: stem, among: candidates)
  }

  /// The length of the shortest word that is corrected, because shorter words are too similar.
  private static let shortestSlip = 4
  private static let shortestCompound = 8
  private static let shortestPart = 2

  /// Returns the parts of a compound word, such as `reload` and `data`.
  ///
  /// It uses as few parts as possible, and returns none if a part is unknown.
  func parts(ofCompound word: String) -> [String] {
    if let parts = names[word] { return parts }
    let letters = Array(word)
    guard letters.count >= Self.shortestCompound, letters.count <= Self.longestCompound else {
      return []
    }
    // For each position, the words of the best split up to it.
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

  /// The length of the longest compound word that is split.
  private static let longestCompound = 80

  /// Returns whether a text can be part of a compound.
  private func isWord(_ text: String) -> Bool {
    if SearchWords.empty.contains(text) || Self.prefixes.contains(text) { return true }
    guard text.count > Self.shortestPart, let stem = SearchWords.stem(text) else { return false }
    return words.contains(text) || knows(stem)
  }

  private static let prefixes: Set<String> = ["ui", "ns"]
}
