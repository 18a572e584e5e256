package import Diagnostics

/// Checks that the ledger accounts for every case exactly once, and says enough about it.
package struct LedgerCheck {
  package struct Finding: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case unaccounted
      /// A case has several entries.
      case duplicate
      /// An entry is about no case.
      case unknown
      case noReason(LedgerStatus)
      /// The status needs a scenario or a test.
      case noProof(LedgerStatus)
    }

    package var id: String
    package var kind: Kind

    package var code: ProblemCode {
      switch kind {
      case .unaccounted: .unaccountedCase
      case .duplicate: .entryTwice
      case .unknown: .unknownCase
      case .noReason: .entryWithoutReason
      case .noProof: .entryWithoutProof
      }
    }

    package var message: String {
      switch kind {
      case .unaccounted: "case '\(id)' is not in the ledger"
      case .duplicate: "case '\(id)' is in the ledger more than once"
      case .unknown: "'\(id)' is not in the list of cases"
      case .noReason(let status): "case '\(id)' is \(status.rawValue) and needs a reason"
      case .noProof(let status):
        "case '\(id)' is \(status.rawValue) and needs a scenario or a test"
      }
    }
  }

  /// The findings: the entries in the order of the ledger, then the cases without one.
  package let findings: [Finding]

  package init(_ ledger: Ledger, cases: CaseList) {
    let known = Set(cases.cases.map(\.id))
    var seen: Set<String> = []
    var findings: [Finding] = []
    for entry in ledger.entries {
      if !known.contains(entry.id) { findings.append(Finding(id: entry.id, kind: .unknown)) }
      if !seen.insert(entry.id).inserted {
        findings.append(Finding(id: entry.id, kind: .duplicate))
      }
      if entry.status.needsReason, Self.isBlank(entry.reason) {
        findings.append(Finding(id: entry.id, kind: .noReason(entry.status)))
      }
      if entry.status.needsProof, Self.isBlank(entry.proof?.name) {
        findings.append(Finding(id: entry.id, kind: .noProof(entry.status)))
      }
    }
    findings += cases.cases.filter { !seen.contains($0.id) }
      .map { Finding(id: $0.id, kind: .unaccounted) }
    self.findings = findings
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
