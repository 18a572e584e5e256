import Goldens
import Project
import Reports
import Scenarios
import TableTrace

/// Reports the laws that a run, a golden or a log breaks.
enum LawFindings {
  /// Returns the broken laws of a run, each at its step, with lines of the golden.
  static func ofRun(
    _ breaches: [LawBreach],
    _ scenario: Scenario,
    _ file: ScenarioFile
  ) -> [Finding] {
    breaches.map { breach in
      let step = scenario.steps.dropFirst(max(0, breach.step - 1)).first
      return finding(
        breach,
        of: "the trace",
        in: file.path,
        line: step?.line,
        details: [breach.place(stepText: step.map { OutcomeFindings.shortened($0.text) })]
      )
    }
  }

  /// Returns the broken laws of a golden or a log, with equal sentences as one difference.
  static func ofFile(_ breaches: [LawBreach], _ path: String, of subject: String) -> [Finding] {
    breaches.map { breach in
      var finding = finding(breach, of: subject, in: path, line: breach.line, details: [])
      finding.difference = ContentDigest("law\n\(finding.message)".utf8).text
      return finding
    }
  }

  private static func finding(
    _ breach: LawBreach,
    of subject: String,
    in file: String,
    line: Int?,
    details: [String]
  ) -> Finding {
    Finding(
      .brokenLaw,
      file: file,
      line: line,
      message: "\(subject) \(breach.sentence)",
      details: details + [breach.lawLine],
      law: breach.law.rawValue,
      next: breach.nextCommand
    )
  }
}
