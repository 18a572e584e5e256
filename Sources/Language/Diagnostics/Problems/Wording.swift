/// The sentences about a problem that reach the user.
package struct Wording: Hashable, Sendable {
  /// The headline, without a full stop.
  package var message: String
  /// The text after the carets; empty for none.
  package var label: String
  /// A fact below the frame; nil for none.
  package var note: String?
  /// Ways to fix it, one idea each: a command or an edit.
  package var help: [String]
  /// The expected text, if it can be named.
  package var expected: String?
  /// The text found there, if it can be named.
  package var found: String?
  /// The closest valid words, best first.
  package var suggestions: [String]

  init(
    _ message: String,
    label: String = "",
    note: String? = nil,
    help: [String] = [],
    expected: String? = nil,
    found: String? = nil,
    suggestions: [String] = []
  ) {
    self.message = message
    self.label = label
    self.note = note
    self.help = help
    self.expected = expected
    self.found = found
    self.suggestions = suggestions
  }

  /// The wording for a value of the wrong type.
  init(_ message: String, expected: String, _ found: FoundValue, _ slip: Typo?) {
    self.init(
      message,
      label: "found \(found.phrase)",
      help: slip.map { [$0.phrase] } ?? [],
      expected: expected,
      found: found.phrase,
      suggestions: slip?.suggestions ?? []
    )
  }

  /// The wording for an unknown name: the closest names, else the short list of valid names, else
  /// the command that lists them.
  init(
    _ message: String,
    unknown name: String,
    among candidates: [Candidate],
    listed: [String] = [],
    listing: String? = nil
  ) {
    let suggestions = NearMiss.suggestions(for: name, among: candidates)
    let label = Phrase.guess(suggestions, allowed: listed)
    let help = label.isEmpty ? listing.map { ["to list the valid names: tabletrace \($0)"] } : nil
    self.init(message, label: label, help: help ?? [], found: name, suggestions: suggestions)
  }
}
