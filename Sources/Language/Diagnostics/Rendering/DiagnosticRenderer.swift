/// Writes diagnostics as text: a headline, the place, and the source line with a caret.
package struct DiagnosticRenderer: Sendable {
  /// The most diagnostics that are shown for one file.
  package static let limit = 100

  package var ink: Ink

  /// Creates a renderer, without colors by default.
  package init(ink: Ink = Ink()) {
    self.ink = ink
  }

  /// Returns the diagnostics of a file by place, limited in number, with empty lines between them.
  package func render(_ diagnostics: [Diagnostic], source: SourceText) -> String {
    guard !diagnostics.isEmpty else { return "" }
    var frames = [render(diagnostics, source: source, first: Self.limit)]
    let more = diagnostics.count - Self.limit
    if more > 0 {
      frames.append(
        "and \(more) more in \(Phrase.visible(source.path)), not shown: fix these first\n"
      )
    }
    return frames.joined(separator: "\n")
  }

  /// Returns the first diagnostics of a file by place, without mentioning the others.
  package func render(
    _ diagnostics: [Diagnostic],
    source: SourceText,
    first limit: Int
  ) -> String {
    diagnostics.sorted().prefix(limit).map { render($0, source: source) }.joined(separator: "\n")
  }

  /// Returns one diagnostic, with a line end after every line.
  package func render(_ diagnostic: Diagnostic, source: SourceText) -> String {
    let wording = diagnostic.problem.wording
    let code = "\(diagnostic.severity.rawValue)[\(diagnostic.problem.code.name)]"
    var lines = [
      ink.paint(code, paint(of: diagnostic.severity)) + ink.paint(": " + wording.message, .bold)
    ]
    if let range = diagnostic.range {
      lines += frame(of: diagnostic, wording, range, source)
    } else {
      lines.append(gutter(" -->") + " " + Phrase.visible(diagnostic.path))
      lines += remarks(wording, margin: " ")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func frame(
    of diagnostic: Diagnostic,
    _ wording: Wording,
    _ range: SourceRange,
    _ source: SourceText
  ) -> [String] {
    let number = String(range.start.line)
    let margin = String(repeating: " ", count: number.count)
    let path = Phrase.visible(diagnostic.path)
    let place = "\(path):\(range.start.line):\(range.start.column)"
    let excerpt = Excerpt(line: source.line(range.start.line) ?? "", range: range)
    let carets = String(repeating: "^", count: excerpt.length)
    let label = wording.label.isEmpty ? carets : carets + " " + wording.label
    let lines = [
      gutter(margin + "-->") + " " + place,
      gutter(margin + " |"),
      trimmed(gutter(number + " |") + " " + excerpt.text),
      gutter(margin + " |") + " " + String(repeating: " ", count: excerpt.indent)
        + ink.paint(label, paint(of: diagnostic.severity)),
    ]
    return lines + remarks(wording, margin: margin)
  }

  /// Returns the lines below a place: a fact, then ways to fix the problem.
  private func remarks(_ wording: Wording, margin: String) -> [String] {
    let note = wording.note.map { ["note: " + $0] } ?? []
    return (note + wording.help.map { "help: " + $0 }).map { gutter(margin + " =") + " " + $0 }
  }

  private func gutter(_ text: String) -> String { ink.paint(text, .boldBlue) }

  private func paint(of severity: Severity) -> Ink.Paint {
    switch severity {
    case .error: .boldRed
    case .warning: .boldYellow
    }
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
