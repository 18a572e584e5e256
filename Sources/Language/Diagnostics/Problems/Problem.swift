/// A way in which a scenario or a golden file can be wrong, as data.
///
/// The sentences are made from it in one place, by ``wording``.
package enum Problem: Hashable, Sendable {
  /// Something about the file as a whole.
  case file(FileProblem)
  /// The text is not the YAML that scenarios are written in.
  case syntax(SyntaxProblem)
  /// A key, word or value that is not allowed at its place.
  case structure(StructureProblem)
  /// A callback that cannot be scripted like this.
  case callback(CallbackProblem)
  /// A section or row that means nothing.
  case place(PlaceProblem)
  /// A setting of the table that it does not have.
  case table(TableProblem)
  /// A step that cannot be done.
  case step(StepProblem)
  /// A version that is none.
  case version(VersionProblem)
  /// Something in a lesson of a course.
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

  /// The stable code, without making any sentence.
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
