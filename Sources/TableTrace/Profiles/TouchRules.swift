/// The rules of a touch on a row: highlighting, cancelling, and the accessory.
package enum TouchRules: Sendable {
  package static let padLook = Rule<Bool>(
    .padLook,
    "Up to iOS 9 on an iPad, the selected row loses its selected look when a touch begins on "
      + "another row. If the touch does not select its row, the old row gets its look back. If the "
      + "touch selects its row, the cell of that row becomes selected twice. It is assumed that "
      + "the delegate gets the same calls as on an iPhone.",
    VersionRange(
      true,
      "the selected row loses its look when the touch begins",
      .measured(from: .iOS(6), until: .iOS(8), "int-08"),
      .measured(from: .iOS(9), "int-07")
    ),
    VersionRange(
      since: .iOS(10),
      false,
      "the selected row keeps its look when the touch begins, as on an iPhone"
    ),
    conflicts: [
      "int-08: if the touch becomes a scroll, the old row gets its look back only when the touch "
        + "ends",
      "Only int-07 (iOS 9.2) shows that the cell becomes selected twice.",
    ]
  )

  package static let cancelPath = Rule<Bool>(
    .highlightCancelPath,
    "If scrolling cancels a touch, didUnhighlightRowAt receives the index path of the highlighted "
      + "row. On iOS 6, the method receives an index path with NSNotFound instead.",
    VersionRange(false, "no highlight callbacks exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      true,
      "an index path with NSNotFound for section and row, which was 2147483647 at that time",
      .measured("int-13")
    ),
    VersionRange(since: .iOS(7), false, "the index path of the highlighted row")
  )

  package static let accessoryWidth = Rule<Double>(
    .accessoryWidth,
    "Outside of edit mode, a touch near the right edge of a row hits the row's detail button or "
      + "the app's accessory view.",
    is: 44,
    "the last 44 points, for every accessory: a choice of the simulation"
  )

  static let entries = RuleList.of {
    Statement(
      .touchTarget,
      "A touch hits what is on the screen at its point: a row, a header or footer, or nothing. A "
        + "row that is not displayed cannot be hit.",
      says: "only displayed rows can be hit"
    )
    Statement(
      .touchWhileScrolling,
      "A touch that begins while the content moves by itself stops the content and hits no row. "
        + "The callback for the end of the movement is called, such as "
        + "scrollViewDidEndDecelerating. Content that is past its top or bottom end moves back "
        + "when the touch ends.",
      says: "no row is touched"
    )
    Statement(
      .touchCancelled,
      "If scrolling cancels a touch while its row is highlighted, only didUnhighlightRowAt is "
        + "called. No row is selected.",
      VersionRange("no highlight callbacks exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(6),
        "only didUnhighlightRowAt",
        .measured("int-13"),
        .assumed(from: .iOS(7), "int-08")
      ),
      decidedBy: [.highlightCancelPath],
      conflicts: [
        "int-08 (iOS 6.1 and 7) shows the look of the row, not a callback.",
        "It is assumed that a menu, a reload during the touch and the loss of the window cancel a "
          + "touch in the same way.",
      ]
    )
    Statement(
      .skippedCallback,
      "If the delegate does not implement a method, or if the iOS version does not have the method "
        + "yet, the table uses a default result. For example, without shouldHighlightRowAt, the "
        + "table behaves as if this method had returned true.",
      says: "as if the method had returned its default result",
      .documented("doc-01")
    )
    Statement(
      .highlightOrder,
      "shouldHighlightRowAt and didHighlightRowAt are called when a touch on a row begins. "
        + "didUnhighlightRowAt is called when the touch ends, before the callbacks of the "
        + "selection.",
      VersionRange("no highlight callbacks exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(6),
        "didUnhighlightRowAt is called before the callbacks of the selection",
        .assumed("int-13", "int-45", "int-34", "int-07"),
        .measured(from: .iOS(10), until: .iOS(11), "int-43"),
        .observed(from: .iOS(13), "int-01"),
        .assumed(from: .iOS(14), "tests2-62")
      )
    )
    Statement(
      .highlightAllowed,
      "If a property such as allowsSelection forbids selection, a touch does not highlight the row "
        + "either.",
      VersionRange("no highlight callbacks exist", .documented("doc-01")),
      VersionRange(since: .iOS(6), "shouldHighlightRowAt is not called")
    )
    Statement(
      .touchLeavesWindow,
      "If a table leaves its window during a touch, the touch is cancelled. didUnhighlightRowAt is "
        + "called at once, and nothing is selected.",
      says: "the touch is cancelled"
    )
    Statement(
      .highlightVeto,
      "If shouldHighlightRowAt returns false, the table ignores the touch. No row is highlighted "
        + "or selected, and the selection does not change.",
      VersionRange("no highlight callbacks exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(6),
        "the touch is ignored",
        .tested("tests2-54"),
        .measured(from: .iOS(11), "int-37"),
        .observed(from: .iOS(13), "int-02"),
        .documented(from: .iOS(14), "int-51")
      )
    )
    Statement(
      .highlightCell,
      "A touch highlights the cell before didHighlightRowAt, and ends the highlight before "
        + "didUnhighlightRowAt, both without an animation. It is assumed that the cell stays "
        + "highlighted between these two calls.",
      says: "the cell changes before the callback",
      .assumed("int-09", "int-07", "int-35")
    )
    padLook
    cancelPath
    Statement(
      .accessoryButton,
      "A tap on a detailDisclosureButton or detailButton calls only "
        + "accessoryButtonTappedForRowWith. The app's own accessory view handles its taps itself. "
        + "A tap on any other accessory counts as a tap on the row.",
      says: "only the detail buttons call accessoryButtonTappedForRowWith",
      .documented("int-57"),
      .measured(from: .iOS(7), "seed-000-other", "int-57"),
      .measured(from: .iOS(9), "int-34", "int-57"),
      .documented(from: .iOS(10), "int-57"),
      decidedBy: [.accessoryWidth],
      conflicts: [
        "int-34 shows detail buttons only. The rule for other accessories is documented or assumed."
      ]
    )
    accessoryWidth
  }
}
