/// The rules of a controller, and of what comes over the edges of its table.
package enum ControllerRules: Sendable {
  package static let isAppearing = Rule<Bool>(
    .isAppearing,
    "Whether a controller is told by viewIsAppearing, after viewWillAppear and before the layout, that its view is in the window and has its insets.",
    Band(since: .iOS(4), false, "the method does not exist", .documented("doc-03")),
    Band(
      since: .iOS(13),
      true,
      "each time that it appears, in an app built with the SDK of iOS 17 or later",
      .documented("doc-03")
    ),
    conflicts: [
      "r4-25 (Catalyst 26.5, without a table) has it between viewWillAppear and the layout; where it comes among the table's own rounds is assumed"
    ]
  )

  package static let sizeTransition = Rule<Bool>(
    .sizeTransition,
    "Whether a controller is told by viewWillTransition before its size changes as the device turns, and then by traitCollectionDidChange where the size classes change.",
    Band(since: .iOS(4), false, "the methods do not exist", .documented("doc-03")),
    Band(since: .iOS(8), true, "it is", .documented("doc-03")),
    conflicts: [
      "That both come before the table has its new size is assumed, and so is which phones are of regular width on their side: those of 414 points and more."
    ]
  )

  package static let safeArea = Rule<Bool>(
    .safeArea,
    "Whether there is a safe area: as it changes the controller is told by viewSafeAreaInsetsDidChange, and then the inset of the table changes by as much, unless contentInsetAdjustmentBehavior is never.",
    Band(since: .iOS(4), false, "there is none", .documented("doc-01")),
    Band(since: .iOS(11), true, "there is one", .documented("doc-01")),
    conflicts: [
      "r4-24 (26.1, without a table) has the controller's method between viewWillAppear and viewDidAppear; that it comes before the table's inset, and before viewIsAppearing, is assumed"
    ]
  )

  package static let keyboard = Statement(
    .keyboard,
    "As the keyboard comes or goes, whoever observes it is told first; then a table view controller makes room at the bottom of its table, as much as the keyboard covers, or takes it back where the app has not set another inset meanwhile. Any other controller leaves its table alone.",
    Band(since: .iOS(4), "the bottom inset", .assumed("r4-61")),
    conflicts: [
      "r4-61 shows the inset of a table view controller under a keyboard, not when it comes"
    ]
  )

  package static let keyboardRow = Statement(
    .keyboardRow,
    "A table view controller that makes room for the keyboard brings the row of its first responder above it, as far as is needed and no further; where that row is seen already, nothing scrolls.",
    Band(since: .iOS(4), "the row comes into sight", .assumed()),
    conflicts: ["On a device the content moves along with the keyboard; here it is there at once."]
  )

  package static let refreshPull = Rule<Double>(
    .refreshPull,
    "A finger that drags the content so many points beyond its top makes a refresh control begin, and calls its action while the finger is still down.",
    Band(since: .iOS(4), .infinity, "there is none", .documented("doc-03")),
    Band(since: .iOS(6), 120, "120", .assumed())
  )

  package static let refreshInset = Rule<Double>(
    .refreshInset,
    "While a refresh control refreshes the inset of the table is so many points larger at the top, from when the finger is lifted until endRefreshing. beginRefreshing makes the room at once and calls no action.",
    Band(since: .iOS(4), 0, "there is none", .documented("doc-03")),
    Band(since: .iOS(6), 60, "60", .assumed(), .assumed(from: .iOS(26), "r5-09")),
    conflicts: ["r5-09 (26.1) has 60 in a collection view"]
  )

  package static let refreshMovesContent = Rule<Bool>(
    .refreshMovesContent,
    "Whether beginRefreshing in a navigation controller moves content that is at its top, or above it, by the room that it makes.",
    Band(since: .iOS(4), false, "no: nothing scrolls", .assumed()),
    Band(since: .iOS(26), true, "yes", .assumed("r5-09")),
    conflicts: [
      "r5-09 is a collection view under a large title, whose room is a part of the safe area",
      "Without a navigation controller nothing scrolls, which is assumed.",
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(isAppearing), RuleEntry(sizeTransition), RuleEntry(safeArea), RuleEntry(keyboard),
      RuleEntry(keyboardRow), RuleEntry(refreshPull),
      RuleEntry(refreshInset), RuleEntry(refreshMovesContent),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var isAppearing: Bool
    package var tellsOfSize: Bool
    package var hasSafeArea: Bool
    package var refreshPull: Double
    package var refreshInset: Double
    package var refreshMovesContent: Bool

    init(_ version: ProfileVersion) {
      isAppearing = ControllerRules.isAppearing.value(for: version)
      tellsOfSize = ControllerRules.sizeTransition.value(for: version)
      hasSafeArea = ControllerRules.safeArea.value(for: version)
      refreshPull = ControllerRules.refreshPull.value(for: version)
      refreshInset = ControllerRules.refreshInset.value(for: version)
      refreshMovesContent = ControllerRules.refreshMovesContent.value(for: version)
    }
  }
}
