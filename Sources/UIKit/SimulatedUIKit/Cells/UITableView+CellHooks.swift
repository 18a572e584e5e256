import TableTrace

/// Calls methods of cells, headers and footers.
extension UITableView {
  /// Calls the method that the simulation has just traced.
  func run(_ hook: CellHook, _ arguments: Arguments) {
    switch arguments {
    case .hook(let number): run(hook, of: object(for: number), [])
    case .hookState(let number, let states): run(hook, of: object(for: number), states)
    case .viewHook(let number):
      (known.views[number] as? UITableViewHeaderFooterView)?.prepareForReuse()
    case .none, .section, .row, .item, .optionalRow, .move, .commit, .session, .sessionRow,
      .sessionRowPoint, .coordinator, .rows, .cell, .menuAction, .rowAndPoint, .focus, .view,
      .indexTitle, .menu, .targetOffset, .words, .flag:
      return
    }
  }

  private func run(_ hook: CellHook, of cell: UITableViewCell, _ states: [String]) {
    let isOn = states.first == "true"
    let isAnimated = states.last == "true"
    switch hook {
    case .prepareForReuse: cell.prepareForReuse()
    case .setSelected: cell.setSelected(isOn, animated: isAnimated)
    case .setHighlighted: cell.setHighlighted(isOn, animated: isAnimated)
    case .setEditing: cell.setEditing(isOn, animated: isAnimated)
    case .layoutSubviews:
      place(cell)
      cell.needsLayout = false
      cell.layoutSubviews()
    case .willTransition:
      cell.willTransition(to: UITableViewCell.StateMask(words: states.first ?? ""))
    case .didTransition:
      cell.didTransition(to: UITableViewCell.StateMask(words: states.first ?? ""))
    case .configurationUpdateHandler:
      cell.configurationUpdateHandler?(cell, cell.configurationState)
    case .updateConfiguration, .becomeFirstResponder, .resignFirstResponder:
      return
    }
  }
}
