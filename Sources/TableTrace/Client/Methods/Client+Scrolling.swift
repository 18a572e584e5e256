/// The methods of `UIScrollViewDelegate`, except those of zooming: a table does not zoom.
extension Client {
  /// `scrollViewDidScroll(_:)`: the content has moved.
  public mutating func scrollViewDidScroll(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewDidScroll] = .action(Handler.table(body))
  }

  /// `scrollViewWillBeginDragging(_:)`: a finger begins to drag the content.
  public mutating func scrollViewWillBeginDragging(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewWillBeginDragging] = .action(Handler.table(body))
  }

  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: the touch ends with a
  /// velocity, and where the content will rest.
  public mutating func scrollViewWillEndDragging(
    _ body: @escaping (TableView, _ velocity: Point, _ target: Point) throws(UIKitException) -> Void
  ) {
    self[.scrollViewWillEndDragging] = .action(Handler.targetOffset(body))
  }

  /// `scrollViewDidEndDragging(_:willDecelerate:)`: the touch ended, and whether the content
  /// goes on moving.
  public mutating func scrollViewDidEndDragging(
    _ body: @escaping (TableView, _ decelerates: Bool) throws(UIKitException) -> Void
  ) {
    self[.scrollViewDidEndDragging] = .action(Handler.flag(body))
  }

  /// `scrollViewWillBeginDecelerating(_:)`: the content continues to move by itself.
  public mutating func scrollViewWillBeginDecelerating(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewWillBeginDecelerating] = .action(Handler.table(body))
  }

  /// `scrollViewDidEndDecelerating(_:)`: the content rests.
  public mutating func scrollViewDidEndDecelerating(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewDidEndDecelerating] = .action(Handler.table(body))
  }

  /// `scrollViewDidEndScrollingAnimation(_:)`: an animation that the app started has ended.
  public mutating func scrollViewDidEndScrollingAnimation(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewDidEndScrollingAnimation] = .action(Handler.table(body))
  }

  /// `scrollViewShouldScrollToTop(_:)`: whether a tap on the status bar scrolls.
  public mutating func scrollViewShouldScrollToTop(_ body: @escaping TableMethod<Bool>) {
    self[.scrollViewShouldScrollToTop] = .flag(Handler.table(body))
  }

  /// `scrollViewDidScrollToTop(_:)`: a tap on the status bar has scrolled to the top.
  public mutating func scrollViewDidScrollToTop(_ body: @escaping TableMethod<Void>) {
    self[.scrollViewDidScrollToTop] = .action(Handler.table(body))
  }

  /// `scrollViewDidChangeAdjustedContentInset(_:)`: the inset of the content has changed.
  public mutating func scrollViewDidChangeAdjustedContentInset(
    _ body: @escaping TableMethod<Void>
  ) {
    self[.scrollViewDidChangeAdjustedContentInset] = .action(Handler.table(body))
  }
}
