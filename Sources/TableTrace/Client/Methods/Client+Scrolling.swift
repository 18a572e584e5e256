/// The methods of `UIScrollViewDelegate`, except those of zooming: a table does not zoom.
extension Client {
  /// Implements `scrollViewDidScroll(_:)`, which is called after the content offset changed.
  public mutating func scrollViewDidScroll(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewDidScroll] = .action(Handler.table(body))
  }

  /// Implements `scrollViewWillBeginDragging(_:)`, which is called when the user begins to drag the
  /// content.
  public mutating func scrollViewWillBeginDragging(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewWillBeginDragging] = .action(Handler.table(body))
  }

  /// Implements `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, which receives
  /// the velocity of the drag and the offset where scrolling will end.
  public mutating func scrollViewWillEndDragging(
    _ body: @escaping (TableView, _ velocity: Point, _ target: Point) throws(UIKitException) -> Void
  ) {
    self[.scrollViewWillEndDragging] = .action(Handler.targetOffset(body))
  }

  /// Implements `scrollViewDidEndDragging(_:willDecelerate:)`, which is called when the user lifts
  /// the finger.
  ///
  /// The argument says whether the content continues to move.
  public mutating func scrollViewDidEndDragging(
    _ body: @escaping (TableView, _ decelerates: Bool) throws(UIKitException) -> Void
  ) {
    self[.scrollViewDidEndDragging] = .action(Handler.flag(body))
  }

  /// Implements `scrollViewWillBeginDecelerating(_:)`, which is called when the content continues
  /// to move after a drag.
  public mutating func scrollViewWillBeginDecelerating(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewWillBeginDecelerating] = .action(Handler.table(body))
  }

  /// Implements `scrollViewDidEndDecelerating(_:)`, which is called when the content comes to rest.
  public mutating func scrollViewDidEndDecelerating(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewDidEndDecelerating] = .action(Handler.table(body))
  }

  /// Implements `scrollViewDidEndScrollingAnimation(_:)`, which is called after a scrolling
  /// animation that the app started.
  public mutating func scrollViewDidEndScrollingAnimation(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewDidEndScrollingAnimation] = .action(Handler.table(body))
  }

  /// Implements `scrollViewShouldScrollToTop(_:)`, which returns whether a tap on the status bar
  /// scrolls to the top.
  public mutating func scrollViewShouldScrollToTop(_ body: @escaping TableMethod<Bool>) {
    self[.scrollViewShouldScrollToTop] = .flag(Handler.table(body))
  }

  /// Implements `scrollViewDidScrollToTop(_:)`, which is called after a tap on the status bar
  /// scrolled to the top.
  public mutating func scrollViewDidScrollToTop(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewDidScrollToTop] = .action(Handler.table(body))
  }

  /// Implements `scrollViewDidChangeAdjustedContentInset(_:)`, which is called after the adjusted
  /// content inset changed.
  public mutating func scrollViewDidChangeAdjustedContentInset(
    _ body: @escaping TableMethod<Void>
  ) {
    self[.scrollViewDidChangeAdjustedContentInset] = .action(Handler.table(body))
  }
}
