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
      "int-01 prints willDeselectRowAt twice. int-10 and int-43 are descriptions that name it "
        + "once. They may leave out a second call.",
      "No evidence shows two calls with different results, or a first result of nil. What happens "
        + "in these cases is assumed.",
    ]
  )

  package static let again = Rule<Bool>(
    .selectionAgain,
    "In single selection, a tap on the selected row calls willSelectRowAt and didSelectRowAt "
      + "again and deselects nothing.",
    is: true,
    "willSelectRowAt and didSelectRowAt are called again",
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
    "With multiple selection, a tap on a selected row deselects it: didDeselectRowAt is called, "
      + "not didSelectRowAt. A tap on an unselected row selects it, and the other selected rows "
      + "stay selected.",
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
      "in edit mode, a click without a modifier key selects only the clicked row. It is assumed "
        + "that this also holds outside of edit mode.",
      .observed(until: .catalyst(14), "int-06")
    ),
    conflicts: [
      "tests2-54 (iOS 6 to 10) shows that the row is deselected and that didSelectRowAt is not "
        + "called. Neither tests2-54 nor int-45 (iOS 7 to 8) shows didDeselectRowAt."
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .selectionAllowed,
      "Outside of edit mode, the user can select rows only if allowsSelection is true. In edit "
        + "mode, allowsSelectionDuringEditing or allowsMultipleSelectionDuringEditing must be "
        + "true.",
      says: "otherwise the user cannot select rows",
      .documented("int-51", "doc-01")
    )
    Statement(
      .selectionAfterTouch,
      "A tap does not select its row inside the touch event, but a little later. Up to iOS 7, the "
        + "row is selected in the next run loop turn. From iOS 8, it is selected when Core "
        + "Animation commits the frame.",
      says: "after the touch has ended",
      .measured(from: .iOS(5), until: .iOS(15), "int-31"),
      conflicts: [
        "int-31 does not show that the highlight has ended before the selection. This is inferred. "
          + "It is also inferred that code that a touch callback has deferred runs before the "
          + "selection."
      ]
    )
    Statement(
      .selectionThroughReload,
      "The table may reload after a touch has ended and before its row is selected. "
        + "willSelectRowAt and didSelectRowAt are still called. They receive the index path of the "
        + "touch, even if that row no longer exists.",
      says: "the methods receive the index path of the touch",
      .assumed("int-31"),
      .measured(from: .iOS(10), until: .iOS(17), "r3-07"),
      conflicts: [
        "r3-07: only one report (iOS 15 or 16) says that willSelectRowAt, too, can receive an "
          + "index path that no longer exists"
      ]
    )
    Statement(
      .selectionOrder,
      "In single selection, a tap on another row calls willSelectRowAt for the new row. Then it "
        + "calls willDeselectRowAt and didDeselectRowAt for the old row, and finally "
        + "didSelectRowAt for the new row.",
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
      "If willSelectRowAt returns nil, no row is selected or deselected.",
      says: "no row is selected or deselected",
      .documented("int-51", "doc-01"),
      .measured(from: .iOS(9), "int-34", "int-51"),
      .documented(from: .iOS(10), "int-51", "int-53")
    )
    Statement(
      .selectionRedirect,
      "If willSelectRowAt returns another row than the tapped one, that other row is selected, and "
        + "didSelectRowAt receives it. willDeselectRowAt and didDeselectRowAt work in the same "
        + "way.",
      says: "the returned row is selected or deselected",
      .documented("int-51", "doc-01")
    )
    Statement(
      .deselectionVeto,
      "If willDeselectRowAt returns nil, the old row stays selected, and didDeselectRowAt is not "
        + "called.",
      says: "the old row stays selected",
      .documented("int-51", "doc-01")
    )
    Statement(
      .selectionStyle,
      "If a cell's selectionStyle is none, only its look is different. Its row is highlighted and "
        + "selected like any other, and the same callbacks are called.",
      says: "the same callbacks are called as for other cells",
      .measured(from: .iOS(9), until: .iOS(10), "int-34"),
      .measured(from: .iOS(13), until: .iOS(15), "int-39")
    )
    multiple
    Statement(
      .selectionMultipleWillDeselect,
      "With multiple selection, a tap on a selected row deselects it. Before that, "
        + "willDeselectRowAt is called once.",
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
      "When a tap selects a row, setSelected of its cell is called once, before didSelectRowAt.",
      says: "setSelected is called once, before didSelectRowAt",
      .measured(from: .iOS(6), until: .iOS(8), "int-09"),
      .assumed(from: .iOS(9), "int-07"),
      .assumed(from: .iOS(11), "int-35"),
      conflicts: [
        "int-46 (iOS 7 and 8) says that a cell becomes selected up to three times for one tap",
        "int-09 (iOS 6.0) prints didSelectRowAt. int-07 (iOS 9.2) prints only the cells.",
      ]
    )
    Statement(
      .deselectedCell,
      "When a tap deselects a row, setSelected of its cell is called once, before "
        + "didDeselectRowAt.",
      says: "setSelected is called once, before didDeselectRowAt",
      .assumed(from: .iOS(9), "int-07"),
      conflicts: ["No evidence shows both the cell's setSelected and didDeselectRowAt."]
    )
    Statement(
      .selectedUnanimated,
      "When a tap selects or deselects a row, its cell changes without an animation.",
      says: "setSelected receives animated as false",
      .assumed(from: .iOS(12), "int-35")
    )
    Statement(
      .selectedNewCell,
      "If a selected row gets a new cell, the cell becomes selected before willDisplay is called.",
      says: "the cell becomes selected before willDisplay"
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
