import Diagnostics

/// Checks that the list of logs has every log that is compared, and no other.
package struct LogCheck {
  /// The gaps of compared logs in their order, then those of the list.
  package let gaps: [EvidenceGap]

  /// Checks a list of logs against the logs that scenarios are compared with.
  package init(_ list: LogList, compared: [String], cases: CaseList) {
    let listed = Set(list.logs.map(\.path))
    let compared = Set(compared)
    let ids = Set(cases.cases.map(\.id))
    var messages = compared.subtracting(listed).sorted().map {
      "the log '\($0)' is not in the list of logs"
    }
    for log in list.logs {
      if !compared.contains(log.path) {
        messages.append("no scenario is compared with the log '\(log.path)'")
      }
      if !ids.contains(log.caseID) {
        let missing = "which is not in the list of cases"
        messages.append("the log '\(log.path)' belongs to '\(log.caseID)', \(missing)")
      }
    }
    gaps = messages.map { EvidenceGap(code: .unaccountedLog, message: $0) }
  }
}
