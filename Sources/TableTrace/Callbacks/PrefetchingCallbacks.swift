extension CallbackFacts {
  /// The callbacks of `UITableViewDataSourcePrefetching`, in the order of ``Callback``.
  static let prefetching: [CallbackFacts] = [
    .init(.prefetchRowsAt, since: 10, .rows, .void, .prefetch).required
      .named("tableView:prefetchRowsAtIndexPaths:", swift: "tableView(_:prefetchRowsAt:)")
      .byDefault("it must be implemented"),
    .init(.cancelPrefetchingForRowsAt, since: 10, .rows, .void, .prefetch)
      .named(
        "tableView:cancelPrefetchingForRowsAtIndexPaths:",
        swift: "tableView(_:cancelPrefetchingForRowsAt:)"
      ),
  ]
}
