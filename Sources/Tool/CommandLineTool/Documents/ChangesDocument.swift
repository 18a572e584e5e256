import Reports
import TableTrace
import Teaching

/// The changes of rules or of a callback from version to version, as a JSON document.
struct ChangesDocument {
  var history: RuleHistory
  var callback: CallbackFacts?

  static let shape = JSONShape<ChangesDocument>([
    .version,
    .init("callback", optional: .text) { $0.callback?.key },
    .init("introduced", optional: .text) { $0.callback?.introduced.description },
    .init("deprecated", optional: .text) { $0.callback?.deprecated?.description },
    .init("os", optional: .text) { $0.history.version?.description },
    .init("releases", .list(release), \.history.changes),
  ])

  private static let release = JSONShape<(release: SystemVersion, changes: [RuleChange])>([
    .init("os", .text, \.release.description),
    .init("changes", .list(change), \.changes),
  ])

  private static let change = JSONShape<RuleChange>([
    .init("rule", .word, \.rule.id),
    .init("sentence", .text, \.rule.sentence),
    .init("comparedWith", .words("before", "iOS")) { $0.goesItsOwnWay ? "iOS" : "before" },
    .init("was", .text, \.before.says),
    .init("now", .text, \.range.says),
    .init("certainty", optional: .word, \.certainty),
  ])
}
