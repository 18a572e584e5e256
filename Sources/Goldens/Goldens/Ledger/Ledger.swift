/// The status of every case of the evidence.
package struct Ledger: Hashable, Sendable {
  /// The entries, in the order of the file.
  package var entries: [LedgerEntry]

  package init(entries: [LedgerEntry]) {
    self.entries = entries
  }

  /// The number of entries of each status, in the order of the statuses, including zeros.
  package var sums: [(status: LedgerStatus, count: Int)] {
    LedgerStatus.allCases.map { status in
      (status, entries.count { $0.status == status })
    }
  }
}
