import Diagnostics

/// The names that somebody may have meant, found as for words in scenarios.
enum NearNames {
  /// At most three names, all equally near; none where it would be a lottery.
  static func of(_ word: String, in names: [String]) -> [String] {
    NearMiss.suggestions(for: word, among: names.map { Candidate($0) })
  }

  /// The question behind a sentence; empty when there is no guess.
  static func question(_ near: [String]) -> String {
    near.isEmpty ? "" : "; did you mean \(Phrase.alternatives(near))?"
  }
}
