package struct Diagnostic: Hashable, Sendable {
  package var problem: Problem
  /// The path that the user typed.
  package var path: String
  /// The place, or nil if the diagnostic is about the whole file.
  package var range: SourceRange?

  package init(_ problem: Problem, path: String, range: SourceRange? = nil) {
    self.problem = problem
    self.path = path
    self.range = range
  }

  /// Whether a warning counts as an error.
  private var countsAsError = false

  package var severity: Severity { countsAsError ? .error : problem.code.severity }

  /// The same diagnostic as an error, for users who want no warnings.
  package var asError: Diagnostic {
    var diagnostic = self
    diagnostic.countsAsError = true
    return diagnostic
  }
}

extension Diagnostic: Comparable {
  /// Orders by place, then by code.
  ///
  /// Diagnostics about the whole file are first.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let start = SourceMark(line: 0, column: 0)
    let (leftStart, rightStart) = (left.range?.start ?? start, right.range?.start ?? start)
    if leftStart != rightStart { return leftStart < rightStart }
    return left.problem.code.rawValue < right.problem.code.rawValue
  }
}
