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

  /// What a context menu that is shown leads to.
  static let shown: [Callback] = [
    .previewForHighlightingContextMenu, .willDisplayContextMenu, .willPerformPreviewActionForMenu,
    .previewForDismissingContextMenu, .willEndContextMenuInteraction,
  ]

  private static let contextMenu =
    SelectionGates.finger + [
      Gate(
        .contextMenuGiven,
        "contextMenuConfigurationForRowAt returns a configuration, not nil.",
        rule: .contextMenuBegins
      )
    ]

  private static let filled = Gate(
    .contextMenuFilled,
    "The configuration has something to show. An empty one fails.",
    rule: .contextMenuBegins
  )

  private static let previewTapped = Gate(
    .previewTapped,
    "The preview is tapped, not an action, and the menu is not dismissed.",
    rule: .previewTapped
  )

  private static let editMenu =
    SelectionGates.finger + [
      Gate(
        .noContextMenu,
        "The long press does not show a context menu.",
        rule: .contextMenuFirst
      ),
      Gate(
        .menuMethods,
        "The delegate implements all three methods of the edit menu.",
        rule: .editMenu,
        holds: { table, _ in
          [.shouldShowMenuForRowAt, .canPerformAction, .performAction].allSatisfy(table.implements)
        }
      ),
    ]

  private static let shouldShow = Gate(
    .shouldShowMenu,
    "shouldShowMenuForRowAt returns true.",
    rule: .editMenu
  )

  private static let itemChosen = Gate(
    .menuItemChosen,
    "An item of the menu is tapped.",
    rule: .menuPerforms
  )

  private static let publicAction = Gate(
    .publicAction,
    "The selector is public: it does not begin with an underscore.",
    rule: .menuPerforms
  )

  private static let canPerform = Gate(
    .canPerformAction,
    "canPerformAction returns true for the selector when the menu opens, and again when its item is tapped.",
    rule: .menuPerforms
  )
}
