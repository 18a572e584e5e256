/// The rules of what an app should not do while the table asks for cells.
public enum AccessRules: Sendable {
  /// Reading cells while they change.
  public static let visibleCells = Rule<Bool>(
    .visibleCellsAccess,
    "Asking for visibleCells or cellForRow(at:) inside a callback of the pass over the visible rows prints a warning; the answer is what is there so far.",
    Band(since: .iOS(4), false, "no warning", .assumed),
    Band(
      since: .iOS(13),
      true,
      "'[Assert] Attempted to access … visibleCells …'",
      .observed,
      ["renzifeng/ZFPlayer#955", "nothot/SheetView#3", "azizuysal/AUPickerCell#6"]
    ),
    Band(since: .iOS(17), true, "'[Assert] Attempted to access … visibleCells …'", .assumed)
  )

  /// Taking two cells for one row.
  public static let dequeueTwice = Rule<Bool>(
    .dequeueTwice,
    "Inside cellForRow a second dequeue for the same index path raises NSInternalInconsistencyException.",
    Band(since: .iOS(4), false, "no", .assumed),
    Band(
      since: .iOS(11),
      true,
      "'Attempted to dequeue multiple cells for the same index path …'",
      .observed,
      ["kif-framework/KIF#1040"]
    )
  )

  /// What a self-sizing row without height takes.
  public static let zeroFittingHeight = Rule<Bool>(
    .zeroFittingHeight,
    "A self-sizing row whose content has no height takes the standard height, and one warning per process says so.",
    Band(since: .iOS(4), false, "no rows size themselves", .documented),
    Band(
      since: .iOS(8),
      true,
      "'Warning once only: Detected a case where constraints …'",
      .observed,
      ["xmartlabs/Eureka#167"]
    )
  )

  /// Updates while a cell is being made.
  public static let updateInsideCell = Rule<UpdateInsideCell>(
    .updateInsideCell,
    "A group of updates that ends inside cellForRow leaves the table with two ideas of its visible rows.",
    Band(since: .iOS(4), .harmless, "nothing is known to happen", .assumed),
    Band(
      since: .iOS(10, 3),
      .arrayBounds,
      "'… objectAtIndex:]: index … beyond bounds …'",
      .observed,
      ["muyexi.im, random NSRangeException"]
    ),
    Band(
      since: .iOS(11, 1),
      .lengths,
      "'… _visibleRows and _visibleCells must be of same length …'",
      .observed,
      ["xmartlabs/Eureka#2189", "doric-pub/Doric#491"]
    ),
    Band(
      since: .iOS(15, 3),
      .lengths,
      "the same; for a row that is prepared ahead 'cell already prefetched for IP(…) …'",
      .assumed,
      ["upd-20"]
    ),
    conflicts: ["The reports call it random; the simulation raises always."]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(visibleCells), RuleEntry(dequeueTwice), RuleEntry(zeroFittingHeight),
      RuleEntry(updateInsideCell),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var warnsOfVisibleCells: Bool
    package var refusesDequeueTwice: Bool
    package var refusesZeroFittingHeight: Bool
    package var updateInsideCell: UpdateInsideCell

    init(_ version: SystemVersion) {
      warnsOfVisibleCells = AccessRules.visibleCells.value(for: version)
      refusesDequeueTwice = AccessRules.dequeueTwice.value(for: version)
      refusesZeroFittingHeight = AccessRules.zeroFittingHeight.value(for: version)
      updateInsideCell = AccessRules.updateInsideCell.value(for: version)
    }
  }
}
