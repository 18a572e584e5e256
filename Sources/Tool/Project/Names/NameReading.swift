package import Diagnostics
import Scenarios
package import TableTrace

/// The meaning of a typed name of a callback or hook: exact, or similar to one name only.
package enum NameReading<Meaning> {
  case exact(Meaning)
  /// The word is no exact spelling, but has only one possible meaning.
  case near(Meaning, as: String)
  /// The word has no meaning or several, with similar names.
  case unknown(near: [String])

  /// The fewest letters of an accepted abbreviation.
  private static var shortestBeginning: Int { 6 }
  /// The most names that are suggested for an abbreviation.
  private static var mostBegun: Int { 6 }

  /// Reads a word, for which `named` returns the meaning of an exact name.
  package init(_ word: String, among candidates: [Candidate], named: (String) -> Meaning?) {
    if let meaning = named(word) {
      self = .exact(meaning)
      return
    }
    let begun = Self.begun(by: word.lowercased(), candidates)
    let near = begun.isEmpty ? NearNames.of(word, in: candidates) : begun
    guard near.count == 1, let meaning = named(near[0]) else {
      self = .unknown(near: near.count <= Self.mostBegun ? near : [])
      return
    }
    self = .near(meaning, as: near[0])
  }

  /// Returns the names that begin with a word in any of their spellings, ignoring case.
  private static func begun(by word: String, _ candidates: [Candidate]) -> [String] {
    guard word.count >= shortestBeginning else { return [] }
    var seen: Set<String> = []
    return candidates.filter { candidate in
      candidate.spellings.contains { $0.lowercased().hasPrefix(word) }
    }.map(\.name).filter { seen.insert($0).inserted }
  }
}

extension NameReading {
  /// Reads a word that may be a callback's name with other capitals, which `meant` converts.
  fileprivate init(
    _ word: String,
    among candidates: [Candidate],
    named: (String) -> Meaning?,
    meant: (Callback) -> Meaning
  ) {
    if named(word) == nil, let callback = Callback.spelled(word) {
      self = .near(meant(callback), as: callback.facts.key)
    } else {
      self.init(word, among: candidates, named: named)
    }
  }
}

package enum NameReader {
  package static func callback(_ word: String) -> NameReading<Callback> {
    NameReading(word, among: CallbackCandidates.all, named: Callback.named, meant: \.self)
  }

  /// Reads the name of a callback, or of a hook of a cell or the controller.
  package static func message(_ word: String) -> NameReading<Message> {
    NameReading(word, among: messages, named: Message.named, meant: Message.callback)
  }

  private static var messages: [Candidate] {
    let callbacks = CallbackCandidates.all
    return callbacks + CallFilter.keys.dropFirst(callbacks.count).map { Candidate($0) }
  }
}

package struct TakenName: Hashable {
  var word: String
  package var name: String

  package init(
    word: String,
    name: String
  ) {
    self.word = word
    self.name = name
  }

  package var sentence: String { "'\(word)' is read as '\(name)'" }
}
