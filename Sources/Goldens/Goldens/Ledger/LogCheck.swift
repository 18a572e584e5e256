package import Diagnostics

/// Checks that the list of logs has every log that is compared, and no other.
package struct LogCheck {
  /// Something that is wrong with the list of logs.
  package struct Finding: Hashable, Sendable {
    /// What is wrong.
    package enum Kind: Hashable, Sendable {
      /// A scenario is compared with a log that is not listed.
      case unlisted
      /// No scenario is compared with a log of the list.
      case uncompared
      /// A log belongs to a case that is not listed.
      case unknownCase(String)
    }

    /// The path of the log.
    package var path: String
    /// What is wrong.
    package var kind: Kind

    /// The code of its page.
    package var code: ProblemCode { .unaccountedLog }

    /// The finding as a sentence.
    package var message: String {
      switch kind {
      case .unlisted: "the log '\(path)' is not in the list of logs"
      case .uncompared: "no scenario is compared with the log '\(path)'"
      case .unknownCase(let id):
        "the log '\(path)' belongs to '\(id)', which is not in the list of cases"
      }
    }
  }

  /// What was found: the logs that are compared in their order, then those of the list.
  package let findings: [Finding]

  /// Checks a list of logs against the logs that scenarios are compared with.
  package init(_ list: LogList, compared: [String], cases: CaseList) {
    let listed = Set(list.logs.map(\.path))
    let compared = Set(compared)
    let ids = Set(cases.cases.map(\.id))
    findings =
      compared.subtracting(listed).sorted().map { Finding(path: $0, kind: .unlisted) }
      + list.logs.flatMap { log -> [Finding] in
        var found: [Finding] = []
        if !compared.contains(log.path) { found.append(Finding(path: log.path, kind: .uncompared)) }
        if !ids.contains(log.caseID) {
          found.append(Finding(path: log.path, kind: .unknownCase(log.caseID)))
        }
        return found
      }
  }
}
