extension Callback {
  /// Whether a table ever sends it; a table inherits the callbacks on zooming and does not zoom.
  public var isSentByTable: Bool {
    ![
      .scrollViewDidZoom, .viewForZooming, .scrollViewWillBeginZooming, .scrollViewDidEndZooming,
    ].contains(self)
  }

  /// Whether the simulated table calls it in some circumstances; the others follow with their
  /// subjects, apart from those that no table sends.
  public var isSimulated: Bool {
    switch facts.group {
    case .counts, .cells, .titles, .index, .display, .heights, .estimatedHeights,
      .headerFooterViews, .indentation, .prefetch:
      true
    case .accessories, .highlight, .selection, .primaryAction, .menu, .focus, .springLoading,
      .multiSelect, .contextMenu:
      true
    case .editing:
      self == .canEditRowAt
    case .scroll:
      isSentByTable
    case .moving, .swipeActions, .drag, .drop:
      false
    }
  }
}
