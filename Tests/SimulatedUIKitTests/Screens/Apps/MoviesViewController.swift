// swift-format-ignore-file
import UIKit

enum MovieSection: Int, CaseIterable {
  case watching
  case watched

  var title: String {
    switch self {
    case .watching: return "Watching"
    case .watched: return "Watched"
    }
  }
}

struct Movie: Hashable {
  let id: Int
  let title: String
}

/// The data source has titles of its own and deletes.
final class MoviesDataSource: UITableViewDiffableDataSource<MovieSection, Movie> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    snapshot().sectionIdentifiers[section].title
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let movie = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([movie])
    apply(snapshot, animatingDifferences: true)
  }
}

/// A diffable list that a search controller filters.
final class MoviesViewController: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
  private var movies = [
    Movie(id: 1, title: "Alien"), Movie(id: 2, title: "Brazil"), Movie(id: 3, title: "Contact"),
  ]
  private var watched: Set<Int> = [3]
  private(set) var tableView: UITableView!
  private(set) var dataSource: MoviesDataSource!
  let searchController = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView = UITableView(frame: view.bounds, style: .insetGrouped)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Movie")
    tableView.delegate = self
    view.addSubview(tableView)

    dataSource = MoviesDataSource(tableView: tableView) { tableView, indexPath, movie in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Movie", for: indexPath)
      cell.textLabel?.text = movie.title
      return cell
    }
    dataSource.defaultRowAnimation = .fade

    searchController.searchResultsUpdater = self
    searchController.searchBar.delegate = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search"
    searchController.searchBar.scopeButtonTitles = ["All", "Watched"]
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    update(animated: false)
  }

  func updateSearchResults(for searchController: UISearchController) {
    update(animated: true)
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    update(animated: true)
  }

  private func update(animated: Bool) {
    let text = searchController.searchBar.text ?? ""
    let shown = movies.filter {
      text.isEmpty || $0.title.localizedCaseInsensitiveContains(text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<MovieSection, Movie>()
    snapshot.appendSections(MovieSection.allCases)
    snapshot.appendItems(shown.filter { !watched.contains($0.id) }, toSection: .watching)
    snapshot.appendItems(shown.filter { watched.contains($0.id) }, toSection: .watched)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension MoviesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let movie = dataSource.itemIdentifier(for: indexPath) else { return }
    watched.formSymmetricDifference([movie.id])
    update(animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
