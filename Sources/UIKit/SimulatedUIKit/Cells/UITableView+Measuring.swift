public import Foundation
import TableTrace

/// Finds the heights of self-sizing rows, without a layout of constraints.
extension UITableView {
  /// Returns the height of a self-sizing cell in points, or nil if it has none.
  ///
  /// It is the height that a test has declared for its class, or the result of an overridden
  /// `systemLayoutSizeFitting` or `sizeThatFits`.
  func fittingHeight(of row: TableTrace.IndexPath) -> Double? {
    let shown = row == known.lastRow ? known.lastCell : nil
    guard let cell = shown ?? engine.existingCell(at: row).map({ object(for: $0) }) else {
      return nil
    }
    if let height = CellHeights.declared[ObjectIdentifier(type(of: cell))] { return height }
    let outer = known.defaultHeight
    defer { known.defaultHeight = outer }
    known.defaultHeight = nil
    cell.table = self
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    guard size.height == known.defaultHeight else { return Double(size.height) }
    warnOfConstraints(in: cell)
    return nil
  }

  private func warnOfConstraints(in cell: UITableViewCell) {
    let views = [cell.contentView] + cell.contentView.descendants
    guard views.contains(where: { !$0.constraints.isEmpty }) || !cell.constraints.isEmpty else {
      return
    }
    let name = String(describing: type(of: cell))
    warn(
      "the constraints of \(name) are not laid out, so its rows have the standard height. To set "
        + "another: Simulation.declare(\(name).self, height: 60), or override "
        + "systemLayoutSizeFitting or sizeThatFits"
    )
  }
}

@MainActor
enum CellHeights {
  static var declared: [ObjectIdentifier: Double] = [:]
}

extension Simulation {
  /// Declares the height in points of self-sizing cells, because constraints are not laid out.
  @MainActor
  public static func declare(_ cellClass: UITableViewCell.Type, height: CGFloat) {
    CellHeights.declared[ObjectIdentifier(cellClass)] = Double(height)
  }
}
