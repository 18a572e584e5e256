/// A diagnostic as plain values for JSON.
package struct DiagnosticRecord: Encodable, Hashable, Sendable {
  package var path: String
  /// The line, from 1, or nil if the diagnostic is about the whole file.
  package var line: Int?
  /// The column, from 1.
  package var column: Int?
  /// The number of characters, or nil if the place spans several lines.
  package var length: Int?
  /// The code, such as `T012`.
  package var code: String
  /// `error` or `warning`.
  package var severity: String
  package var message: String
  /// The text after the carets.
  package var label: String?
  /// Ways to fix it, or nil if there are none.
  package var help: [String]?
  package var expected: String?
  package var found: String?
  /// The words that the user may have meant, best first.
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
