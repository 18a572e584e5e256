/// What is said about a problem: the only sentences that reach a user.
package struct Wording: Hashable, Sendable {
  /// The headline, without a full stop.
  package var message: String
  /// What stands behind the caret line; empty for nothing.
  package var label: String
  /// A remark below the frame; nil for none.
  package var note: String?
  /// What was expected at the place, if that can be named.
  package var expected: String?
  /// What was found there, if that can be named.
  package var found: String?
  /// The words that were perhaps meant, best first.
  package var suggestions: [String]

  init(
    _ message: String,
    label: String = "",
    note: String? = nil,
    expected: String? = nil,
    found: String? = nil,
    suggestions: [String] = []
  ) {
    self.message = message
    self.label = label
    self.note = note
    self.expected = expected
    self.found = found
    self.suggestions = suggestions
  }

  /// What is said about a value of the wrong kind.
  init(_ message: String, expected: String, _ found: FoundValue, _ slip: Slip?) {
    self.init(
      message,
      label: "found \(found.phrase)" + (slip.map { "; " + $0.phrase } ?? ""),
      expected: expected,
      found: found.phrase,
      suggestions: slip?.suggestions ?? []
    )
  }
}
