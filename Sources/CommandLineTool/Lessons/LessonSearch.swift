import Scenarios
import TableTrace

/// Finds scenarios by words: in their questions, titles, names, tags, explanations and callbacks.
///
/// A word that is rare in the library weighs more than one that half of the lessons have; a callback
/// is found under each of its spellings.
struct LessonSearch {
  /// A scenario with how well it answers.
  struct Hit {
    var entry: LessonBook.Entry
    /// The sum over the words that were found; only the order means something.
    var score: Double
  }

  /// What a place of a scenario is worth.
  private enum Weight {
    static let question = 5.0
    static let title = 4.0
    static let name = 4.0
    static let tag = 3.0
    static let callback = 3.0
    static let about = 1.5
    /// Evidence is seldom what a learner looks for.
    static let withoutQuestion = 0.4
  }

  /// The words that say nothing about a subject.
  private static let stopWords: Set<String> = [
    "a", "about", "all", "app", "list", "am", "an", "and", "are", "as", "at", "be", "but", "by",
    "can", "do",
    "does",
    "for", "from", "get", "has", "have", "how", "i", "if", "in", "is", "it", "its", "me", "my",
    "of",
    "on", "or", "s", "so", "t", "table", "tableview", "that", "the", "their", "there", "this", "to",
    "uitableview", "view", "was", "what", "when", "which", "why", "will", "with", "you",
  ]

  /// What people call a thing, beside the word that the library uses; as stems.
  private static let otherWords: [String: [String]] = [
    "blank": ["empty", "nothing"], "bottom": ["end", "last"], "click": ["tap"],
    "crash": ["exception", "invalid"],
    "flicker": ["jump", "animat"], "freez": ["many", "huge"], "guess": ["estimat"],
    "flash": ["animat"], "hang": ["many", "huge"],
    "press": ["tap"], "refresh": ["reload"], "remov": ["delet"], "slow": ["cost", "many"],
    "jumpy": ["jump"], "never": ["not"], "touch": ["tap"], "twic": ["again", "several", "often"],
    "white": ["blank", "empty"], "wrong": ["stal"],
    "finish": ["complet", "end"], "add": ["insert"], "finger": ["tap"], "order": ["sequenc"],
  ]

  /// A scenario with what its words are worth, and the words of its question that follow each other.
  private struct Document {
    var entry: LessonBook.Entry
    var words: [String: Double]
    var pairs: Set<[String]>
  }

  private let documents: [Document]
  /// In how many documents each word stands.
  private let frequencies: [String: Int]

  init(_ book: LessonBook) {
    documents = book.entries.map { entry in
      let question = Self.tokens(in: entry.question ?? "")
      return Document(
        entry: entry,
        words: Self.words(of: entry),
        pairs: Set(Self.pairs(question))
      )
    }
    frequencies = documents.reduce(into: [:]) { counts, document in
      for word in document.words.keys { counts[word, default: 0] += 1 }
    }
  }

  /// The scenarios that answer best, the best first; none that is not half as good as the best.
  func hits(_ query: [String], limit: Int) -> [Hit] {
    let wanted = Self.query(query)
    guard !wanted.isEmpty else { return [] }
    let pairs = Self.pairs(wanted.map { $0[0] })
    let hits = documents.compactMap { document -> Hit? in
      var score = 0.0
      var found = 0
      for alternatives in wanted {
        let values = alternatives.enumerated().map { place, word in
          (document.words[word] ?? 0) * rarity(word) * (place == 0 ? 1 : 0.7)
        }
        let best = values.max() ?? 0
        score += best
        if best > 0 { found += 1 }
      }
      guard found * 2 >= wanted.count else { return nil }
      let share = Double(found) / Double(wanted.count)
      // Of lessons with the same words, the one that has them side by side as they were asked.
      let sideBySide = 1 + 0.1 * Double(pairs.count { document.pairs.contains($0) })
      let kind = document.entry.question == nil ? Weight.withoutQuestion : 1
      return Hit(entry: document.entry, score: score * share * kind * sideBySide)
    }
    let sorted = hits.sorted { left, right in
      if left.score != right.score { return left.score > right.score }
      return left.entry.file.name < right.entry.file.name
    }
    let best = sorted.first?.score ?? 0
    return Array(sorted.prefix(limit).prefix { $0.score * 2 >= best })
  }

