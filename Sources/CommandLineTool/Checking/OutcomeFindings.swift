import Reports
import Scenarios
import TableTrace

/// What is wrong with a run by itself: expectations that fail, and an exception nobody expects.
struct OutcomeFindings {
  /// The longest piece of a step that a message repeats, in characters.
  private static let longestStep = 60

  var file: ScenarioFile
  var version: SystemVersion
  var files: any ReadableFiles

  /// The findings, expectations first.
  func findings(_ outcome: ScenarioRunner.Outcome) -> [Finding] {
    let failures = outcome.failures.map { failure in
      Finding(
        .failedExpectation,
        file: file.path,
        line: failure.line,
        message: failure.sentence,
        next: failure.uncalled.map(whyNot)
      )
    }
    if let exception = outcome.exception, exception.rule == .simulationLimit {
      return failures + [Finding(.invalid, file: file.path, message: exception.reason)]
    }
    guard let exception = outcome.exception, !outcome.isExceptionExpected else { return failures }
    return failures + [finding(exception, outcome)]
  }

  private func finding(
    _ exception: UIKitException,
    _ outcome: ScenarioRunner.Outcome
  ) -> Finding {
    let wrong = outcome.wrongException
    let message =
      wrong?.sentence
      ?? "UIKit raises \(exception.name): \(exception.reason)"
    return Finding(
      .unexpectedException,
      file: file.path,
      line: wrong?.line ?? outcome.endingStep?.line,
      message: message,
      details: exception.explanation,
      next: next(exception, outcome)
    )
  }

  /// The question why a callback is not called.
  private func whyNot(_ callback: Callback) -> String {
    let words = [Flag.os.spelling, version.fileNamePart, callback.facts.key]
    return files.command("why-not", words, about: file)
  }

  /// The step that says that the exception is meant, and where it goes.
  private func next(_ exception: UIKitException, _ outcome: ScenarioRunner.Outcome) -> String? {
    guard let step = outcome.endingStep else { return nil }
    let line = "- expect: {raises: \(Self.yaml(exception.name))}"
    if outcome.wrongException != nil { return "if this exception is meant, write: \(line)" }
    return "if the exception is meant, add behind the step '\(Self.shortened(step.text))': \(line)"
  }

  /// The beginning of the text of a step, as a message repeats it.
  static func shortened(_ step: String) -> String {
    let text = String(step.prefix(longestStep))
    return text == step ? text : text + "..."
  }

  /// The name as YAML takes it, in quotes unless it is a plain word.
  private static func yaml(_ name: String) -> String {
    let isWord = name.count > 5 && name.allSatisfy { $0.isASCII && $0.isLetter }
    return isWord ? name : JSONText.of(name) ?? name
  }
}
