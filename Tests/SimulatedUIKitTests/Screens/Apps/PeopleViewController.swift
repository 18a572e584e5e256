// swift-format-ignore-file
import UIKit

// MVVM: the view model tells the controller by closures.

struct Person: Equatable {
  let name: String
  var isFavorite: Bool
}

final class PeopleViewModel {
  private(set) var people: [Person] = []
  var onReload: (() -> Void)?
  var onInsert: (([Int]) -> Void)?
  var onUpdate: ((Int) -> Void)?
  var onError: ((String) -> Void)?

  var count: Int { people.count }

  func load() {
    people = ["Ada", "Alan", "Barbara"].map { Person(name: $0, isFavorite: false) }
    onReload?()
  }

  func add(_ names: [String]) {
    let first = people.count
    people += names.map { Person(name: $0, isFavorite: false) }
    onInsert?(Array(first..<people.count))
  }

  func toggleFavorite(at index: Int) {
    guard people.indices.contains(index) else {
      onError?("no such person")
      return
    }
    people[index].isFavorite.toggle()
    onUpdate?(index)
  }
}

final class PeopleViewController: UITableViewController {
  let viewModel: PeopleViewModel

  init(viewModel: PeopleViewModel) {
    self.viewModel = viewModel
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    clearsSelectionOnViewWillAppear = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
    tableView.estimatedRowHeight = 44
    tableView.rowHeight = UITableView.automaticDimension
    bind()
    viewModel.load()
  }

  private func bind() {
    viewModel.onReload = { [weak self] in
      DispatchQueue.main.async { self?.tableView.reloadData() }
    }
    viewModel.onInsert = { [weak self] rows in
      let paths = rows.map { IndexPath(row: $0, section: 0) }
      self?.tableView.performBatchUpdates({
        self?.tableView.insertRows(at: paths, with: .bottom)
      }, completion: { _ in self?.navigationItem.prompt = "Added" })
    }
    viewModel.onUpdate = { [weak self] row in
      self?.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
    viewModel.onError = { [weak self] message in
      let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
      self?.present(alert, animated: true)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
    let person = viewModel.people[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = person.name
    content.secondaryText = person.isFavorite ? "favorite" : nil
    content.image = UIImage(systemName: person.isFavorite ? "star.fill" : "star")
    content.imageProperties.tintColor = .systemYellow
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.toggleFavorite(at: indexPath.row)
  }
}
