/// The rules of a finger on a row: highlight, cancelling, the accessory.
package enum TouchRules: Sendable {
  package static let target = Statement(
    .touchTarget,
    "A touch hits what is on screen at its point: a row, a header or footer, or nothing.",
    VersionRange(since: .iOS(4), "only displayed rows", .assumed())
  )

  package static let whileScrolling = Statement(
    .touchWhileScrolling,
    "A touch that begins while the content moves by itself stops the content and hits no row. "
      + "The callback for the end of that motion is called. If the content is past one of its "
      + "ends, it moves back when the touch ends.",
    VersionRange(since: .iOS(4), "no row is touched", .assumed())
  )

  package static let cancelled = Statement(
    .touchCancelled,
    "If scrolling cancels a touch, only didUnhighlightRowAt is called, and only if the row is still highlighted.",
    VersionRange(since: .iOS(4), "no highlight callbacks exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      "didUnhighlight only",
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

  package static let skippedCallback = Statement(
    .skippedCallback,
    "If the delegate does not implement a callback, or the iOS version does not have it yet, its default is used.",
    VersionRange(since: .iOS(4), "as if it had returned its default", .documented("doc-01"))
  )

  package static let order = Statement(
    .highlightOrder,
    "shouldHighlightRowAt and didHighlightRowAt are called when the touch begins. "
      + "didUnhighlightRowAt is called when it ends, before the callbacks of the selection.",
    VersionRange(since: .iOS(4), "no highlight callbacks exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      "before the selection",
      .assumed("int-13", "int-45", "int-34", "int-07"),
      .measured(from: .iOS(10), "int-43"),
      .assumed(from: .iOS(11)),
      .observed(from: .iOS(13), "int-01"),
      .assumed(from: .iOS(14), "tests2-62")
    )
  )

  package static let allowed = Statement(
    .highlightAllowed,
    "If the table's properties allow no selection, a touch highlights nothing either.",
    VersionRange(since: .iOS(4), "no highlight callbacks exist", .documented("doc-01")),
    VersionRange(since: .iOS(6), "shouldHighlightRowAt is not called", .assumed())
  )

  package static let leavesWindow = Statement(
    .touchLeavesWindow,
    "If a table leaves its window during a touch, it loses the touch. didUnhighlightRowAt is "
      + "called at once, and nothing is selected.",
    VersionRange(since: .iOS(4), "the touch is cancelled", .assumed())
  )

  package static let veto = Statement(
    .highlightVeto,
    "If shouldHighlightRowAt returns false, the touch ends. Nothing is highlighted or selected, "
      + "and the selection does not change.",
    VersionRange(since: .iOS(4), "no highlight callbacks exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      "the touch ends",
      .tested("tests2-54"),
      .measured(from: .iOS(11), "int-37"),
      .observed(from: .iOS(13), "int-02"),
      .documented(from: .iOS(14), "int-51")
    )
  )

  package static let cell = Statement(
    .highlightCell,
    "The cell becomes highlighted before didHighlightRowAt and unhighlighted before "
      + "didUnhighlightRowAt, without an animation. It is assumed that it stays highlighted in "
      + "between.",
    VersionRange(
      since: .iOS(4),
      "before the callback",
      .assumed("int-09", "int-07", "int-35")
    )
  )

  package static let padLook = Rule<Bool>(
    .padLook,
    "Up to iOS 9 on an iPad, the selected row loses its selected look when a touch begins on "
      + "another row. If the touched row is not selected in the end, the old row gets its look "
      + "back. If it is selected, its cell is set selected twice. It is assumed that the "
      + "delegate gets the same calls as on an iPhone.",
    VersionRange(
      since: .iOS(4),
      true,
      "the row loses its look",
      .assumed(),
      .measured(from: .iOS(6), "int-08"),
      .assumed(from: .iOS(8)),
      .measured(from: .iOS(9), "int-07")
    ),
    VersionRange(since: .iOS(10), false, "the row keeps its look, as on an iPhone", .assumed()),
    conflicts: [
      "int-08: if the touch scrolls, the old row gets its look back only when the touch ends",
      "Only int-07 (iOS 9.2) shows that the cell is set selected twice.",
    ]
  )

  package static let cancelPath = Rule<Bool>(
    .highlightCancelPath,
    "When scrolling cancels a touch, didUnhighlightRowAt receives the row that was highlighted, from iOS 7.",
    VersionRange(since: .iOS(4), false, "no highlight callbacks exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      true,
      "NSNotFound for section and row, 2147483647 on the devices of that time",
      .measured("int-13")
    ),
    VersionRange(since: .iOS(7), false, "the row that was highlighted", .assumed())
  )

  package static let accessory = Statement(
    .accessoryButton,
    "A tap on a detailDisclosureButton or detailButton calls only "
      + "accessoryButtonTappedForRowWith. The app's own accessory view handles its taps itself. "
      + "Other accessories are a part of the row.",
    VersionRange(
      since: .iOS(4),
      "only the detail buttons",
      .documented("int-57"),
      .measured(from: .iOS(7), "seed-000-other", "int-57"),
      .measured(from: .iOS(9), "int-34", "int-57"),
      .documented(from: .iOS(10), "int-57")
    ),
    decidedBy: [.accessoryWidth],
    conflicts: ["int-34 shows detail buttons only. Other accessories are documented or assumed."]
  )

  package static let accessoryWidth = Rule<Double>(
    .accessoryWidth,
    "Outside of edit mode, a touch near the right edge of a row hits its detail button or the app's accessory view.",
    VersionRange(
      since: .iOS(4),
      44,
      "the last 44 points, for every accessory: a choice of the simulation",
      .assumed()
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(target), RuleEntry(whileScrolling), RuleEntry(cancelled),
      RuleEntry(skippedCallback),
      RuleEntry(order), RuleEntry(allowed), RuleEntry(leavesWindow), RuleEntry(veto),
      RuleEntry(cell), RuleEntry(padLook), RuleEntry(cancelPath), RuleEntry(accessory),
      RuleEntry(accessoryWidth),
    ]
  }
}
