/// The rules of a tap that selects.
public enum SelectionRules: Sendable {
  /// Whether rows can be selected.
  public static let allowed = Rule<Bool>(
    .selectionAllowed,
    "Outside edit mode allowsSelection must be true, in edit mode allowsSelectionDuringEditing or allowsMultipleSelectionDuringEditing; else a user selects nothing.",
    Band(since: .iOS(4), true, "no selection", .documented, ["int-51"])
  )

  /// When the selection is made.
  public static let afterTouch = Rule<Bool>(
    .selectionAfterTouch,
    "The selection is made once the finger is lifted and the highlight is gone, outside the touch's own event: up to iOS 7 in the next turn of the run loop, later as the frame is committed; what the touch's callbacks have queued runs before it.",
    Band(since: .iOS(4), true, "after the touch", .assumed),
    Band(since: .iOS(5), true, "after the touch", .observed, ["int-31"]),
    Band(since: .iOS(15), true, "after the touch", .assumed)
  )

  /// The order of the selection callbacks.
  public static let order = Rule<Bool>(
    .selectionOrder,
    "A tap asks willSelectRowAt of the new row, then willDeselectRowAt of the old one, sends didDeselectRowAt of the old one and at last didSelectRowAt of the new one.",
    Band(since: .iOS(4), true, "old before new", .documented, ["int-51", "int-44"]),
    Band(since: .iOS(7), true, "old before new", .measured, ["seed-000-other"]),
    Band(since: .iOS(8), true, "old before new", .documented, ["int-51"]),
    Band(since: .iOS(10), true, "old before new", .measured, ["int-43"]),
    Band(since: .iOS(11), true, "old before new", .measured, ["int-10"]),
    Band(since: .iOS(13), true, "old before new", .observed, ["int-01"]),
    Band(since: .iOS(14), true, "old before new", .assumed)
  )

  /// How often willDeselect is asked.
  public static let willDeselectTimes = Rule<Int>(
    .willDeselectTimes,
    "A tap on another row asks willDeselectRowAt of the old row this often; the last answer counts, and nil ends the asking.",
    Band(since: .iOS(4), 1, "once", .assumed),
    Band(since: .iOS(7), 1, "once", .measured, ["seed-000-other"]),
    Band(since: .iOS(8), 1, "once", .assumed),
    Band(since: .iOS(10), 1, "once", .measured, ["int-43"]),
    Band(since: .iOS(11), 1, "once", .measured, ["int-10"]),
    Band(since: .iOS(12), 2, "twice", .assumed),
    Band(since: .iOS(13), 2, "twice", .observed, ["int-01"]),
    Band(since: .iOS(14), 1, "once", .assumed),
    conflicts: [
      "int-01 prints it twice; int-10 and int-43 name it once in words and may leave a repeat out"
    ]
  )

  /// A tap on the selected row.
  public static let again = Rule<Bool>(
    .selectionAgain,
    "In single selection, a tap on the selected row sends willSelectRowAt and didSelectRowAt again and deselects nothing.",
    Band(since: .iOS(4), true, "both again", .measured, ["int-12"]),
    Band(since: .iOS(6), true, "both again", .tested, ["tests2-54", "int-12"]),
    Band(since: .iOS(9), true, "both again", .measured, ["g2-32", "int-34"]),
    Band(since: .iOS(18), true, "both again", .assumed),
    conflicts: ["int-11 (iOS 8): willSelectRowAt is not sent, only didSelectRowAt"]
  )

  /// willSelect answering nil.
  public static let veto = Rule<Bool>(
    .selectionVeto,
    "willSelectRowAt answering nil ends the selection: what is selected stays so, and nothing is deselected.",
    Band(since: .iOS(4), true, "nothing is selected", .documented, ["int-51"]),
    Band(since: .iOS(9), true, "nothing is selected", .measured, ["int-34", "int-51"]),
    Band(since: .iOS(10), true, "nothing is selected", .documented, ["int-51", "int-53"])
  )

