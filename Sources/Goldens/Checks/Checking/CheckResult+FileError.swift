import Diagnostics
import Goldens
package import Project
package import Reports

extension CheckResult {
  package init(_ error: FileError) {
    let path = Phrase.visible(error.path ?? "")
    let finding = Finding.invalid(error, file: path)
    self.init(scenario: path, file: path, version: nil, findings: [finding])
  }
}

extension Finding {
  static func invalid(_ error: FileError, file: String) -> Finding {
    let message = error.message ?? "the check was interrupted"
    let expected = error.expected.map { ["expected: " + $0] } ?? []
    return Finding(
      .invalid,
      file: file,
      message: error.code?.headline(message) ?? message,
      details: expected + error.help.map { "help: " + $0 }
    )
  }

  /// Returns a problem of a golden as a finding, with `next` as fix unless the problem names one.
  static func invalid(_ problem: GoldenProblem, file: String, next: String?) -> Finding {
    Finding(
      .invalid,
      file: file,
      line: problem.line,
      message: problem.headline,
      next: problem.cure ?? next
    )
  }
}
