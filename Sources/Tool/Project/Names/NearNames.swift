package import Diagnostics

/// The names that somebody may have meant, found as for words in scenarios.
package enum NearNames {
  /// At most three names, all equally near; none where it would be a lottery.
  package static func of(_ word: String, in names: [String]) -> [String] {
    of(word, in: names.map { Candidate($0) })
  }

  /// The same among names with other spellings.
  package static func of(_ word: String, in candidates: [Candidate]) -> [String] {
    NearMiss.suggestions(for: word, among: candidates)
  }

  /// The line of help with the guess; none without one.
  package static func help(_ near: [String]) -> [String] {
    near.isEmpty ? [] : ["did you mean \(Phrase.alternatives(near))?"]
  }
}
