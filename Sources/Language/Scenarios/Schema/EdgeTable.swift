import TableTrace
import YAMLSource

/// The steps about the keyboard, bars and the refresh control.
enum EdgeTable {
  /// The steps in which the system covers a part of the table.
  static let host = [
    StepRow(
      "setSafeArea",
      .required(.object(PropertyKind.insetsShape)),
      since: StepReleases.safeArea
    ) { EdgeInsets($1).map { .edge(.setSafeArea($0)) } }
    .says(
      "The safe area changes (iOS 11 and later). The inset of the table changes by the same "
        + "amount, unless `contentInsetAdjustmentBehavior` is `never`."
    )
    .example(
      "setSafeArea: {top: 20}",
      "query: contentOffset",
      in: """
        viewport: {width: 320, height: 88}
        sections: [{rows: 9}]
        controller: {viewSafeAreaInsetsDidChange: }
        """
    ),
    StepRow("showKeyboard", .required(.points)) { $0.showKeyboard($1) }
      .says(
        "The keyboard appears and covers the bottom of the table by this many points. A table view controller adjusts its insets."
      )
      .example("showKeyboard: 44", "scroll: {to: 352}", in: keyboard),
    StepRow("hideKeyboard") { $0.hideKeyboard($1) }
      .says("The keyboard disappears. A table view controller resets its insets.")
      .example("showKeyboard: 44", "hideKeyboard", in: keyboard),
  ]

  /// The steps in which the app uses the refresh control.
  static let app = [
    StepRow("beginRefreshing", .none, since: StepReleases.refreshControl) {
      $0.refreshing(.beginRefreshing, "beginRefreshing", $1)
    }
    .says(
      "`refreshControl.beginRefreshing()`. The action of the refresh control is not called. Up to "
        + "iOS 18, the content does not scroll. From iOS 26 on, content at its top scrolls if the "
        + "table is in a navigation controller."
    )
    .example("beginRefreshing", "query: contentOffset", in: refresh),
    StepRow("endRefreshing", .none, since: StepReleases.refreshControl) {
      $0.refreshing(.endRefreshing, "endRefreshing", $1)
    }
    .says("`refreshControl.endRefreshing()`.")
    .example("drag: {by: -600}", "query: contentOffset", "endRefreshing", in: refresh),
  ]

  private static let keyboard: KeywordExample.Setting = """
    host: tableViewController
    viewport: {width: 320, height: 88}
    sections: [{rows: 9}]
    trace: [delegate, controller]
    delegate: {scrollViewDidScroll: }
    controller: {keyboardWillShow: , keyboardWillHide: }
    """

  private static let refresh: KeywordExample.Setting = """
    viewport: {width: 320, height: 480}
    table: {refreshControl: true}
    sections: [{rows: 9}]
    trace: [delegate, controller]
    delegate: {scrollViewDidEndDecelerating: }
    controller: {refreshControlValueChanged: {note: asks the server}}
    """
}
