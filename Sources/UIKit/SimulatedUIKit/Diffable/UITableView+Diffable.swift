import Foundation
import TableTrace

import struct Foundation.IndexPath

/// A diffable data source with identifiers of any type.
@preconcurrency @MainActor
protocol DiffableDataSource: AnyObject {}

extension UITableView {
  /// Returns the cell from the cell provider, whose call the trace can show.
  func provide(
    _ item: String,
    at indexPath: IndexPath,
    by cellProvider: () -> UITableViewCell?
  ) -> UITableViewCell {
    let path = TableTrace.IndexPath(indexPath)
    sink.called(Call(.cellProvider, .item(path, item), rule: .diffableProvider))
    let cell = cellProvider()
    sink.returned(cell.map { Answer.existingCell(self.cell(for: $0)) } ?? .none)
    return cell ?? UITableViewCell()
  }
}
