import Diagnostics
package import Goldens
import ShippedLibrary
package import TableTrace
import YAMLSource

/// A case of the evidence, such as a log or a claim, with its status and its kept logs.
package struct Evidence {
  package var item: CaseList.Case
  /// The entry of the ledger, or nil if there is none.
  package var entry: LedgerEntry?
  package var logs: [LogList.Log]

  /// Finds the case with this id, or returns nil.
  package init?(_ id: String) {
    guard let item = Self.cases.cases.first(where: { $0.id == id }) else { return nil }
    self.item = item
    entry = Self.entries.first { $0.id == id }
    logs = Self.allLogs.filter { $0.caseID == id }
  }

  package static var all: [Evidence] { names.compactMap { Evidence($0) } }

  package static var names: [String] { cases.cases.map(\.id) }

  /// The built-in list of cases, whose ids rules cite.
  package static let cases =
    text("cases.tsv").flatMap { try? CaseList($0) } ?? CaseList(cases: [])

  /// The versions that the cases show, which determine the certainty of calls.
  private static let shownVersions = CaseList.shownVersions(text("cases.tsv") ?? "")

  package static func words(_ version: SystemVersion) -> CertaintyWords {
    CertaintyWords(version, shown: shownVersions)
  }

  private static let allLogs = text("logs.tsv").flatMap { try? LogList($0).logs } ?? []

  private static let entries: [LedgerEntry] = {
    let place = path("ledger.yaml")
    guard let file = ShippedFile.at(place) else { return [] }
    let source = SourceText(path: place, bytes: file.bytes)
    return LedgerReader(YAMLDocument(source), cases: cases).entries
  }()

  private static func path(_ name: String) -> String { "Golden/recorded/\(name)" }

  private static func text(_ name: String) -> String? {
    ShippedFile.at(path(name)).map(\.text)
  }
}

extension Evidence {
  /// A rule's version range that cites the case.
  package struct Use {
    package var rule: RuleEntry
    package var range: RuleEntry.VersionRange
    package var grade: Grade
  }

  /// The version ranges that the case proves, in the order of the rules.
  package var shown: [Use] { uses { $0.evidence } }

  /// The version ranges that the case only suggests.
  package var hinted: [Use] { uses { $0.hints } }

  private func uses(_ ids: (Grade) -> [String]) -> [Use] {
    RuleBook.all.flatMap { rule in
      rule.ranges.flatMap { range in
        range.grades.filter { ids($0).contains(item.id) }.map {
          Use(rule: rule, range: range, grade: $0)
        }
      }
    }
  }

  /// The rules that the case contradicts, with the contradiction.
  package var objections: [(rule: RuleID, text: String)] {
    RuleBook.all.flatMap { rule in
      rule.conflicts.filter { text in
        // This search is faster than splitting the text, which is rarely needed.
        text.contains(item.id)
          && text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.contains { $0 == item.id }
      }.map { (rule.id, $0) }
    }
  }
}
