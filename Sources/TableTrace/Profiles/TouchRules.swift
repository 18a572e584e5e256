/// The rules of a finger on a row: highlight, cancelling, the accessory.
package enum TouchRules: Sendable {
  package static let target = Statement(
    .touchTarget,
    "A finger touches what is on screen at its place: a row, a header or footer, or nothing.",
    Band(since: .iOS(4), "only displayed rows", .assumed())
  )

  package static let whileScrolling = Statement(
    .touchWhileScrolling,
    "A finger that comes down while the content moves by itself stops it, which sends the end of that motion, and touches no row; from beyond an end the content goes back as the finger is lifted.",
    Band(since: .iOS(4), "no row is touched", .assumed())
  )

  package static let cancelled = Statement(
    .touchCancelled,
    "A touch that scrolling cancels sends didUnhighlightRowAt if the row is still highlighted, and nothing else.",
    Band(since: .iOS(4), "no highlight callbacks exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      "didUnhighlight only",
      .measured("int-13", "int-08"),
      .assumed(from: .iOS(8))
    ),
    decidedBy: [.highlightCancelPath],
    conflicts: [
      "That a menu, a reload while the finger is down and a lost window cancel a touch in the same way is assumed."
    ]
  )

  package static let passedOver = Statement(
    .passedOver,
    "A callback that the client does not implement, or that the version does not know, is passed over with its default.",
    Band(since: .iOS(4), "as if it had answered its default", .documented("doc-01"))
  )

  package static let order = Statement(
    .highlightOrder,
    "shouldHighlightRowAt and didHighlightRowAt come as the finger comes down, didUnhighlightRowAt as it is lifted, before anything of the selection.",
    Band(since: .iOS(4), "no highlight callbacks exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      "before the selection",
      .assumed("int-13", "int-45"),
      .measured(from: .iOS(9), "int-34"),
      .measured(from: .iOS(10), "int-43"),
      .assumed(from: .iOS(11)),
      .observed(from: .iOS(13), "int-01"),
      .assumed(from: .iOS(14), "tests2-62")
    )
  )

  package static let allowed = Statement(
    .highlightAllowed,
    "Where the table's properties let nothing be selected, a finger highlights nothing either.",
    Band(since: .iOS(4), "no highlight callbacks exist", .documented("doc-01")),
    Band(since: .iOS(6), "shouldHighlightRowAt is not asked", .assumed())
  )

  package static let leavesWindow = Statement(
    .touchLeavesWindow,
    "A table that leaves its window while a finger is on it loses the touch: didUnhighlightRowAt comes at once, and nothing is selected.",
    Band(since: .iOS(4), "the touch is cancelled", .assumed())
  )

  package static let veto = Statement(
    .highlightVeto,
    "shouldHighlightRowAt answering false ends the touch: nothing is highlighted, nothing is selected, and what is selected stays so.",
    Band(since: .iOS(4), "no highlight callbacks exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      "ends the touch",
      .tested("tests2-54"),
      .measured(from: .iOS(11), "int-37"),
      .observed(from: .iOS(13), "int-02"),
      .documented(from: .iOS(14), "int-51")
    )
  )

  package static let cell = Statement(
    .highlightCell,
    "The cell is set highlighted before didHighlightRowAt and back before didUnhighlightRowAt, without an animation; the place between the two callbacks is assumed.",
    Band(
      since: .iOS(4),
      "before the callback",
      .assumed("int-09", "int-07", "int-35")
    )
  )

  package static let padLook = Rule<Bool>(
    .padLook,
    "Whether on an iPad the selected row loses its look as a finger comes down on another one, and gets it back where that is not selected after all; the new row is then set selected twice. The delegate is told nothing else than on an iPhone, which is assumed.",
    Band(
      since: .iOS(4),
      true,
      "it does",
      .assumed(),
      .measured(from: .iOS(6), "int-08"),
      .assumed(from: .iOS(8)),
      .measured(from: .iOS(9), "int-07")
    ),
    Band(since: .iOS(10), false, "it keeps its look, as on an iPhone", .assumed()),
    conflicts: ["int-08: after scrolling the look comes back only as the finger is lifted"]
  )

  package static let cancelPath = Rule<Bool>(
    .highlightCancelPath,
    "When scrolling cancels a touch, didUnhighlightRowAt carries this row.",
    Band(since: .iOS(4), false, "no highlight callbacks exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      true,
      "NSNotFound for section and row, 2147483647 on the devices of the time",
      .measured("int-13")
    ),
    Band(since: .iOS(7), false, "the row that was highlighted", .assumed())
  )

  package static let accessory = Statement(
    .accessoryButton,
    "A tap on a detailDisclosureButton or detailButton sends accessoryButtonTappedForRowWith and nothing else; a view of the app takes its taps itself; other accessories are a part of the row.",
    Band(
      since: .iOS(4),
      "the detail buttons only",
      .documented("int-57"),
      .measured(from: .iOS(7), "seed-000-other", "int-57"),
      .measured(from: .iOS(9), "int-34", "int-57"),
      .documented(from: .iOS(10), "int-57")
    ),
    decidedBy: [.accessoryWidth]
  )

  package static let accessoryWidth = Rule<Double>(
    .accessoryWidth,
    "A point in this many points at the right edge of a row lies on its detail button or on the view of the app, outside edit mode.",
    Band(since: .iOS(4), 44, "44 points for every accessory, a model", .assumed())
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(target), RuleEntry(whileScrolling), RuleEntry(cancelled), RuleEntry(passedOver),
      RuleEntry(order), RuleEntry(allowed), RuleEntry(leavesWindow), RuleEntry(veto),
      RuleEntry(cell), RuleEntry(padLook), RuleEntry(cancelPath), RuleEntry(accessory),
      RuleEntry(accessoryWidth),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var palesOnPad: Bool
    package var unhighlightsUnknownRow: Bool
    package var accessoryWidth: Double

    init(_ version: ProfileVersion) {
      palesOnPad = TouchRules.padLook.value(for: version)
      unhighlightsUnknownRow = TouchRules.cancelPath.value(for: version)
      accessoryWidth = TouchRules.accessoryWidth.value(for: version)
    }
  }
}
