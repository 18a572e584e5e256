package struct Diagnostic: Hashable, Sendable {
  package var problem: Problem
  /// The path of the file, as the user gave it.
  package var path: String
  /// The place, or nil for the file as a whole.
  package var range: SourceRange?

  package init(_ problem: Problem, path: String, range: SourceRange? = nil) {
    self.problem = problem
    self.path = path
    self.range = range
  }

  /// Whether it counts as an error, however bad it is.
  private var countsAsError = false

  package var severity: Severity { countsAsError ? .error : problem.code.severity }

  /// The same as an error, where nobody wants warnings.
  package var asError: Diagnostic {
    var diagnostic = self
    diagnostic.countsAsError = true
    return diagnostic
  }
}

extension Diagnostic: Comparable {
  /// Orders by place, the file as a whole first, then by code.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let start = SourceMark(line: 0, column: 0)
    let (leftStart, rightStart) = (left.range?.start ?? start, right.range?.start ?? start)
    if leftStart != rightStart { return leftStart < rightStart }
    return left.problem.code.rawValue < right.problem.code.rawValue
  }
}
