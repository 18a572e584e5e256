/// The rules of a controller, and of the keyboard, bars and refresh control at the edges of its
/// table.
package enum ControllerRules: Sendable {
  package static let isAppearing = Rule<Bool>(
    .isAppearing,
    "viewIsAppearing is called after viewWillAppear and before the layout that makes the cells. "
      + "At that time, the controller's view is in the window and has its insets.",
    VersionRange(false, "the method does not exist", .documented("doc-03")),
    VersionRange(
      since: .iOS(13),
      true,
      "each time the view appears, in an app built with the SDK of iOS 17 or later",
      .documented("doc-03")
    ),
    conflicts: [
      "r4-25 (Catalyst 26.5) has no table. It shows viewIsAppearing between viewWillAppear and "
        + "the layout. The place of viewIsAppearing among the calls of a table is assumed."
    ]
  )

  package static let sizeTransition = Rule<Bool>(
    .sizeTransition,
    "When the user turns the device, viewWillTransition is called before the view gets its new "
      + "size.",
    VersionRange(false, "the method does not exist", .documented("doc-03")),
    VersionRange(
      since: .iOS(8),
      true,
      "before the view gets its new size",
      .documented("doc-03")
    )
  )

  package static let safeArea = Rule<Bool>(
    .safeArea,
    "When the safe area changes, viewSafeAreaInsetsDidChange is called. The table's inset then "
      + "changes by the same number of points. If contentInsetAdjustmentBehavior is never, the "
      + "table's inset does not change.",
    VersionRange(false, "there is no safe area", .documented("doc-01")),
    VersionRange(
      since: .iOS(11),
      true,
      "viewSafeAreaInsetsDidChange is called",
      .documented("doc-01", "doc-03")
    ),
    conflicts: [
      "r4-24 (iOS 26.1) has no table. It shows viewSafeAreaInsetsDidChange between "
        + "viewWillAppear and viewDidAppear. The method is assumed to be called before "
        + "viewIsAppearing, and before the table gets its inset."
    ]
  )

  package static let refreshPull = Rule<Double>(
    .refreshPull,
    "When a drag pulls the content far enough below its top position, the refresh control "
      + "starts. The control's action is called while the finger is still down.",
    VersionRange(.infinity, "there is no refresh control", .documented("doc-03")),
    VersionRange(since: .iOS(6), 120, "after 120 points")
  )

  package static let refreshInset = Rule<Double>(
    .refreshInset,
    "While a refresh control refreshes, it adds a fixed number of points to the table's top "
      + "inset. The inset grows when the touch ends and shrinks at endRefreshing. "
      + "beginRefreshing changes the inset at once and does not call the control's action.",
    VersionRange(0, "there is no refresh control", .documented("doc-03")),
    VersionRange(since: .iOS(6), 60, "60 points", .assumed(from: .iOS(26), "r5-09")),
    conflicts: ["r5-09 (iOS 26.1) shows 60 points, in a collection view"]
  )

  package static let refreshMovesContent = Rule<Bool>(
    .refreshMovesContent,
    "From iOS 26, beginRefreshing moves the content down by the height of the refresh control. "
      + "This needs a navigation controller. If the table is scrolled away from its top, the "
      + "content does not move.",
    VersionRange(false, "no: the content does not move"),
    VersionRange(since: .iOS(26), true, "yes: the content moves", .assumed("r5-09")),
    conflicts: [
      "r5-09 shows a collection view under a large title. With a large title, the safe area "
        + "includes the height of the refresh control.",
      "It is assumed that the content does not move without a navigation controller.",
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
      "A table view controller reacts to the notification that the keyboard appears. It adds the "
        + "height that the keyboard covers to the table's bottom inset. When the keyboard "
        + "disappears, the controller removes that height, unless the app has set another inset "
        + "meanwhile. Other controllers do not change their tables.",
      says: "the bottom inset changes",
      .assumed("r4-61"),
      conflicts: [
        "r4-61 shows the inset of a table view controller under a keyboard, but not when the "
          + "inset is set"
      ]
    )
    Statement(
      .keyboardRow,
      "When the keyboard appears, a table view controller scrolls its table, if the row with the "
        + "first responder is not visible above the keyboard. The table scrolls just far enough "
        + "to show that row.",
      says: "the row becomes visible",
      conflicts: [
        "On a device, the content moves together with the keyboard. In the simulation, "
          + "the content moves at once."
      ]
    )
    refreshPull
    refreshInset
    refreshMovesContent
  }
}
