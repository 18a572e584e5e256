/// The edit menu of a row, from iOS 5.
extension TableView {
  /// Queries the items of a row's edit menu, or returns none if the menu does not open.
  func askEditMenu(_ path: IndexPath, _ walk: inout GateWalk) throws(UIKitException) -> [String] {
    guard reaches(.shouldShowMenuForRowAt, path, &walk), profile[MenuRules.order],
      implements(.shouldShowMenuForRowAt)
    else { return [] }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    let answer = try askFlag(.shouldShowMenuForRowAt, .row(path), rule: .editMenu)
    if answer != true {
      walk.close(.shouldShowMenu)
    }
    guard reaches(.canPerformAction, path, &walk) else { return [] }
    var items: [String] = []
    for selector in profile[MenuRules.selectors] {
      guard let path = followed[row] else { return [] }
      let arguments = Arguments.menuAction(selector, path)
      let answer = try askFlag(.canPerformAction, arguments, rule: .menuSelectors)
      if answer == true, MenuSelectors.isChoosable(selector) {
        items.append(selector)
      }
    }
    if items.isEmpty {
      walk.close(.canPerformAction)
      _ = reaches(.performAction, path, &walk)
    }
    return items
  }

  /// Chooses an item of the open edit menu, or dismisses the menu.
  func choose(
    _ choice: LongPress,
    of items: [String],
    _ path: IndexPath,
    _ walk: inout GateWalk
  ) throws(UIKitException) -> LongPress.Outcome {
    guard case .editMenu(let selector) = choice else {
      walk.close(.menuItemChosen)
      _ = reaches(.performAction, path, &walk)
      return choice == .dismiss ? .done : .editMenu(items)
    }
    guard items.contains(selector) else {
      walk.close(MenuSelectors.isChoosable(selector) ? .canPerformAction : .publicAction)
      _ = reaches(.performAction, path, &walk)
      return .editMenu(items)
    }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    let action = Arguments.menuAction(selector, path)
    let answer = try askFlag(.canPerformAction, action, rule: .menuPerforms)
    if answer != true {
      walk.close(.canPerformAction)
    }
    guard let path = followed[row], reaches(.performAction, path, &walk) else { return .done }
    try tell(.performAction, .menuAction(selector, path), rule: .menuPerforms)
    return .done
  }
}
