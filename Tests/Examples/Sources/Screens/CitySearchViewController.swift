import UIKit

/// A list that shows what is searched for, by a diffable data source.
@available(iOS 13, *)
final class CitySearchViewController: UIViewController {
  enum Section: Hashable {
    case cities
  }

  private let cities = ["Bergen", "Berlin", "Lisbon", "Madrid", "Marseille", "Riga"]

  let tableView = UITableView(frame: .zero, style: .plain)

  private lazy var dataSource = UITableViewDiffableDataSource<Section, String>(
    tableView: tableView
  ) { tableView, indexPath, city in
    let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
    cell.textLabel?.text = city
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "City")
    view.addSubview(tableView)
    show(cities, animated: false)
  }

  /// What the search bar's delegate does with each letter.
  func search(for text: String) {
    show(cities.filter { text.isEmpty || $0.hasPrefix(text) }, animated: true)
  }

  private func show(_ cities: [String], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.cities])
    snapshot.appendItems(cities)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
