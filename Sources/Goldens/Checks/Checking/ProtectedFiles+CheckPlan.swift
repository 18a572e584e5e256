import Project
import Reports

extension ProtectedFiles {
  package mutating func keep(_ item: CheckPlan.Item) {
    switch item {
    case .toDo(let check): keep(check.file, check.scenario)
    // A log that cannot be read is still protected.
    case .done(let result): for finding in result.findings { keepLog(finding.file) }
    }
  }
}
