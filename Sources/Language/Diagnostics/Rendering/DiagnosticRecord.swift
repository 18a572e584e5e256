/// A diagnostic in the form of JSON: plain values, ready for an encoder with sorted keys.
package struct DiagnosticRecord: Encodable, Hashable, Sendable {
  package var path: String
  /// The line, from 1, or nil for the file as a whole.
  package var line: Int?
  /// The column, from 1.
  package var column: Int?
  /// The number of characters, or nil when the place spans lines.
  package var length: Int?
  /// The code, `T012`.
  package var code: String
  /// `error` or `warning`.
  package var severity: String
  package var message: String
  /// The text after the carets.
  package var label: String?
  /// Ways to fix it, or nil for none.
  package var help: [String]?
  package var expected: String?
  package var found: String?
  /// The words that were perhaps meant, best first.
  package var suggestions: [String]

  package init(_ diagnostic: Diagnostic) {
    let wording = diagnostic.problem.wording
    path = diagnostic.path
    if let range = diagnostic.range {
      line = range.start.line
      column = range.start.column
      if range.end.line == range.start.line { length = range.end.column - range.start.column }
    }
    code = diagnostic.problem.code.name
    severity = diagnostic.severity.rawValue
    message = wording.message
    label = wording.label.isEmpty ? nil : wording.label
    help = wording.help.isEmpty ? nil : wording.help
    expected = wording.expected
    found = wording.found
    suggestions = wording.suggestions
  }
}
