import Foundation
import UIKit

/// All that the driver asks of a table, as UIKit declares it: its own class is the witness, on a device as
/// on Linux, so that nothing that is not UIKit's can be called.
@MainActor
protocol TableCalls: UIScrollView {
  var dataSource: (any UITableViewDataSource)? { get set }
  var delegate: (any UITableViewDelegate)? { get set }
  var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { get set }

  var rowHeight: CGFloat { get set }
  var sectionHeaderHeight: CGFloat { get set }
  var sectionFooterHeight: CGFloat { get set }
  var estimatedRowHeight: CGFloat { get set }
  var estimatedSectionHeaderHeight: CGFloat { get set }
  var estimatedSectionFooterHeight: CGFloat { get set }
  var sectionHeaderTopPadding: CGFloat { get set }
  var tableHeaderView: UIView? { get set }
  var tableFooterView: UIView? { get set }
  var sectionIndexMinimumDisplayRowCount: Int { get set }
  var isPrefetchingEnabled: Bool { get set }
  var allowsSelection: Bool { get set }
  var allowsSelectionDuringEditing: Bool { get set }
  var allowsMultipleSelection: Bool { get set }
  var allowsMultipleSelectionDuringEditing: Bool { get set }
  var isEditing: Bool { get set }

  var numberOfSections: Int { get }
  func numberOfRows(inSection section: Int) -> Int
  func rect(forSection section: Int) -> CGRect
  func rectForHeader(inSection section: Int) -> CGRect
  func rectForFooter(inSection section: Int) -> CGRect
  func rectForRow(at indexPath: IndexPath) -> CGRect
  func indexPathForRow(at point: CGPoint) -> IndexPath?
  func indexPathsForRows(in rect: CGRect) -> [IndexPath]?
  func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
  var visibleCells: [UITableViewCell] { get }
  var indexPathsForVisibleRows: [IndexPath]? { get }
  func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
  func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
  var indexPathForSelectedRow: IndexPath? { get }
  var indexPathsForSelectedRows: [IndexPath]? { get }

  func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  )
  func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  )
  func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  )
  func deselectRow(at indexPath: IndexPath, animated: Bool)
  func setEditing(_ editing: Bool, animated: Bool)

  func reloadData()
  func reloadSectionIndexTitles()
  func beginUpdates()
  func endUpdates()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func reconfigureRows(at indexPaths: [IndexPath])
  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func moveSection(_ section: Int, toSection newSection: Int)

  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
  func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
  func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell
  func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView?
}

extension UITableView: TableCalls {}
