import Project
import Reports
import Scenarios
import TableTrace

/// The problems of a run itself: failed expectations and an unexpected exception.
struct OutcomeFindings {
  /// The longest part of a step that a message repeats, in characters.
  private static let longestStep = 60

  private static let shownRules = 3

  var file: ScenarioFile
  var version: SystemVersion
  var files: any ReadableFiles

  /// Returns the findings, expectations first.
  func findings(_ outcome: ScenarioRunner.Outcome) -> [Finding] {
    let failures = outcome.failures.map { failure in
      Finding(
        .failedExpectation,
        file: file.path,
        line: failure.line,
        message: failure.sentence,
        details: failure.called.map(reasons) ?? [],
        next: failure.uncalled.map(whyNot) ?? whyThus(failure.called?.message)
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

  private func reasons(_ called: ScenarioRunner.ExpectationFailure.Called) -> [String] {
    called.rules.prefix(Self.shownRules).map { rule in
      let sentence = RuleBook.entry(rule).map { ": \($0.sentence)" } ?? ""
      return "why: \(rule.rawValue)\(sentence)"
    }
  }

  /// The command that prints the trace with its reasons, for one message or for everything.
  private func whyThus(_ message: Message?) -> String {
    var words = [Flag.why.spelling, Flag.os.spelling, version.fileNamePart]
    if case .callback(let callback) = message {
      words += [Flag.only.spelling, callback.facts.key]
    }
    return files.command("run", words, about: file)
  }

  private func whyNot(_ callback: Callback) -> String {
    let words = [Flag.os.spelling, version.fileNamePart, callback.facts.key]
    return files.command("why-not", words, about: file)
  }

  /// The step that declares the exception as expected, and where to add it.
  private func next(_ exception: UIKitException, _ outcome: ScenarioRunner.Outcome) -> String? {
    guard let step = outcome.endingStep else { return nil }
    let line = "- expect: {raises: \(Self.yaml(exception.name))}"
    if outcome.wrongException != nil { return "if this exception is intended, write: \(line)" }
    return
      "if the exception is intended, add after the step '\(Self.shortened(step.text))': \(line)"
  }

  /// Returns the beginning of a step's text, as a message repeats it.
  static func shortened(_ step: String) -> String {
    let text = String(step.prefix(longestStep))
    return text == step ? text : text + "..."
  }

  /// Returns the YAML form of a name, in quotes unless it is a plain word.
  private static func yaml(_ name: String) -> String {
    let isWord = name.count > 5 && name.allSatisfy { $0.isASCII && $0.isLetter }
    return isWord ? name : JSONText.of(name) ?? name
  }
}
