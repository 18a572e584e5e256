import Diagnostics

/// Collects what is wrong with one file.
struct DiagnosticLog {
  /// The path that the diagnostics repeat.
  let path: String
  /// What was found so far.
  private(set) var diagnostics: [Diagnostic]

  init(path: String, diagnostics: [Diagnostic] = []) {
    self.path = path
    self.diagnostics = diagnostics
  }

  /// Adds a problem at a place.
  mutating func report(_ problem: Problem, at range: SourceRange) {
    diagnostics.append(Diagnostic(problem, path: path, range: range))
  }

  /// The diagnostics by place; one that was found twice at a place through an alias counts once.
  var sorted: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }.sorted()
  }
}
