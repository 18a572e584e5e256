import Diagnostics
package import Goldens
import ShippedLibrary
package import TableTrace
import YAMLSource

/// A case of the evidence, with what became of it and the logs that are kept of it.
package struct Evidence {
  package var item: CaseList.Case
  /// What the ledger says; nil where it says nothing.
  package var entry: LedgerEntry?
  package var logs: [LogList.Log]

  /// The case of an id; nil for any other word.
  package init?(_ id: String) {
    guard let item = Self.cases.cases.first(where: { $0.id == id }) else { return nil }
    self.item = item
    entry = Self.entries.first { $0.id == id }
    logs = Self.allLogs.filter { $0.caseID == id }
  }

  /// Every case, in the order of the list.
  package static var all: [Evidence] { names.compactMap { Evidence($0) } }

  /// The ids, in the order of the list.
  package static var names: [String] { cases.cases.map(\.id) }

  /// The list that goes along inside the tool, as the rules that name its ids do.
  private static let cases =
    text("cases.tsv").flatMap { try? CaseList($0) } ?? CaseList(cases: [])

  /// What the cases show, from which the words of certainty follow.
  private static let shownVersions = cases.shownVersions

  /// The word of each rule for a version.
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
  /// A version range of a rule that names the case.
  package struct Use {
    package var rule: RuleEntry
    package var range: RuleEntry.VersionRange
    package var grade: Grade
  }

  /// The version ranges that the case shows, in the order of the book.
  package var shown: [Use] { uses { $0.evidence } }

  /// The version ranges at which it hints.
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

  /// The rules about which it says something else, with what that is.
  package var objections: [(rule: RuleID, text: String)] {
    RuleBook.all.flatMap { rule in
      rule.conflicts.filter { text in
        text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.contains { $0 == item.id }
      }.map { (rule.id, $0) }
    }
  }
}
