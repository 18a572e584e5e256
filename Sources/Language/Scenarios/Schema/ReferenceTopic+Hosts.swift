extension ReferenceTopic {
  package static let hosts = [
    ReferenceTopic(
      "A screen that appears again",
      """
      The methods in `controller` are lines of the trace and can have reactions. From iOS 13, \
      `viewIsAppearing` is called between `viewWillAppear` and the layout. `viewSafeAreaInsetsDidChange` \
      is called if the device has bars, or after `setSafeArea`. `disappear` and `appear` are what the \
      table sees of a push and a pop. A table view controller clears its selection when it appears \
      again, unless the host has `clearsSelectionOnViewWillAppear: false`.
      """,
      file: "screen-that-comes-back",
      KeywordExample(
        "tap: [0, 1]",
        "disappear",
        "appear",
        "query: indexPathForSelectedRow",
        in: """
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
