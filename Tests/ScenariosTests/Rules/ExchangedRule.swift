import TableTrace
import Testing

/// A rule that decides, and where a trace shows it: with another value of the rule it is another trace.
struct ExchangedRule: Sendable, CustomTestStringConvertible {
  /// The rule.
  let rule: RuleEntry
  /// The path of the scenario that is run; it ships with a golden.
  let path: String
  /// Under which version.
  let version: SystemVersion

  var testDescription: String { rule.id.rawValue }

  /// The rules of `exchanged.tsv`, each with a scenario and a version.
  static let all: [ExchangedRule] = {
    let text = Repository.bytes("Tests/ScenariosTests/Rules/exchanged.tsv") ?? []
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3, let rule = RuleID(rawValue: fields[0]).flatMap(RuleBook.entry),
        let version = SystemVersion(fields[2])
      else { return nil }
      return ExchangedRule(rule: rule, path: "Scenarios/\(fields[1]).yaml", version: version)
    }
  }()

  /// The profiles that differ from that of a version in this rule alone.
  func others(_ version: SystemVersion) -> [Profile] {
    let profiles = rule.releases(otherThan: version).map { release in
      Profile(version, with: rule.id, of: release)
    }
    return profiles
      + Self.unseen[rule.id, default: []].map { change in
        var profile = Profile(version)
        change(&profile)
        return profile
      }
  }

  /// Values that no release has, of rules that have the same value in all.
  private static let unseen: [RuleID: [@Sendable (inout Profile) -> Void]] = [
    .detached: [{ $0.host.detached = $0.host.viewController }],
    .writtenTriggers: [{ $0.host.writtenTriggers = .counts }, { $0.host.writtenTriggers = .none }],
    .frameChange: [{ $0.changes.frameRequery = .none }],
    .insetChange: [{ $0.changes.insetRequery = .none }],
    .windowChange: [{ $0.changes.windowRequery = .none }],
    .propertyChange: [{ $0.changes.propertyRequery = .none }],
    .tableHeaderView: [{ $0.changes.tableHeaderViewRequery = .none }],
    .simulationLimit: [{ $0.changes.simulationLimit.displayedRows = 1 }],
    .sectionOrder: [{ $0.load.order = .ascending }],
    .rowLimit: [{ $0.load.rowLimit = 1 }],
    .configurationUpdate: [
      { $0.layout.cells.configurationHooks = [] },
      { $0.layout.cells.configurationHooks = [.updateConfiguration] },
    ],
    .canEdit: [{ $0.layout.cells.canEditPlace = .beforeHeight }],
    .cellLayout: [{ $0.layout.pass.cellLayoutPlace = .afterWillDisplay }],
    .rowAheadAtRest: [{ $0.layout.preparedRows.preparesAtRest = true }],
    .deceleration: [{ $0.scrolling.motion.decelerationStart = .afterFirstFrame }],
    .scrollAnimation: [{ $0.scrolling.motion.endsWithoutAnimation = true }],
    .accessoryWidth: [{ $0.touch.taps.accessoryWidth = 0 }],
    .selectionAgain: [{ $0.selection.rows.asksAgain = false }],
    .prefetchWindow: [{ $0.layout.prefetching.window = 3 }],
    .reloadRequery: [{ $0.reload.requery = .none }],
    .firstLayoutRequery: [{ $0.reload.firstLayoutRequery = .none }],
    .reloadDidEnd: [{ $0.reload.didEndOrder = .firstFirst }],
    .setEditing: [{ $0.editing.mode.indentationQuestion = .groupedStyle }],
    .updateSectionOrder: [{ $0.updates.groups.order = .lastThenAscending }],
    .updateBatchTextElsewhere: [{ $0.updates.validity.usesBatchTextElsewhere = true }],
    .noVisibleRows: [{ $0.reload.answersNilForNoRows = false }],
    .defaultRowHeight: [{ $0.geometry.table.defaultRowHeight = HeightByTextSize(50) }],
    .fixedRowHeight: [{ $0.geometry.table.knowsFixedRowHeights = false }],
  ]
}
