import SimulatedUIKit

/// A list in sections, as a controller with a table in it and a conformance in each extension.
final class ContactsViewController: UIViewController {
  var sections = [("A", ["Ada", "Alan"]), ("B", ["Barbara"])]
  let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "Contact")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func remove(_ indexPath: IndexPath) {
    sections[indexPath.section].1.remove(at: indexPath.row)
    tableView.performBatchUpdates {
      self.tableView.deleteRows(at: [indexPath], with: .fade)
    } completion: { [weak self] _ in
      self?.title = "Removed"
    }
  }
}

extension ContactsViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    guard let cell = cell as? ContactCell else { return cell }
    cell.show(sections[indexPath.section].1[indexPath.row])
    return cell
  }
}

extension ContactsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = sections[section].0
    return header
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    cell.accessoryType = .disclosureIndicator
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .normal, title: "Delete") { [weak self] _, _, done in
      self?.remove(indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// A cell of a class of its own.
final class ContactCell: UITableViewCell {
  private let name = UILabel()
  private(set) var wasReused = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    name.text = nil
    wasReused = true
  }

  func show(_ contact: String) { name.text = contact }
}