  /// Each word with the next.
  private static func pairs(_ words: [String]) -> [[String]] {
    zip(words, words.dropFirst()).map { [$0, $1] }
  }

  private func rarity(_ word: String) -> Double {
    guard let count = frequencies[word], count > 0 else { return 0 }
    // Halves each time that four times as many documents have the word.
    return 1 / Double(count).squareRoot().squareRoot()
  }

  /// The words of a question, each with what else it may be called, the word itself first.
  private static func query(_ words: [String]) -> [[String]] {
    var seen: Set<String> = []
    return words.flatMap { tokens(in: $0) }.filter { seen.insert($0).inserted }
      .map { [$0] + (otherWords[$0] ?? []) }
  }

  private static func words(of entry: LessonBook.Entry) -> [String: Double] {
    var words: [String: Double] = [:]
    func add(_ text: String?, _ weight: Double) {
      for word in tokens(in: text ?? "") { words[word] = max(words[word] ?? 0, weight) }
    }
    let scenario = entry.scenario
    add(scenario.about, Weight.about)
    for callback in scenario.callbacks { add(callback.facts.key, Weight.callback) }
    for tag in scenario.tags { add(tag, Weight.tag) }
    add(entry.file.name, Weight.name)
    add(scenario.title, Weight.title)
    add(entry.question, Weight.question)
    return words
  }

  /// The stems of a text; the name of a callback is one word and all the words in it.
  static func tokens(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
      let callback = Callback.named(word.trimming { ",.;?!'\"`".contains($0) })
      guard let key = callback?.facts.key else { return stems(in: String(word)) }
      return [key] + stems(in: key)
    }
  }

  private static func stems(in text: String) -> [String] {
    let parts = text.split { !$0.isLetter && !$0.isNumber }.flatMap(humps)
    return parts.map { stem($0.lowercased()) }.filter { !$0.isEmpty }
  }

  /// The words that capital letters divide, `did select row at`.
  private static func humps(_ word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = word.startIndex
    for index in word.indices.dropFirst() where word[index].isUppercase {
      if word[word.index(before: index)].isLowercase {
        parts.append(word[start..<index])
        start = index
      }
    }
    return parts + [word[start...]]
  }

  /// A word without its endings, so that `deleting`, `deletes` and `delete` are one; empty for words
  /// that say nothing.
  private static func stem(_ word: String) -> String {
    guard !stopWords.contains(word) else { return "" }
    var stem = word
    for ending in ["ations", "ation", "ing", "ed", "es", "s"] where stem.hasSuffix(ending) {
      guard stem.count - ending.count >= 3, !stem.hasSuffix("ss") else { continue }
      stem = String(stem.dropLast(ending.count))
      break
    }
    if stem.count > 3, stem.hasSuffix("e") { stem = String(stem.dropLast()) }
    // A doubled letter before an ending: `scrolling` keeps its own, `dragging` does not.
    if word != stem, stem.count > 3, let last = stem.last, stem.dropLast().last == last,
      !"lsz".contains(last)
    {
      stem = String(stem.dropLast())
    }
    return stem
  }
}

extension Substring {
  /// Without the characters at either end for which the question is answered yes.
  fileprivate func trimming(_ isUnwanted: (Character) -> Bool) -> String {
    var rest = self.drop(while: isUnwanted)
    while let last = rest.last, isUnwanted(last) { rest = rest.dropLast() }
    return String(rest)
  }
}
