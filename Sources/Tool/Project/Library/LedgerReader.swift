import Diagnostics
package import Goldens
package import YAMLSource

/// Reads the ledger, which has one entry for each case.
package struct LedgerReader {
  private enum Key: String, CaseIterable {
    case id
    case status
    case scenario
    case test
    case reason
  }

  /// The cases by id, with the source, version and certainty of an entry.
  private let cases: [String: CaseList.Case]
  package private(set) var entries: [LedgerEntry] = []
  package private(set) var problems: [EvidenceProblem] = []

  /// Reads a document, and collects its problems.
  package init(_ document: YAMLDocument, cases: CaseList) {
    self.cases = Dictionary(cases.cases.map { ($0.id, $0) }) { first, _ in first }
    for diagnostic in document.diagnostics {
      let line = diagnostic.range?.start.line ?? 1
      report(line, .ledgerSyntax, DiagnosticRecord(diagnostic).message)
    }
    guard let root = document.root else { return }
    guard let nodes = root.entries else {
      report(1, .ledgerForm, "the ledger must be a list of entries")
      return
    }
    for node in nodes { read(node) }
  }

  private mutating func read(_ node: YAMLNode) {
    let line = node.range.start.line
    guard let pairs = node.pairs else {
      return report(line, .entryForm, "an entry needs keys, such as 'id'")
    }
    var values: [Key: String] = [:]
    for pair in pairs {
      let names = Key.allCases.map(\.rawValue).joined(separator: ", ")
      guard let key = Key(rawValue: pair.key) else {
        report(
          pair.keyRange.start.line,
          .entryKey,
          "unknown key '\(pair.key)'",
          expected: names
        )
        continue
      }
      guard let text = pair.value.scalar?.text, !text.isEmpty else {
        report(pair.keyRange.start.line, .entryText, "'\(pair.key)' needs a text")
        continue
      }
      values[key] = text
    }
    guard let id = values[.id] else {
      return report(line, .entryWithoutID, "the entry has no 'id'")
    }
    guard let status = LedgerStatus(rawValue: values[.status] ?? "") else {
      let names = LedgerStatus.allCases.map(\.rawValue).joined(separator: ", ")
      return report(line, .entryStatus, "unknown status of '\(id)'", expected: "one of \(names)")
    }
    let item = cases[id]
    entries.append(
      LedgerEntry(
        id: id,
        source: item?.source ?? "",
        ios: item?.ios ?? "",
        status: status,
        proof: values[.scenario].map { .scenario($0) } ?? values[.test].map { .test($0) },
        reason: values[.reason]
      )
    )
  }

  private mutating func report(
    _ line: Int,
    _ code: ProblemCode,
    _ message: String,
    expected: String? = nil
  ) {
    problems.append(EvidenceProblem(line: line, code: code, message: message, expected: expected))
  }
}
