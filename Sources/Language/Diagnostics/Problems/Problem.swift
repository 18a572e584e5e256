/// A mistake in a scenario, lesson or golden file, as data for ``wording``.
package enum Problem: Hashable, Sendable {
  case file(FileProblem)
  case syntax(SyntaxProblem)
  /// A key, word or value that is not allowed where it is written.
  case structure(StructureProblem)
  case callback(CallbackProblem)
  /// An invalid section or row.
  case place(PlaceProblem)
  /// A problem of a table's setting.
  case table(TableProblem)
  /// A step that cannot run.
  case step(StepProblem)
  case version(VersionProblem)
  case lesson(LessonProblem)

  package var wording: Wording {
    switch self {
    case .file(let problem): problem.wording
    case .syntax(let problem): problem.wording
    case .structure(let problem): problem.wording
    case .callback(let problem): problem.wording
    case .place(let problem): problem.wording
    case .table(let problem): problem.wording
    case .step(let problem): problem.wording
    case .version(let problem): problem.wording
    case .lesson(let problem): problem.wording
    }
  }

  /// The stable code, found without making a sentence.
  package var code: ProblemCode {
    switch self {
    case .file(let problem): problem.code
    case .syntax(let problem): problem.code
    case .structure(let problem): problem.code
    case .callback(let problem): problem.code
    case .place(let problem): problem.code
    case .table(let problem): problem.code
    case .step(let problem): problem.code
    case .version(let problem): problem.code
    case .lesson(let problem): problem.code
    }
  }
}
