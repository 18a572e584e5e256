import Foundation
import TableTrace

/// Puts what a table displays into the view tree, with its frames.
extension UITableView {
  /// Whether it is inside a cell of another table.
  var isInCell: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0 is UITableViewCell }
  }

  /// Puts a cell into the table before it is displayed.
  func place(_ cell: UITableViewCell) {
    guard let number = cell.number, let frame = engine.frameOfCell(number) else { return }
    place(cell, at: CGRect(frame))
  }

  /// Puts a header or footer into the table before it is displayed.
  func place(_ view: UIView, as number: SectionView) {
    guard let frame = engine.frameOfSectionView(number) else { return }
    place(view, at: CGRect(frame))
  }

  private func place(_ view: UIView, at frame: CGRect) {
    if view.frame != frame { view.frame = frame }
    view.comeBack()
    guard view.superview !== self else { return }
    take(view, at: subviews.count)
  }

  /// Puts everything that is displayed into the table, and hides cells that no longer are, as they
  /// wait for reuse.
  func arrange() {
    guard !known.isArranging else { return }
    known.isArranging = true
    defer { known.isArranging = false }
    var placed: [UIView] = []
    for (number, frame) in engine.framesOfCells {
      guard let cell = known.cells[number] else { continue }
      place(cell, at: CGRect(frame))
      placed.append(cell)
    }
    for (number, frame) in engine.framesOfSectionViews {
      guard let view = known.views[number] else { continue }
      place(view, at: CGRect(frame))
      placed.append(view)
    }
    let now = Set(placed.map { ObjectIdentifier($0) })
    for view in known.placed where !now.contains(ObjectIdentifier(view)) { takeAway(view) }
    known.placed = placed
    arrangeTableViews()
  }

  private func takeAway(_ view: UIView) {
    guard view.superview === self else { return }
    if view is UITableViewCell || view is UITableViewHeaderFooterView {
      view.waitForReuse()
    } else {
      view.leave()
    }
  }

  /// Moves the header and footer of the table to the ends of the content.
  private func arrangeTableViews() {
    if let view = tableHeaderView { move(view, to: 0) }
    if let view = tableFooterView, let height = engine.knownContentHeight {
      move(view, to: CGFloat(height) - view.frame.height)
    }
  }

  private func move(_ view: UIView, to y: CGFloat) {
    let place = CGRect(x: 0, y: y, width: frame.width, height: view.frame.height)
    if view.superview === self, view.frame != place { view.frame = place }
  }

  /// Puts a view that the app sets into the table, instead of another.
  func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.leave() }
    guard let new, new.superview !== self else { return }
    take(new, at: new === backgroundView ? 0 : subviews.count)
    arrangeTableViews()
  }
}

extension UIView {
  /// Hides a cell, header or footer that is no longer displayed.
  fileprivate func waitForReuse() {
    guard !isHidden else { return }
    isHidden = true
    waitsForReuse = true
  }

  /// Shows it again, unless the app itself has hidden it.
  func comeBack() {
    guard waitsForReuse else { return }
    waitsForReuse = false
    isHidden = false
  }
}
