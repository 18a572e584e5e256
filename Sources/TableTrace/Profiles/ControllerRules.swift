/// The rules of a controller, and of the keyboard, bars and refresh control at the edges of its
/// table.
package enum ControllerRules: Sendable {
  package static let isAppearing = Rule<Bool>(
    .isAppearing,
    "viewIsAppearing is called after viewWillAppear and before the layout, when the controller's "
      + "view is in the window and has its insets.",
    VersionRange(false, "the method does not exist", .documented("doc-03")),
    VersionRange(
      since: .iOS(13),
      true,
      "each time that the view appears, in an app built with the SDK of iOS 17 or later",
      .documented("doc-03")
    ),
    conflicts: [
      "r4-25 (Catalyst 26.5, without a table) calls the method between viewWillAppear and the "
        + "layout. Its place among the calls of a table is assumed."
    ]
  )

  package static let sizeTransition = Rule<Bool>(
    .sizeTransition,
    "When the device turns, viewWillTransition is called before the view changes its size.",
    VersionRange(false, "the method does not exist", .documented("doc-03")),
    VersionRange(since: .iOS(8), true, "before the view changes its size", .documented("doc-03"))
  )

  package static let safeArea = Rule<Bool>(
    .safeArea,
    "When the safe area changes, viewSafeAreaInsetsDidChange is called. The inset of the table "
      + "then changes by as much, unless contentInsetAdjustmentBehavior is never.",
    VersionRange(false, "there is no safe area", .documented("doc-01")),
    VersionRange(since: .iOS(11), true, "there is a safe area", .documented("doc-01", "doc-03")),
    conflicts: [
      "r4-24 (iOS 26.1, without a table) calls the controller's method between viewWillAppear "
        + "and viewDidAppear. It is assumed that the method is called before the table gets its "
        + "inset and before viewIsAppearing."
    ]
  )

  package static let refreshPull = Rule<Double>(
    .refreshPull,
    "If a drag pulls the content down a fixed number of points beyond its top, the refresh "
      + "control starts. Its action is called while the finger is still down.",
    VersionRange(.infinity, "there is no refresh control", .documented("doc-03")),
    VersionRange(since: .iOS(6), 120, "120")
  )

  package static let refreshInset = Rule<Double>(
    .refreshInset,
    "While a refresh control refreshes, the table's top inset is larger by a fixed number of "
      + "points. This lasts from the end of the touch until endRefreshing. beginRefreshing changes "
      + "the inset at once and does not call the action.",
    VersionRange(0, "there is no refresh control", .documented("doc-03")),
    VersionRange(since: .iOS(6), 60, "60", .assumed(from: .iOS(26), "r5-09")),
    conflicts: ["r5-09 (iOS 26.1) shows 60 points, in a collection view"]
  )

  package static let refreshMovesContent = Rule<Bool>(
    .refreshMovesContent,
    "From iOS 26, in a navigation controller, beginRefreshing moves the content down by the height "
      + "of the refresh control. If the table is scrolled away from its top, the content does not "
      + "move.",
    VersionRange(false, "no: nothing scrolls"),
    VersionRange(since: .iOS(26), true, "yes: the content moves", .assumed("r5-09")),
    conflicts: [
      "r5-09 is a collection view under a large title. There the safe area includes the height of "
        + "the refresh control.",
      "It is assumed that nothing scrolls without a navigation controller.",
    ]
  )

  static let entries = RuleList.of {
    isAppearing
    sizeTransition
    Statement(
      .traitChange,
      "If the size classes change when the device turns, traitCollectionDidChange is called after "
        + "viewWillTransition and before the table has its new size.",
      VersionRange("the method does not exist", .documented("doc-03")),
      VersionRange(since: .iOS(8), "before the table has its new size", .assumed("doc-03")),
      decidedBy: [.sizeTransition],
      conflicts: [
        "doc-03 documents the method, but not its place. Phones of 414 points and more are assumed "
          + "to have a regular width in landscape."
      ]
    )
    safeArea
    Statement(
      .keyboard,
      "After the notification that the keyboard appears, a table view controller adds the height "
        + "that the keyboard covers to its table's bottom inset. After the notification that the "
        + "keyboard disappears, the controller removes that height, unless the app has set another "
        + "inset meanwhile. Other controllers do not change their tables.",
      says: "the bottom inset changes",
      .assumed("r4-61"),
      conflicts: [
        "r4-61 shows the inset of a table view controller under a keyboard, but not when the "
          + "inset is set"
      ]
    )
    Statement(
      .keyboardRow,
      "When a table view controller makes room for the keyboard, it scrolls just far enough to "
        + "show the first responder's row above the keyboard. If that row is visible already, "
        + "nothing scrolls.",
      says: "the row becomes visible",
      conflicts: ["On a device the content moves along with the keyboard. Here it moves at once."]
    )
    refreshPull
    refreshInset
    refreshMovesContent
  }
}
