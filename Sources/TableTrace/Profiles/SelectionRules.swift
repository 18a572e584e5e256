/// The rules of a tap that selects.
package enum SelectionRules: Sendable {
  package static let allowed = Statement(
    .selectionAllowed,
    "Outside edit mode allowsSelection must be true, in edit mode allowsSelectionDuringEditing or allowsMultipleSelectionDuringEditing; else a user selects nothing.",
    Band(since: .iOS(4), "no selection", .documented("int-51"))
  )

  package static let afterTouch = Statement(
    .selectionAfterTouch,
    "The selection is made once the finger is lifted and the highlight is gone, outside the touch's own event: up to iOS 7 in the next turn of the run loop, later as the frame is committed; what the touch's callbacks have queued runs before it.",
    Band(
      since: .iOS(4),
      "after the touch",
      .assumed(),
      .measured(from: .iOS(5), "int-31"),
      .assumed(from: .iOS(15))
    )
  )

  package static let throughReload = Statement(
    .selectionThroughReload,
    "A reload after the finger was lifted and before its row is selected does not keep the delegate from being told; it gets the place of the touch, even where the row is gone.",
    Band(
      since: .iOS(4),
      "the place of the touch",
      .assumed("int-31"),
      .documented(from: .iOS(10), "r3-07"),
      .assumed(from: .iOS(17))
    ),
    conflicts: ["r3-07: that willSelectRowAt gets such places too is told of 15 or 16 only"]
  )

  package static let order = Statement(
    .selectionOrder,
    "A tap asks willSelectRowAt of the new row, then willDeselectRowAt of the old one, sends didDeselectRowAt of the old one and at last didSelectRowAt of the new one.",
    Band(
      since: .iOS(4),
      "old before new",
      .documented("int-51", "int-44"),
      .measured(from: .iOS(7), "seed-000-other"),
      .documented(from: .iOS(8), "int-51"),
      .measured(from: .iOS(10), "int-43"),
      .measured(from: .iOS(11), "int-10"),
      .observed(from: .iOS(13), "int-01"),
      .assumed(from: .iOS(14))
    ),
    decidedBy: [.willDeselectTimes]
  )

  package static let willDeselectTimes = Rule<Int>(
    .willDeselectTimes,
    "A tap on another row asks willDeselectRowAt of the old row this often; the last answer counts, and nil ends the asking.",
    Band(
      since: .iOS(4),
      1,
      "once",
      .assumed(),
      .measured(from: .iOS(7), "seed-000-other"),
      .assumed(from: .iOS(8)),
      .measured(from: .iOS(10), "int-43"),
      .measured(from: .iOS(11), "int-10")
    ),
    Band(since: .iOS(12), 2, "twice", .assumed(), .observed(from: .iOS(13), "int-01")),
    Band(since: .iOS(14), 1, "once", .assumed()),
    conflicts: [
      "int-01 prints it twice; int-10 and int-43 name it once in words and may leave a repeat out"
    ]
  )

  package static let again = Rule<Bool>(
    .selectionAgain,
    "In single selection, a tap on the selected row sends willSelectRowAt and didSelectRowAt again and deselects nothing.",
    Band(
      since: .iOS(4),
      true,
      "both again",
      .measured("int-12"),
      .tested(from: .iOS(6), "tests2-54", "int-12"),
      .measured(from: .iOS(9), "g2-32", "int-34"),
      .assumed(from: .iOS(18))
    ),
    conflicts: ["int-11 (iOS 8): willSelectRowAt is not sent, only didSelectRowAt"]
  )

  package static let veto = Statement(
    .selectionVeto,
    "willSelectRowAt answering nil ends the selection: what is selected stays so, and nothing is deselected.",
    Band(
      since: .iOS(4),
      "nothing is selected",
      .documented("int-51"),
      .measured(from: .iOS(9), "int-34", "int-51"),
      .documented(from: .iOS(10), "int-51", "int-53")
    )
  )

  package static let redirect = Statement(
    .selectionRedirect,
    "Where willSelectRowAt or willDeselectRowAt answers another row, that row is selected or deselected, and the did callback carries it.",
    Band(since: .iOS(4), "the answered row", .documented("int-51"))
  )

  package static let deselectionVeto = Statement(
    .deselectionVeto,
    "willDeselectRowAt answering nil keeps the old row selected without didDeselectRowAt.",
    Band(since: .iOS(4), "the old row stays selected", .documented("int-51"))
  )

  package static let style = Statement(
    .selectionStyle,
    "selectionStyle none changes how a cell looks and no callback: it is highlighted and selected as any other.",
    Band(
      since: .iOS(4),
      "no callback changes",
      .assumed(),
      .measured(from: .iOS(9), "int-34"),
      .assumed(from: .iOS(10)),
      .measured(from: .iOS(13), "int-39"),
      .assumed(from: .iOS(15))
    )
  )

  package static let multiple = Rule<MultipleSelection>(
    .selectionMultiple,
    "Where several rows can be selected, a tap on a selected row asks willDeselectRowAt once and sends didDeselectRowAt, never didSelectRowAt; a tap on another row leaves the rest selected.",
    Band(since: .iOS(4), .toggles, "several rows only from iOS 5 on", .documented("doc-01")),
    Band(
      since: .iOS(5),
      .toggles,
      "a tap toggles; willDeselect once is assumed",
      .assumed(),
      .tested(from: .iOS(6), "tests2-54", "int-45"),
      .assumed(from: .iOS(11)),
      .observed(from: .iOS(13), "int-06"),
      .assumed(from: .iOS(14))
    ),
    Band(
      since: .catalyst(13),
      .replaces,
      "in edit mode a click without a modifier key selects the row alone; outside of it that is assumed",
      .observed("int-06"),
      .assumed(from: .catalyst(15))
    )
  )

  package static let cell = Statement(
    .selectedCell,
    "A cell is set selected before didSelectRowAt and back before didDeselectRowAt, without an animation after a tap; a row that is selected sets its new cell selected before willDisplay, which is assumed.",
    Band(
      since: .iOS(4),
      "once for each change",
      .assumed(),
      .measured(from: .iOS(6), "int-09"),
      .assumed(from: .iOS(8)),
      .measured(from: .iOS(9), "int-07"),
      .assumed(from: .iOS(11), "int-35")
    ),
    conflicts: [
      "int-46 (iOS 7 and 8): up to three times for one tap"
    ]
  )

  package static let noLongerMultiple = Statement(
    .selectionNoLongerMultiple,
    "Several selected rows are all deselected as the app switches multiple selection off, and no delegate method is called; a single selected row stays.",
    Band(since: .iOS(4), "none of several stays selected", .assumed()),
    conflicts: ["nothing shows it; one of the rows may stay selected"]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(allowed), RuleEntry(afterTouch), RuleEntry(throughReload), RuleEntry(order),
      RuleEntry(willDeselectTimes),
      RuleEntry(again), RuleEntry(veto), RuleEntry(redirect), RuleEntry(deselectionVeto),
      RuleEntry(style), RuleEntry(multiple), RuleEntry(noLongerMultiple), RuleEntry(cell),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var willDeselectTimes: Int
    package var asksAgain: Bool
    package var multiple: MultipleSelection

    init(_ version: ProfileVersion) {
      willDeselectTimes = SelectionRules.willDeselectTimes.value(for: version)
      asksAgain = SelectionRules.again.value(for: version)
      multiple = SelectionRules.multiple.value(for: version)
    }
  }
}

/// What a tap does while several rows can be selected.
package enum MultipleSelection: Sendable {
  /// It selects a row, or deselects one that is selected.
  case toggles
  /// It selects the row alone, as a click without a modifier key does.
  case replaces
}
