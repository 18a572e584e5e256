import UIKit

/// A list that never changes.
final class SettingsViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case account
    case messages
    case about

    var title: String {
      switch self {
      case .account: "Account"
      case .messages: "Messages"
      case .about: "About"
      }
    }

    var settings: [String] {
      switch self {
      case .account: ["Name", "Password"]
      case .messages: ["Sounds", "Banners", "Badges"]
      case .about: ["Version"]
      }
    }
  }

  private(set) var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Setting")
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section.allCases[section].settings.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    Section.allCases[section].title
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Setting", for: indexPath)
    cell.textLabel?.text = Section.allCases[indexPath.section].settings[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = Section.allCases[indexPath.section].settings[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
