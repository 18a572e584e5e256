package import Diagnostics

/// Checks that the list of logs has every log that is compared, and no other, each with its digest.
package struct LogCheck {
  package struct Finding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case unlisted
      /// A log of the list is not compared with a scenario.
      case uncompared
      case unknownCase(String)
      /// The bytes of a log are not those of its digest in the list.
      case otherDigest(String, listed: String)
    }

    package var path: String
    package var kind: Kind

    package var code: ProblemCode { .unaccountedLog }

    package var message: String {
      switch kind {
      case .unlisted: "the log '\(path)' is not in the list of logs"
      case .uncompared: "no scenario is compared with the log '\(path)'"
      case .unknownCase(let id):
        "the log '\(path)' belongs to '\(id)', which is not in the list of cases"
      case .otherDigest(let digest, let listed):
        "the digest of the log '\(path)' is \(digest), but the list of logs says '\(listed)'"
      }
    }
  }

  /// The findings about compared logs in their order, then about those of the list.
  package let findings: [Finding]

  /// Checks a list of logs against the logs that scenarios are compared with, by path with their
  /// digests; a log that cannot be read has none.
  package init(_ list: LogList, compared: [String: String?], cases: CaseList) {
    let listed = Set(list.logs.map(\.path))
    let digests = compared.compactMapValues { $0 }
    let compared = Set(compared.keys)
    let ids = Set(cases.cases.map(\.id))
    findings =
      compared.subtracting(listed).sorted().map { Finding(path: $0, kind: .unlisted) }
      + list.logs.flatMap { log -> [Finding] in
        var found: [Finding] = []
        if !compared.contains(log.path) { found.append(Finding(path: log.path, kind: .uncompared)) }
        if !ids.contains(log.caseID) {
          found.append(Finding(path: log.path, kind: .unknownCase(log.caseID)))
        }
        if let digest = digests[log.path], digest != log.digest {
          found.append(Finding(path: log.path, kind: .otherDigest(digest, listed: log.digest)))
        }
        return found
      }
  }
}
