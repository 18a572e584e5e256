/// The rules of structural updates: what a group asks as it opens and ends, and what it keeps.
public enum UpdateRules: Sendable {
  /// Which methods there are.
  public static let methods = Rule<UpdateMethods>(
    .updateMethods,
    "A method that the version does not have yet raises as an unknown selector.",
    Band(
      since: .iOS(4),
      UpdateMethods(moves: false, batches: false, reconfigures: false),
      "inserts, deletes and reloads in begin/end groups",
      .documented
    ),
    Band(
      since: .iOS(5),
      UpdateMethods(moves: true, batches: false, reconfigures: false),
      "moves too",
      .documented
    ),
    Band(
      since: .iOS(11),
      UpdateMethods(moves: true, batches: true, reconfigures: false),
      "performBatchUpdates too",
      .documented,
      ["upd-47"]
    ),
    Band(
      since: .iOS(15),
      UpdateMethods(moves: true, batches: true, reconfigures: true),
      "reconfigureRows too",
      .documented,
      ["upd-19"]
    )
  )

  /// A call on its own.
  public static let singleCall = Rule<Bool>(
    .updateSingleCall,
    "An update call outside a group is a group of one and is completed inside the call; inside groups all waits for the end of the outermost.",
    Band(since: .iOS(4), true, "inside the call", .documented, ["upd-47"]),
    Band(since: .iOS(8), true, "inside the call", .observed, ["upd-43"]),
    Band(since: .iOS(12), true, "inside the call", .assumed),
    Band(since: .iOS(13), true, "inside the call", .tested, ["tests2-15", "upd-47"])
  )

  /// What opening a group asks.
  public static let opening = Rule<Bool>(
    .updateOpening,
    "The outermost group first brings heights that have become doubtful up to date, by the old counts; as a rule nothing is, and it asks nothing.",
    Band(since: .iOS(4), true, "heights by the old counts", .assumed),
    Band(since: .iOS(9), true, "heights by the old counts", .measured, ["g2-02", "g2-03"]),
    Band(since: .iOS(13), true, "heights by the old counts", .assumed),
    conflicts: [
      "g2-02, g2-03: heights come only on some occasions; that a pending round is the occasion is deduced"
    ]
  )

  /// A table that has loaded nothing.
  public static let beforeLoad = Rule<Bool>(
    .updateBeforeLoad,
    "A table that has loaded nothing loads as the outermost group opens, so that what changed before counts as old.",
    Band(since: .iOS(4), true, "a round of geometry", .assumed),
    Band(
      since: .iOS(8),
      true,
      "a round of geometry",
      .tested,
      ["tests2-06", "tests2-25", "tests2-39", "tests2-40"]
    ),
    conflicts: [
      "tests2-39: updates without a window are said to crash; the tests that load first, or change the model in the group, pass"
    ]
  )

  /// The order of the sections at the end.
  public static let sectionOrder = Rule<SectionOrder>(
    .updateSectionOrder,
    "As the outermost group ends, a round asks counts, section heights and row heights or estimates of all sections in this order.",
    Band(since: .iOS(4), .ascending, "section 0 and upward", .observed, ["int-04e"]),
    Band(since: .iOS(5), .ascending, "section 0 and upward", .assumed)
  )

  /// What an empty group asks.
  public static let round = Rule<Bool>(
    .updateRound,
    "The round at the end is asked before the operations are checked, and also when there are none; without estimates each height is asked once.",
    Band(since: .iOS(4), true, "always", .observed, ["int-04e"]),
    Band(since: .iOS(5), true, "always", .measured, ["upd-61", "upd-42"]),
    Band(since: .iOS(9), true, "always", .tested, ["tests2-01", "g2-01"]),
    Band(since: .iOS(10), true, "always", .measured, ["upd-61"]),
    Band(since: .iOS(12), true, "always", .assumed),
    Band(since: .iOS(14), true, "always", .measured, ["upd-59"])
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(methods), RuleEntry(singleCall), RuleEntry(opening), RuleEntry(beforeLoad),
      RuleEntry(sectionOrder), RuleEntry(round),
    ] + UpdateIndexRules.entries + UpdateCellRules.entries + UpdateEndRules.entries
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var methods: UpdateMethods
    package var order: SectionOrder
    package var didEndsOfReload: Int

    init(_ version: SystemVersion) {
      methods = UpdateRules.methods.value(for: version)
      order = UpdateRules.sectionOrder.value(for: version)
      didEndsOfReload = UpdateEndRules.reloadDidEnd.value(for: version)
    }
  }
}
