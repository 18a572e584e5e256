import TableTrace

public import struct Foundation.IndexPath

/// The context menu that a long press on a row shows.
@MainActor
struct ShownMenu {
  var configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
  /// The actions of the menu when it opened.
  var actions: [UIAction] = []
  var interaction: UIContextMenuInteraction?
}

extension UITableView {
  /// Converts a context menu to one of the simulation.
  func contextMenu(_ configuration: UIContextMenuConfiguration?) -> ContextMenu? {
    guard let configuration else { return nil }
    shown = ShownMenu(
      configuration: configuration,
      actions: configuration.actions,
      interaction: shown.interaction ?? UIContextMenuInteraction(of: self)
    )
    return ContextMenu(titles: shown.actions.map(\.title))
  }
}

/// Presses rows for a long time, which may show a menu.
extension TableFinger {
  /// Presses a row until a menu opens and dismisses it, or taps the row without a menu.
  public func press(_ row: IndexPath) {
    press(row, then: .dismiss)
  }

  /// Presses a row until its context menu opens, and taps the action with a title.
  public func press(_ row: IndexPath, thenTap title: String) {
    press(row, then: .contextMenu(title))
  }

  public func pressForPreview(_ row: IndexPath) {
    press(row, then: .preview)
  }

  /// Presses a row until its edit menu opens, and taps the item with a selector.
  public func press(_ row: IndexPath, thenTap selector: Selector) {
    press(row, then: .editMenu(selector.name))
  }

  private func press(_ row: IndexPath, then choice: LongPress) {
    table.warnOfUnknown(
      [.contextMenuConfigurationForRowAt, .shouldShowMenuForRowAt],
      table.delegate
    )
    let path = TableTrace.IndexPath(row)
    table.gesture("longPress: \(path)", at: [row]) { [table] finger throws(UIKitException) in
      let outcome = try finger.press(path, then: choice)
      guard case .contextMenu(let title) = choice, outcome == .done else { return }
      guard let action = table.shown.actions.first(where: { $0.title == title }) else { return }
      try table.running { action.perform(from: table) }
    }
  }
}
