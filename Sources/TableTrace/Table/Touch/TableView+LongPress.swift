extension TableView {
  /// Presses a row until a menu opens, then makes the user's choice.
  ///
  /// If no menu opens, the press ends like a tap.
  ///
  /// - Returns: Whether a menu opened and the choice was possible.
  package func press(
    _ path: IndexPath,
    at point: Point? = nil,
    then choice: LongPress
  ) throws(UIKitException) -> LongPress.Outcome {
    guard fingers.touch == nil else { return .noMenu }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    try touchDown(path)
    var walk = GateWalk()
    if fingers.touch?.walk.closed.contains(.contentRests) == true {
      walk.close(.contentRests)
    }
    if let pressed = followed[row],
      let menu = try askContextMenu(pressed, point ?? middle(of: pressed), &walk)
    {
      try endTouch(by: .menuCancelsTouch)
      return try open(menu, followed[row, default: pressed], &walk, then: choice)
    }
    guard let pressed = followed[row], case let items = try askEditMenu(pressed, &walk),
      !items.isEmpty
    else {
      try touchUp()
      return .noMenu
    }
    try endTouch(by: .menuCancelsTouch)
    return try choose(choice, of: items, followed[row, default: pressed], &walk)
  }

  /// Returns the centre of a row, relative to the bounds.
  private func middle(of path: IndexPath) -> Point {
    guard content.contains(path) else { return Point(x: size.width / 2, y: 0) }
    return Point(
      x: size.width / 2,
      y: (content.top(of: path) + content.bottom(of: path)) / 2 - contentOffset
    )
  }
}
