/// The gates of the edit menu and of context menus.
enum MenuGates {
  static let lists: [GateList] = [
    GateList(.contextMenuConfigurationForRowAt, SelectionGates.finger),
    GateList(.previewForHighlightingContextMenu, contextMenu),
    GateList(.willDisplayContextMenu, contextMenu + [filled]),
    GateList(.willPerformPreviewActionForMenu, contextMenu + [filled, previewTapped]),
    GateList(.previewForDismissingContextMenu, contextMenu + [filled]),
    GateList(.willEndContextMenuInteraction, contextMenu + [filled]),
    GateList(.shouldShowMenuForRowAt, editMenu),
    GateList(.canPerformAction, editMenu + [shouldShow]),
    GateList(.performAction, editMenu + [shouldShow, itemChosen, publicAction, canPerform]),
  ]

  static let shown: [Callback] = [
    .previewForHighlightingContextMenu, .willDisplayContextMenu, .willPerformPreviewActionForMenu,
    .previewForDismissingContextMenu, .willEndContextMenuInteraction,
  ]

  private static let contextMenu =
    SelectionGates.finger + [
      Gate(.contextMenuGiven, rule: .contextMenuBegins)
    ]

  private static let filled = Gate(.contextMenuFilled, rule: .contextMenuBegins)
  private static let previewTapped = Gate(.previewTapped, rule: .previewTapped)

  private static let editMenu =
    SelectionGates.finger + [
      Gate(.noContextMenu, rule: .contextMenuFirst),
      Gate(.menuMethods, rule: .editMenu) { table, _ in
        [.shouldShowMenuForRowAt, .canPerformAction, .performAction].allSatisfy(table.implements)
      },
    ]

  private static let shouldShow = Gate(.shouldShowMenu, rule: .editMenu)
  private static let itemChosen = Gate(.menuItemChosen, rule: .menuPerforms)
  private static let publicAction = Gate(.publicAction, rule: .menuPerforms)
  private static let canPerform = Gate(.canPerformAction, rule: .menuPerforms)
}