  /// willSelect and willDeselect answering other rows.
  public static let redirect = Rule<Bool>(
    .selectionRedirect,
    "Where willSelectRowAt or willDeselectRowAt answers another row, that row is selected or deselected, and the did callback carries it.",
    Band(since: .iOS(4), true, "the answered row", .documented, ["int-51"])
  )

  /// willDeselect answering nil.
  public static let deselectionVeto = Rule<Bool>(
    .deselectionVeto,
    "willDeselectRowAt answering nil keeps the old row selected without didDeselectRowAt.",
    Band(since: .iOS(4), true, "the old row stays selected", .documented, ["int-51"])
  )

  /// What the look of a selected cell changes.
  public static let style = Rule<Bool>(
    .selectionStyle,
    "selectionStyle none changes how a cell looks and no callback: it is highlighted and selected as any other.",
    Band(since: .iOS(4), true, "no callback changes", .assumed),
    Band(since: .iOS(9), true, "no callback changes", .measured, ["int-34"]),
    Band(since: .iOS(10), true, "no callback changes", .assumed),
    Band(since: .iOS(13), true, "no callback changes", .measured, ["int-39"]),
    Band(since: .iOS(15), true, "no callback changes", .assumed)
  )

  /// Several rows.
  public static let multiple = Rule<MultipleSelection>(
    .selectionMultiple,
    "Where several rows can be selected, a tap on a selected row asks willDeselectRowAt once and sends didDeselectRowAt, never didSelectRowAt; a tap on another row leaves the rest selected.",
    Band(since: .iOS(4), .toggles, "several rows only from iOS 5 on", .documented),
    Band(since: .iOS(5), .toggles, "a tap toggles; willDeselect once is assumed", .assumed),
    Band(
      since: .iOS(6),
      .toggles,
      "a tap toggles; willDeselect once is assumed",
      .tested,
      ["tests2-54", "int-45"]
    ),
    Band(since: .iOS(11), .toggles, "a tap toggles; willDeselect once is assumed", .assumed),
    Band(
      since: .iOS(13),
      .toggles,
      "a tap toggles; willDeselect once is assumed",
      .observed,
      ["int-06"]
    ),
    Band(since: .iOS(14), .toggles, "a tap toggles; willDeselect once is assumed", .assumed),
    Band(
      since: SystemVersion(.catalyst, 13),
      .replaces,
      "a click without a modifier key selects the row alone; in edit mode it toggles",
      .observed,
      ["int-06"]
    ),
    Band(
      since: SystemVersion(.catalyst, 14),
      .replaces,
      "a click without a modifier key selects the row alone; in edit mode it toggles",
      .assumed
    )
  )

  /// How the cell follows.
  public static let cell = Rule<Bool>(
    .selectedCell,
    "A cell is set selected before didSelectRowAt and back before didDeselectRowAt, without an animation after a tap; a row that is selected sets its new cell selected before willDisplay, which is assumed.",
    Band(since: .iOS(4), true, "once for each change", .assumed),
    Band(since: .iOS(6), true, "once for each change", .measured, ["int-09"]),
    Band(since: .iOS(9), true, "once for each change", .measured, ["int-07"]),
    Band(since: .iOS(12), true, "once for each change", .measured, ["int-35"]),
    Band(since: .iOS(13), true, "once for each change", .assumed),
    conflicts: [
      "int-46 (iOS 7 and 8): up to three times for one tap",
      "int-07, int-08: on an iPad up to iOS 9 the old cell loses its look as the finger comes down, and the new one is set twice",
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(allowed), RuleEntry(afterTouch), RuleEntry(order), RuleEntry(willDeselectTimes),
      RuleEntry(again), RuleEntry(veto), RuleEntry(redirect), RuleEntry(deselectionVeto),
      RuleEntry(style), RuleEntry(multiple), RuleEntry(cell),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var willDeselectTimes: Int
    package var multiple: MultipleSelection
    package var comesBackAfterEditing: Bool

    init(_ version: SystemVersion) {
      willDeselectTimes = SelectionRules.willDeselectTimes.value(for: version)
      multiple = SelectionRules.multiple.value(for: version)
      comesBackAfterEditing = SelectionKeepingRules.editMode.value(for: version)
    }
  }
}
