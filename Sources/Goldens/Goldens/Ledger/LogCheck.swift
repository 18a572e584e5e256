import Diagnostics

/// Checks that the list of logs contains exactly the compared logs, each with its digest.
package struct LogCheck {
  /// The problems of compared logs in their order, then those of the list.
  package let gaps: [EvidenceGap]

  /// Checks a list of logs against the logs that scenarios are compared with.
  ///
  /// `compared` maps paths to digests. A log that cannot be read has no digest.
  package init(_ list: LogList, compared: [String: String?], cases: CaseList) {
    let listed = Set(list.logs.map(\.path))
    let digests = compared.compactMapValues { $0 }
    let compared = Set(compared.keys)
    let ids = Set(cases.cases.map(\.id))
    var messages = compared.subtracting(listed).sorted().map {
      "the log '\($0)' is not in logs.tsv"
    }
    for log in list.logs {
      if !compared.contains(log.path) {
        messages.append("no scenario is compared with the log '\(log.path)'")
      }
      if !ids.contains(log.caseID) {
        let missing = "which is not in cases.tsv"
        messages.append("the log '\(log.path)' belongs to '\(log.caseID)', \(missing)")
      }
      if let digest = digests[log.path], digest != log.digest {
        let listed = "but logs.tsv has '\(log.digest)'"
        messages.append("the digest of the log '\(log.path)' is \(digest), \(listed)")
      }
    }
    gaps = messages.map { EvidenceGap(code: .unaccountedLog, message: $0) }
  }
}
