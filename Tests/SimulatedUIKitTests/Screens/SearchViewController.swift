import SimulatedUIKit

/// A list that follows a search, by snapshots.
final class SearchViewController: UIViewController {
  private(set) lazy var tableView = UITableView(frame: view.bounds, style: .plain)
  private lazy var source = UITableViewDiffableDataSource<String, String>(tableView: tableView) {
    tableView,
    indexPath,
    item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Hit", for: indexPath)
    cell.textLabel?.text = item
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Hit")
    view.addSubview(tableView)
    tableView.dataSource = source
  }

  func show(_ hits: [String], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Hits"])
    snapshot.appendItems(hits)
    source.apply(snapshot, animatingDifferences: animated)
  }
}
