// swift-format-ignore-file
import UIKit

/// A form of cells that the controller keeps, with controls in them.
class SettingsFormViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

  private enum Row: Int {
    case name, notifications, volume, copies, theme, birthday, reset
  }

            weak var tableView: UITableView! {
    didSet {
      tableView.keyboardDismissMode = .interactive
    }
  }

  private lazy var nameField: UITextField = {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 30))
    field.delegate = self
    field.addTarget(self, action: Selector(SettingsFormViewController.nameChanged(_:), named: "nameChanged:"), for: .editingChanged)
    return field
  }()
  let notificationsSwitch = UISwitch()
  let volumeSlider = UISlider()
  let copiesStepper = UIStepper()
  let themeControl = UISegmentedControl(items: ["Light", "Dark"])
  let birthdayPicker = UIDatePicker()
  private var cells: [[UITableViewCell]] = []
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: Selector(SettingsFormViewController.dismissKeyboard, named: "dismissKeyboard"))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    notificationsSwitch.addTarget(
      self, action: Selector(SettingsFormViewController.notificationsToggled, named: "notificationsToggled"), for: .valueChanged)
    volumeSlider.minimumValue = 0
    volumeSlider.maximumValue = 11
    volumeSlider.addTarget(self, action: Selector(SettingsFormViewController.volumeChanged, named: "volumeChanged:forEvent:"), for: .valueChanged)
    themeControl.selectedSegmentIndex = 0
    themeControl.addTarget(self, action: Selector(SettingsFormViewController.themeChanged(_:), named: "themeChanged:"), for: .valueChanged)
    birthdayPicker.datePickerMode = .date
    cells = [
      [
        makeCell("Name", nameField), makeCell("Notifications", notificationsSwitch),
        makeCell("Volume", volumeSlider), makeCell("Copies", copiesStepper),
        makeCell("Theme", themeControl), makeCell("Birthday", birthdayPicker),
      ],
      [makeResetCell()],
    ]
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .done, target: self, action: Selector(SettingsFormViewController.save(_:), named: "save:"))
  }

  private func makeCell(_ title: String, _ control: UIView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.accessoryView = control
    cell.selectionStyle = .none
    return cell
  }

  private func makeResetCell() -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Reset"
    cell.textLabel?.textColor = .red
    cell.textLabel?.textAlignment = .center
    return cell
  }

        func nameChanged(_ sender: UITextField) { log.append("name \(sender.text ?? "")") }
        func notificationsToggled() { log.append("notifications \(notificationsSwitch.isOn)") }
        func volumeChanged(_ sender: UISlider, forEvent event: UIEvent) {}
        private func themeChanged(_ control: UISegmentedControl) {
    log.append(control.titleForSegment(at: control.selectedSegmentIndex) ?? "")
    overrideUserInterfaceStyle = control.selectedSegmentIndex == 1 ? .dark : .light
  }
        func dismissKeyboard() { view.endEditing(true) }
        func save(_ sender: UIBarButtonItem) { log.append("saved") }

  func numberOfSections(in tableView: UITableView) -> Int { return cells.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return cells[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return cells[indexPath.section][indexPath.row]
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    return indexPath.section == 1
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    return section == 1 ? "This cannot be undone." : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Reset", style: .destructive) { _ in
      self.log.append("reset")
    })
    sheet.popoverPresentationController?.sourceView = tableView
    present(sheet, animated: true)
  }
override func connectOutlets() { super.connectOutlets(); tableView = connectedOutlet() } ; @MainActor class func declareTableMethods() { Simulation.declare(self, implements: []) } }

extension SettingsFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }
}
