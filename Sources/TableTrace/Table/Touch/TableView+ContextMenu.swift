/// The context menu of a row, from iOS 13.
extension TableView {
  /// Queries the context menu, or returns nil if none opens.
  func askContextMenu(
    _ path: IndexPath,
    _ point: Point,
    _ walk: inout GateWalk
  ) throws(UIKitException) -> ContextMenu? {
    let callback = Callback.contextMenuConfigurationForRowAt
    guard reaches(callback, path, &walk), profile[MenuRules.contextMenuBegins] else { return nil }
    guard implements(callback) else {
      closeGate(.contextMenuGiven, keeps: MenuGates.shown, row: path, rule: .contextMenuBegins)
      return nil
    }
    let menu = try askMenu(callback, .rowAndPoint(path, point), rule: .contextMenuBegins)
    if menu == nil {
      walk.close(.contextMenuGiven)
      _ = reaches(.previewForHighlightingContextMenu, path, &walk)
    } else {
      walk.close(.noContextMenu)
      _ = reaches(.shouldShowMenuForRowAt, path, &walk)
    }
    return menu
  }

  /// Shows a context menu, and closes it with the user's choice.
  func open(
    _ menu: ContextMenu,
    _ path: IndexPath,
    _ walk: inout GateWalk,
    then choice: LongPress
  ) throws(UIKitException) -> LongPress.Outcome {
    let arguments = Arguments.menu(menu)
    _ = reaches(.previewForHighlightingContextMenu, path, &walk)
    try askWord(.previewForHighlightingContextMenu, arguments, rule: .contextMenuBegins)
    if menu.titles.isEmpty {
      walk.close(.contextMenuFilled)
    }
    guard reaches(.willDisplayContextMenu, path, &walk) else {
      return choice == .dismiss ? .done : .contextMenu([])
    }
    try tell(.willDisplayContextMenu, arguments, rule: .contextMenuBegins)
    if choice == .preview {
      _ = reaches(.willPerformPreviewActionForMenu, path, &walk)
      try tell(.willPerformPreviewActionForMenu, arguments, rule: .previewTapped)
    } else {
      var none = walk
      none.close(.previewTapped)
      _ = reaches(.willPerformPreviewActionForMenu, path, &none)
    }
    _ = reaches(.previewForDismissingContextMenu, path, &walk)
    try askWord(.previewForDismissingContextMenu, arguments, rule: .contextMenuEnds)
    _ = reaches(.willEndContextMenuInteraction, path, &walk)
    try tell(.willEndContextMenuInteraction, arguments, rule: .contextMenuEnds)
    return menu.has(choice) ? .done : .contextMenu(menu.titles)
  }
}

extension ContextMenu {
  /// Returns whether the choice is possible in the menu.
  fileprivate func has(_ choice: LongPress) -> Bool {
    switch choice {
    case .dismiss, .preview: true
    case .contextMenu(let title): titles.contains(title)
    case .editMenu: false
    }
  }
}
