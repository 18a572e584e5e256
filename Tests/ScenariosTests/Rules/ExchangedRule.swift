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
    .detached: [{ $0[HostRules.detached] = $0[HostRules.viewController] }],
    .writtenTriggers: [
      { $0[HostRules.writtenTriggers] = .counts }, { $0[HostRules.writtenTriggers] = .none },
    ],
    .frameChange: [{ $0[ChangeRules.frameChange] = .none }],
    .insetChange: [{ $0[ChangeRules.insetChange] = .none }],
    .windowChange: [{ $0[ChangeRules.windowChange] = .none }],
    .propertyChange: [{ $0[ChangeRules.propertyChange] = .none }],
    .tableHeaderView: [{ $0[ChangeRules.tableHeaderView] = .none }],
    .simulationLimit: [{ $0[ChangeRules.simulationLimit].displayedRows = 1 }],
    .sectionOrder: [{ $0[LoadRules.sectionOrder] = .ascending }],
    .rowLimit: [{ $0[LoadRules.rowLimit] = 1 }],
    .configurationUpdate: [
      { $0[CellRules.configurationUpdate] = [] },
      { $0[CellRules.configurationUpdate] = [.updateConfiguration] },
    ],
    .canEdit: [{ $0[CellRules.canEdit] = .beforeHeight }],
    .cellLayout: [{ $0[RowPassRules.cellLayout] = .afterWillDisplay }],
    .rowAheadAtRest: [{ $0[PreparedRowRules.rowAheadAtRest] = true }],
    .deceleration: [{ $0[ScrollRules.deceleration] = .afterFirstFrame }],
    .scrollAnimation: [{ $0[ScrollRules.animation] = true }],
    .accessoryWidth: [{ $0[TouchRules.accessoryWidth] = 0 }],
    .selectionAgain: [{ $0[SelectionRules.again] = false }],
    .prefetchWindow: [{ $0[PrefetchRules.window] = 3 }],
    .reloadRequery: [{ $0[ReloadRules.requery] = .none }],
    .firstLayoutRequery: [{ $0[ReloadRules.firstLayoutRequery] = .none }],
    .reloadDidEnd: [{ $0[ReloadRules.didEnd] = .firstFirst }],
    .setEditing: [{ $0[EditingRules.setEditing] = .groupedStyle }],
    .updateSectionOrder: [{ $0[UpdateRules.sectionOrder] = .lastThenAscending }],
    .updateBatchTextElsewhere: [{ $0[ValidityRules.batchTextElsewhere] = true }],
    .noVisibleRows: [{ $0[ReloadRules.noVisibleRows] = false }],
    .defaultRowHeight: [{ $0[GeometryRules.defaultRowHeight] = HeightByTextSize(50) }],
    .fixedRowHeight: [{ $0[GeometryRules.fixedRowHeight] = false }],
  ]
}
