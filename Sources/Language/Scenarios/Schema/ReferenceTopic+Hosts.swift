extension ReferenceTopic {
  /// What the page says about controllers.
  package static let hosts = [
    ReferenceTopic(
      "A screen that comes back",
      """
      The methods that `controller` lists are lines of the trace and can react. `viewIsAppearing` comes \
      between `viewWillAppear` and the layout, each time, from iOS 13 on; `viewSafeAreaInsetsDidChange` \
      where a device has bars, or `setSafeArea` gives some. `disappear` and `appear` are a push and a pop \
      as the table sees them; a table view controller clears its selection in between, unless the host \
      says otherwise.
      """,
      file: "screen-that-comes-back",
      KeywordExample(
        "load",
        "tap: [0, 1]",
        "disappear",
        "appear",
        "query: indexPathForSelectedRow",
        setting: """
          os: iOS 17
          host: {tableViewController: {clearsSelectionOnViewWillAppear: false}}
          device: iPhone 13
          sections: [{rows: 3}]
          trace: [delegate, controller]
          delegate: {didSelectRowAt: }
          controller: {viewWillAppear: , viewSafeAreaInsetsDidChange: , viewIsAppearing: , viewDidAppear: }
          """
      )
    )
  ]
}
