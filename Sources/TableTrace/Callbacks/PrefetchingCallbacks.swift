extension CallbackFacts {
  /// The callbacks of `UITableViewDataSourcePrefetching`, in the order of ``Callback``.
  static let prefetching: [CallbackFacts] = [
    CallbackFacts(
      .prefetchRowsAt,
      selector: "tableView:prefetchRowsAtIndexPaths:",
      swiftName: "tableView(_:prefetchRowsAt:)",
      isRequired: true,
      introduced: .iOS(10),
      takes: .rows,
      group: .prefetch,
      byDefault: "required"
    ),
    CallbackFacts(
      .cancelPrefetchingForRowsAt,
      selector: "tableView:cancelPrefetchingForRowsAtIndexPaths:",
      swiftName: "tableView(_:cancelPrefetchingForRowsAt:)",
      introduced: .iOS(10),
      takes: .rows,
      group: .prefetch
    ),
  ]
}
