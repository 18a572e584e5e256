import SimulatedUIKit

/// A list of settings whose data comes from an object of its own.
final class SettingsDataSource: NSObject, UITableViewDataSource {
  let groups = [("General", ["Name", "Language"]), ("About", ["Version"])]

  func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].1.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Setting")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "Setting")
    cell.textLabel?.text = groups[indexPath.section].1[indexPath.row]
    cell.detailTextLabel?.text = "…"
    cell.accessoryType = .detailDisclosureButton
    return cell
  }
}

/// The controller of the settings, which is their table's delegate.
final class SettingsViewController: UIViewController, UITableViewDelegate {
  let data = SettingsDataSource()
  private(set) lazy var table = UITableView(frame: .zero, style: .grouped)
  private(set) var opened: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 50
    table.dataSource = data
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened.append(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }
}
