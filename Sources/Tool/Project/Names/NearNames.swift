package import Diagnostics

/// Finds similar names in the same way as for words in scenarios.
package enum NearNames {
  /// Returns at most three equally similar names, or empty if there are more.
  package static func of(_ word: String, in names: [String]) -> [String] {
    of(word, in: names.map { Candidate($0) })
  }

  /// Returns the similar names among candidates with several spellings.
  package static func of(_ word: String, in candidates: [Candidate]) -> [String] {
    NearMiss.suggestions(for: word, among: candidates)
  }

  /// Returns the line of help with the suggestion, or empty without one.
  package static func help(_ near: [String]) -> [String] {
    near.isEmpty ? [] : ["did you mean \(Phrase.alternatives(near))?"]
  }
}
