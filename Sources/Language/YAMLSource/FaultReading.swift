internal import Diagnostics

/// Finds the author's mistake from the place and reason where the parser stopped.
///
/// The parser reports where it noticed the fault. The mistake is often earlier.
struct FaultReading {
  private let fault: ParserFault
  private let source: SourceText

  init(_ fault: ParserFault, in source: SourceText) {
    self.fault = fault
    self.source = source
  }

  /// The mistake as the author understands it, at the place to fix.
  var diagnostic: Diagnostic {
    let (problem, range) = tab ?? reading
    return Diagnostic(.syntax(problem), path: source.path, range: range)
  }

  private typealias Reading = (SyntaxProblem, SourceRange)

  /// A tab in the indentation of a line near the fault.
  private var tab: Reading? {
    for line in [fault.mark.line, fault.mark.line - 1] {
      let characters = Array((source.line(line) ?? "").unicodeScalars)
      let blanks = characters.prefix { $0 == " " || $0 == "\t" }
      guard blanks.count < characters.count, let column = blanks.firstIndex(of: "\t") else {
        continue
      }
      let length = blanks[column...].prefix { $0 == "\t" }.count
      return (.tab, SourceRange(line: line, column: column + 1, length: length))
    }
    return nil
  }

  private var reading: Reading {
    if fault.problem.hasPrefix("mapping values are not allowed") { return unexpectedColon }
    if fault.problem.hasPrefix("could not find expected ':'") {
      let number = fault.contextMark?.line ?? fault.mark.line
      return missingColon(SourceLine(number: number, source.line(number) ?? "").withoutDash)
    }
    if fault.context.contains("quoted scalar") { return quoteFault }
    if fault.context.contains("flow sequence") || fault.context.contains("flow mapping") {
      return bracketFault
    }
    if fault.problem.hasPrefix("did not find expected key") { return keyFault }
    if fault.problem.contains("'-' indicator") { return at(.keyAmongEntries, contentRange) }
    if fault.problem.contains("cannot start any token") {
      let character = character(at: fault.mark).map(String.init) ?? ""
      return at(.reservedCharacter(character), point(fault.mark))
    }
    return at(.other(fault.problem), point(fault.mark))
  }

  /// A second colon on a line, or a colon after a line without its own.
  private var unexpectedColon: Reading {
    let line = source.line(fault.mark.line) ?? ""
    let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(fault.mark.column - 1)))
    if let colon = before.ranges(of: ": ").first {
      let value = before[colon.upperBound...]
      let column = before.unicodeScalars.count - value.unicodeScalars.count + 1
      let length = max(1, line.unicodeScalars.count - column + 1)
      return at(
        .unquotedColon,
        SourceRange(line: fault.mark.line, column: column, length: length)
      )
    }
    guard let previous = previousLine else { return at(.other(fault.problem), point(fault.mark)) }
    let found = SourceLine(number: fault.mark.line, line).indent
    let content = previous.withoutDash
    if !content.text.contains(":"), content.indent == found || previous.indent >= found {
      return missingColon(content)
    }
    let problem = Malformation.wrongIndentation(found: found, siblings: previous.indent)
    return at(problem, contentRange)
  }

  private func missingColon(_ line: SourceLine) -> Reading {
    at(.missingColon(line.text), line.range)
  }

  private var quoteFault: Reading {
    if fault.problem.contains("escape") { return at(.unknownEscape, point(fault.mark)) }
    return at(.unclosedQuote, point(fault.contextMark ?? fault.mark))
  }

  private var bracketFault: Reading {
    let mark = fault.contextMark ?? fault.mark
    let bracket = character(at: mark).map(String.init) ?? "["
    return at(.unclosedBracket(bracket, gaveUpAt: fault.mark.line), point(mark))
  }

  /// An entry or an outdented line where the next key of a block is expected.
  private var keyFault: Reading {
    let line = SourceLine(number: fault.mark.line, source.line(fault.mark.line) ?? "")
    let block = (fault.contextMark?.column ?? 1) - 1
    if line.text.hasPrefix("-"), line.indent == block {
      return at(.entryAmongKeys, line.range)
    }
    if line.indent != block, line.indent == fault.mark.column - 1 {
      // The previous line was meant to have the same indentation, and not the block that contains
      // both.
      let siblings = previousLine.map { max($0.indent, block) } ?? block
      return at(.wrongIndentation(found: line.indent, siblings: siblings), line.range)
    }
    return at(.other("expected a key here"), point(fault.mark))
  }
}

extension FaultReading {
  /// The line before the fault that contains more than spaces and comments.
  private var previousLine: SourceLine? {
    var number = fault.mark.line - 1
    while number >= 1, let text = source.line(number) {
      let line = SourceLine(number: number, text)
      if !line.text.isEmpty, !line.text.hasPrefix("#") { return line }
      number -= 1
    }
    return nil
  }

  private var contentRange: SourceRange {
    SourceLine(number: fault.mark.line, source.line(fault.mark.line) ?? "").range
  }

  private func character(at mark: SourceMark) -> Unicode.Scalar? {
    source.line(mark.line)?.unicodeScalars.dropFirst(mark.column - 1).first
  }

  private func at(_ malformation: Malformation, _ range: SourceRange) -> Reading {
    (.malformed(malformation), range)
  }

  private func point(_ mark: SourceMark) -> SourceRange {
    SourceRange(line: mark.line, column: mark.column)
  }
}

/// The reason why the parser stopped, in its own words, with its places.
struct ParserFault: Error {
  var problem: String
  /// The position where it noticed the fault.
  var mark: SourceMark
  var context: String
  /// The start of the faulty part, or nil if the parser does not report one.
  var contextMark: SourceMark?
}
