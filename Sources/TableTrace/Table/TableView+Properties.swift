extension TableView {
  /// The properties that an app sets; a change is seen by the next round.
  public var properties: TableProperties {
    get { currentProperties }
    set { currentProperties = newValue }
  }

  /// Moves the content without an animation, as setting `contentOffset` does.
  public func setContentOffset(_ offset: Double) {
    contentOffset = offset
    needsLayout = true
  }
}
