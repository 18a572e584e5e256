/// Whether the parts of a message are coloured.
package enum DiagnosticStyle: Sendable {
  /// Text alone, for pipes, files and tests.
  case plain
  /// Bold and red or yellow, for terminals.
  case coloured

  /// The headline's code, such as `error[T012]`.
  func code(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    }
  }

  /// The headline.
  func headline(_ text: String) -> String { wrapped(text, "1") }

  /// Line numbers and bars.
  func gutter(_ text: String) -> String { wrapped(text, "1;34") }

  /// Carets and what stands behind them.
  func caret(_ text: String, _ severity: Severity) -> String { code(text, severity) }

  private func wrapped(_ text: String, _ attributes: String) -> String {
    switch self {
    case .plain: text
    case .coloured: "\u{1B}[\(attributes)m\(text)\u{1B}[0m"
    }
  }
}
