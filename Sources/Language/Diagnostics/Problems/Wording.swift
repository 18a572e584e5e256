/// The texts about a problem that the user sees.
package struct Wording: Hashable, Sendable {
  /// The headline, without a full stop.
  package let message: String
  /// The text after the carets, or empty.
  package private(set) var label = ""
  /// A fact below the source line, or nil.
  package private(set) var note: String?
  /// Ways to fix the problem, each one command or one edit.
  package private(set) var help: [String] = []
  /// The expected text, or nil if it cannot be named.
  package private(set) var expected: String?
  /// The found text, or nil if it cannot be named.
  package private(set) var found: String?
  /// The most similar valid words, best first.
  package private(set) var suggestions: [String] = []

  init(_ message: String) {
    self.message = message
  }

  func label(_ label: String) -> Wording { changed { $0.label = label } }

  func note(_ note: String?) -> Wording { changed { $0.note = note } }

  func help(_ help: String...) -> Wording { changed { $0.help = help } }

  func help(_ help: [String]) -> Wording { changed { $0.help = help } }

  func expected(_ text: String?) -> Wording { changed { $0.expected = text } }

  func found(_ text: String?) -> Wording { changed { $0.found = text } }

  func suggesting(_ words: [String]) -> Wording { changed { $0.suggestions = words } }

  private func changed(_ change: (inout Wording) -> Void) -> Wording {
    var wording = self
    change(&wording)
    return wording
  }

  /// Creates the wording for a value of the wrong type.
  init(_ message: String, expected: String, _ value: FoundValue, _ slip: Typo?) {
    self.message = message
    label = "found \(value.phrase)"
    help = slip.map { [$0.phrase] } ?? []
    self.expected = expected
    found = value.phrase
    suggestions = slip?.suggestions ?? []
  }

  /// Creates the wording for an unknown name, with similar or valid names, or how to list them.
  init(
    _ message: String,
    unknown name: String,
    among candidates: [Candidate],
    listed: [String] = [],
    listing: String? = nil
  ) {
    self.message = message
    suggestions = NearMiss.suggestions(for: name, among: candidates)
    label = Phrase.guess(suggestions, allowed: listed)
    found = name
    if label.isEmpty, let listing { help = ["to list the valid names: tabletrace \(listing)"] }
  }
}
