/// The rules of a tap that selects.
package enum SelectionRules: Sendable {
  package static let willDeselectTimes = Rule<Int>(
    .willDeselectTimes,
    "When another row is tapped, willDeselectRowAt is called once for the old row. On iOS 12 and "
      + "13, it is called twice, and the second result counts. If the first result is nil, there "
      + "is no second call.",
    VersionRange(
      1,
      "willDeselectRowAt is called once",
      .measured(from: .iOS(7), until: .iOS(8), "seed-000-other"),
      .measured(from: .iOS(10), "int-43"),
      .measured(from: .iOS(11), "int-10")
    ),
    VersionRange(
      since: .iOS(12),
      2,
      "willDeselectRowAt is called twice",
      .observed(from: .iOS(13), "int-01")
    ),
    VersionRange(since: .iOS(14), 1, "willDeselectRowAt is called once"),
    conflicts: [
      "int-01 prints willDeselectRowAt twice. int-10 and int-43 describe it in words and name it "
        + "once. They may leave out a repetition.",
      "No evidence shows two calls with different results, or a result of nil. What happens then "
        + "is assumed.",
    ]
  )

  package static let again = Rule<Bool>(
    .selectionAgain,
    "In single selection, a tap on the selected row calls willSelectRowAt and didSelectRowAt "
      + "again and deselects nothing.",
    is: true,
    "both are called again",
    .assumed("int-12"),
    .measured(from: .iOS(6), "int-12", hints: ["tests2-54", "int-45"]),
    .assumed(from: .iOS(11), "g2-32"),
    conflicts: [
      "int-11 (iOS 8): willSelectRowAt is not called, only didSelectRowAt",
      "int-12 (iOS 4 to 10) and g2-32 (iOS 9 to 17) show willSelectRowAt. tests2-54 (iOS 6 to "
        + "10) shows didSelectRowAt.",
    ]
  )

  package static let multiple = Rule<MultipleSelection>(
    .selectionMultiple,
    "With multiple selection, a tap on a selected row calls didDeselectRowAt and not "
      + "didSelectRowAt. A tap on another row leaves the others selected.",
    VersionRange(.toggles, "multiple selection does not exist before iOS 5", .documented("doc-01")),
    VersionRange(
      since: .iOS(5),
      .toggles,
      "a tap selects the row, or deselects it if it is selected",
      .assumed(from: .iOS(6), "tests2-54", "int-45"),
      .assumed(from: .iOS(11)),
      .observed(from: .iOS(13), until: .iOS(14), "int-06")
    ),
    VersionRange(
      since: .catalyst(13),
      .replaces,
      "in edit mode a click without a modifier key selects only its row. The same is "
        + "assumed outside of edit mode.",
      .observed(until: .catalyst(14), "int-06")
    ),
    conflicts: [
      "tests2-54 (iOS 6 to 10) shows that the row is deselected and that didSelectRowAt is not "
        + "called. Neither it nor int-45 (iOS 7 to 8) shows didDeselectRowAt."
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .selectionAllowed,
      "A user can select rows outside of edit mode only if allowsSelection is true. In edit mode, "
        + "allowsSelectionDuringEditing or allowsMultipleSelectionDuringEditing must be true.",
      says: "otherwise the user cannot select rows",
      .documented("int-51", "doc-01")
    )
    Statement(
      .selectionAfterTouch,
      "After a tap, the row is not selected inside the touch event itself, but a little later. Up "
        + "to iOS 7, it is selected in the next run loop turn. From iOS 8, it is selected when "
        + "Core Animation commits the frame.",
      says: "after the touch has ended",
      .measured(from: .iOS(5), until: .iOS(15), "int-31"),
      conflicts: [
        "int-31: it is inferred that the highlight has ended by then. It is also inferred that "
          + "blocks that a callback of the touch has queued run first."
      ]
    )
    Statement(
      .selectionThroughReload,
      "If the table reloads between the end of the touch and the selection, the delegate is still "
        + "called. The delegate receives the index path of the touch, even if that row no longer "
        + "exists.",
      says: "the index path of the touch",
      .assumed("int-31"),
      .measured(from: .iOS(10), until: .iOS(17), "r3-07"),
      conflicts: [
        "r3-07: only one report (iOS 15 or 16) says that willSelectRowAt can receive an index "
          + "path that no longer exists, too"
      ]
    )
    Statement(
      .selectionOrder,
      "A tap calls willSelectRowAt for the new row, then willDeselectRowAt and didDeselectRowAt for "
        + "the old row, then didSelectRowAt for the new row.",
      says: "the old row is deselected before the new row is selected",
      .assumed("int-44"),
      .documented(from: .iOS(6), "int-51"),
      .measured(from: .iOS(7), "seed-000-other"),
      .documented(from: .iOS(8), "int-51"),
      .measured(from: .iOS(10), "int-43"),
      .measured(from: .iOS(11), "int-10"),
      .observed(from: .iOS(13), until: .iOS(14), "int-01"),
      decidedBy: [.willDeselectTimes]
    )
    willDeselectTimes
    again
    Statement(
      .selectionVeto,
      "If willSelectRowAt returns nil, nothing is selected or deselected.",
      says: "nothing is selected",
      .documented("int-51", "doc-01"),
      .measured(from: .iOS(9), "int-34", "int-51"),
      .documented(from: .iOS(10), "int-51", "int-53")
    )
    Statement(
      .selectionRedirect,
      "If willSelectRowAt or willDeselectRowAt returns another row, that row is selected or "
        + "deselected instead. didSelectRowAt or didDeselectRowAt then receives that row.",
      says: "the returned row",
      .documented("int-51", "doc-01")
    )
    Statement(
      .deselectionVeto,
      "If willDeselectRowAt returns nil, the old row stays selected and didDeselectRowAt is not called.",
      says: "the old row stays selected",
      .documented("int-51", "doc-01")
    )
    Statement(
      .selectionStyle,
      "The selectionStyle none changes only the look of a cell. The row is highlighted and "
        + "selected like any other, and the same callbacks are called.",
      says: "no callback changes",
      .measured(from: .iOS(9), until: .iOS(10), "int-34"),
      .measured(from: .iOS(13), until: .iOS(15), "int-39")
    )
    multiple
    Statement(
      .selectionMultipleWillDeselect,
      "With multiple selection, a tap on a selected row calls willDeselectRowAt once, before the "
        + "row is deselected.",
      says: "willDeselectRowAt is called once",
      decidedBy: [.selectionMultiple],
      conflicts: ["int-06 (iOS 13.4) prints only didSelectRowAt and didDeselectRowAt."]
    )
    Statement(
      .selectionNoLongerMultiple,
      "If the app turns multiple selection off while several rows are selected, all of them are "
        + "deselected without a call. A single selected row stays selected.",
      says: "several selected rows are all deselected",
      conflicts: ["No evidence shows this. One of the rows may stay selected on a device."]
    )
    Statement(
      .selectedCell,
      "When a row is selected by a tap, its cell becomes selected once, before didSelectRowAt.",
      says: "before didSelectRowAt",
      .measured(from: .iOS(6), until: .iOS(8), "int-09"),
      .assumed(from: .iOS(9), "int-07"),
      .assumed(from: .iOS(11), "int-35"),
      conflicts: [
        "int-46 (iOS 7 and 8): a cell becomes selected up to three times for one tap",
        "int-09 (iOS 6.0) prints didSelectRowAt. int-07 (iOS 9.2) prints only the cells.",
      ]
    )
    Statement(
      .deselectedCell,
      "When a row is deselected by a tap, its cell becomes deselected once, before "
        + "didDeselectRowAt.",
      says: "before didDeselectRowAt",
      .assumed(from: .iOS(9), "int-07"),
      conflicts: ["No evidence shows both the cell and didDeselectRowAt."]
    )
    Statement(
      .selectedUnanimated,
      "After a tap, cells become selected and deselected without an animation.",
      says: "without an animation",
      .assumed(from: .iOS(12), "int-35")
    )
    Statement(
      .selectedNewCell,
      "If a selected row gets a new cell, the cell becomes selected before willDisplay.",
      says: "before willDisplay"
    )
  }
}

/// The effect of a tap if multiple selection is on.
package enum MultipleSelection: Sendable {
  /// The tap selects the row, or deselects it if it is selected.
  case toggles
  /// The tap selects only this row, like a click without a modifier key.
  case replaces
}
