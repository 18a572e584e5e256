import Diagnostics
import Reports

extension CheckResult {
  /// The result of what could not be looked at.
  init(_ error: FileError) {
    let path = Phrase.visible(error.path ?? "")
    let finding = Finding(.invalid, file: path, message: error.message ?? "the check was stopped")
    self.init(scenario: path, file: path, version: nil, findings: [finding])
  }
}
