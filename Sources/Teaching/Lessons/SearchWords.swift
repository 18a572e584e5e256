import Diagnostics
import Scenarios
import TableTrace

/// Splits texts into words for comparison: without case, endings and stop words.
enum SearchWords {
  static let empty: Set<String> = [
    "a", "about", "all", "am", "an", "and", "any", "app", "are", "as", "at", "be", "but", "by",
    "can",
    "cant", "could", "did", "didnt", "do", "does", "doesnt", "dont", "for", "from", "get", "gets",
    "got", "had", "has", "have", "how", "i", "if", "in", "is", "isnt", "it", "its", "just", "like",
    "list", "me", "my", "of", "on", "one", "or", "s", "should", "so", "some", "swift", "t", "table",
    "tableview", "that", "the", "their", "then", "there", "this", "to", "uitableview", "use",
    "using",
    "view", "want", "was", "what", "when", "which", "why", "will", "with", "wont", "would", "xcode",
    "you",
    "your",
  ]

  /// Returns the stems of a text, where a name counts as one word and as all words in it.
  static func stems(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).flatMap { WordForms(String($0)).stems }
  }

  /// Returns the lowercase words of a text, including those in names.
  ///
  /// A callback has the words of its key, without `AtIndexPath` at its end.
  static func parts(of text: String) -> [String] {
    let parts = (callback(text) ?? text).filter { $0 != "'" }
      .split { !$0.isLetter && !$0.isNumber }.flatMap(humps).map { $0.lowercased() }
    return withoutIndexPath(parts)
  }

  /// Returns words without the `AtIndexPath` of older names.
  static func withoutIndexPath(_ parts: [String]) -> [String] {
    parts.count > indexPath.count && parts.suffix(indexPath.count) == indexPath[...]
      ? parts.dropLast(indexPath.count) : parts
  }

  private static let indexPath = ["at", "index", "path"]

  /// Returns a name with inner capitals, such as `reloadData`, in lowercase, or nil for other
  /// words.
  static func name(_ text: String) -> String? {
    let word = trimmed(text)
    guard word.allSatisfy(\.isLetter), humps(word[...]).count > 1 else { return nil }
    return word.lowercased()
  }

  /// Returns the key of the callback that a word names: in any spelling, or by its beginning.
  ///
  /// A beginning must have an inner capital, such as `didSelectRow`, because words like `editing`
  /// are no names.
  static func callback(_ text: String) -> String? {
    let word = trimmed(text)
    if let callback = Callback.spelled(word) { return callback.facts.key }
    guard word.count >= shortestBeginning, word.dropFirst().contains(where: \.isUppercase) else {
      return nil
    }
    let begun = keys.filter { $0.hasPrefix(word) }
    return begun.count == 1 ? begun.first : nil
  }

  /// Returns the key of the callback with this spelling, ignoring case.
  static func callback(spelledSmall word: String) -> String? {
    if let key = spellings[word] { return key }
    guard word.count >= shortestBeginning else { return nil }
    let begun = keys.filter { $0.lowercased().hasPrefix(word) }
    return begun.count == 1 ? begun.first : nil
  }

  private static let shortestBeginning = 8

  private static let keys = Callback.allCases.map(\.facts.key)

  /// The keys of callbacks, by all their spellings in lowercase.
  private static let spellings: [String: String] = CallbackCandidates.all
    .reduce(into: [:]) { spellings, candidate in
      for spelling in candidate.spellings {
        let letters = spelling.lowercased().filter { $0.isLetter || $0.isNumber }
        spellings[letters] = candidate.name
      }
    }

  private static func trimmed(_ word: String) -> String {
    let isMark: (Character) -> Bool = { ",.;?!'\"`()".contains($0) }
    var rest = word.drop(while: isMark)
    while let last = rest.last, isMark(last) { rest = rest.dropLast() }
    return String(rest)
  }

  /// Splits a name at its capitals, such as `didSelectRowAt` into `did`, `Select`, `Row` and `At`.
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

  private static let endings = ["ions", "ion", "ings", "ing", "ies", "ed", "es", "s"]

  /// Returns a lowercase word without its ending, or nil for a stop word.
  ///
  /// So `deleting`, `deletes` and `delete` are equal.
  static func stem(_ word: String) -> String? {
    empty.contains(word) || word.isEmpty ? nil : ending(cutFrom: word)
  }

  /// Returns a lowercase word without its ending.
  static func ending(cutFrom word: String) -> String {
    var stem = word
    let ending = endings.first { ending in
      stem.hasSuffix(ending) && stem.count - ending.count >= 3 && !stem.hasSuffix("ss")
    }
    if let ending { stem = stem.dropLast(ending.count) + (ending == "ies" ? "y" : "") }
    if stem.count > 3, stem.hasSuffix("e") { stem = String(stem.dropLast()) }
    // A letter doubled before an ending is removed, as in `dragging`, but not in `scrolling`.
    if word != stem, stem.count > 3, let last = stem.last, stem.dropLast().last == last,
      !"lsz".contains(last)
    {
      stem = String(stem.dropLast())
    }
    return stem
  }
}
