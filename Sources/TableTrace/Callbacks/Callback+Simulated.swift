extension Callback {
  /// Whether the simulated table calls it in some circumstances; the others follow with their
  /// subjects, and a table never sends the ones on zooming.
  public var isSimulated: Bool {
    switch facts.group {
    case .counts, .cells, .titles, .index, .display, .heights, .estimatedHeights,
      .headerFooterViews, .indentation, .prefetch:
      true
    case .editing, .moving, .swipeActions, .drag, .drop, .accessories, .highlight, .selection,
      .primaryAction, .menu, .focus, .springLoading, .multiSelect, .contextMenu:
      true
    case .scroll:
      ![
        .scrollViewDidZoom, .viewForZooming, .scrollViewWillBeginZooming,
        .scrollViewDidEndZooming,
      ].contains(self)
    }
  }
}
