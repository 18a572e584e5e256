import Diagnostics

/// Checks that the ledger has exactly one complete entry for every case.
package struct LedgerCheck {
  /// The problems: entries in the order of the ledger, then the cases without an entry.
  package let gaps: [EvidenceGap]

  package init(_ ledger: Ledger, cases: CaseList) {
    let known = Set(cases.cases.map(\.id))
    var seen: Set<String> = []
    var gaps: [EvidenceGap] = []
    func add(_ code: ProblemCode, _ message: String) {
      gaps.append(EvidenceGap(code: code, message: message))
    }
    for entry in ledger.entries {
      let (id, status) = (entry.id, entry.status)
      if !known.contains(id) { add(.unknownCase, "'\(id)' is in the ledger, but not in cases.tsv") }
      if !seen.insert(id).inserted {
        add(.entryTwice, "case '\(id)' is in the ledger more than once")
      }
      if status.needsReason, Self.isBlank(entry.reason) {
        add(.entryWithoutReason, "case '\(id)' is \(status.rawValue) and needs a reason")
      }
      if status.needsProof, Self.isBlank(entry.proof?.name) {
        add(.entryWithoutProof, "case '\(id)' is \(status.rawValue) and needs a scenario or a test")
      }
    }
    for item in cases.cases where !seen.contains(item.id) {
      add(.unaccountedCase, "case '\(item.id)' of cases.tsv is not in the ledger")
    }
    self.gaps = gaps
  }

  private static func isBlank(_ text: String?) -> Bool {
    text?.allSatisfy(\.isWhitespace) ?? true
  }
}

extension LedgerEntry.Proof {
  package var name: String {
    switch self {
    case .scenario(let name), .test(let name): name
    }
  }
}
