import Diagnostics

/// Collects the problems of one file.
struct DiagnosticLog {
  let path: String
  private(set) var diagnostics: [Diagnostic]
  private var counts: [Severity: Int] = [:]

  /// The most diagnostics of each severity, to limit the use of memory.
  private static let limit = 1_000

  init(path: String, diagnostics: [Diagnostic] = []) {
    self.path = path
    self.diagnostics = Array(diagnostics.prefix(Self.limit))
  }

  mutating func report(_ problem: Problem, at range: SourceRange) {
    let severity = problem.code.severity
    guard counts[severity, default: 0] < Self.limit else { return }
    counts[severity, default: 0] += 1
    diagnostics.append(Diagnostic(problem, path: path, range: range))
  }

  /// The diagnostics by place, each once even if an alias repeats its place.
  var sorted: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }.sorted()
  }
}
