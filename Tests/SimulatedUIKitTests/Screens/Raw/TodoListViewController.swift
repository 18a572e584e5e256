// swift-format-ignore-file
import UIKit
import CoreGraphics

@objc protocol TodoCellDelegate {
  func todoCellDidToggle(_ cell: TodoCell)
}

class TodoCell: UITableViewCell {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var doneSwitch: UISwitch!
  @IBOutlet var separators: [UIView]!
  weak var delegate: TodoCellDelegate?

  override func awakeFromNib() {
    super.awakeFromNib()
    doneSwitch.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
    titleLabel.font = UIFont.systemFont(ofSize: 15, weight: .medium)
  }

  @objc private func toggled(_ sender: UISwitch) {
    delegate?.todoCellDidToggle(self)
  }
}

@objc(TodoListViewController)
@IBDesignable
class TodoListViewController: UITableViewController {
  @IBOutlet weak var addButton: UIBarButtonItem!
  @IBOutlet private weak var headerView: UIView! {
    didSet { headerView.frame.size.height = 50 }
  }
  @objc dynamic var items = ["Milk", "Bread", "Eggs"]
  var done = Set<String>()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = headerView
    tableView.rowHeight = UITableViewAutomaticDimension
    addButton.isEnabled = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTapped))
    NotificationCenter.default.addObserver(
      self, selector: #selector(contentSizeChanged(_:)),
      name: .UIContentSizeCategoryDidChange, object: nil)
  }

  @objc func contentSizeChanged(_ notification: Notification) {
    tableView.reloadData()
  }

  @objc func addTapped() {
    items.append("New")
    tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
  }

  @IBAction func editTapped(_ sender: UIBarButtonItem) {
    setEditing(!isEditing, animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "ShowTodo",
      let detail = segue.destination as? TodoDetailViewController,
      let indexPath = tableView.indexPathForSelectedRow
    {
      detail.item = items[indexPath.row]
    }
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
}

// MARK: - Table view data source

extension TodoListViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TodoCell", for: indexPath) as! TodoCell
    cell.titleLabel.text = items[indexPath.row]
    cell.doneSwitch.isOn = done.contains(items[indexPath.row])
    cell.delegate = self
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "ShowTodo", sender: self)
  }
}

extension TodoListViewController: TodoCellDelegate {
  func todoCellDidToggle(_ cell: TodoCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    done.formSymmetricDifference([items[indexPath.row]])
  }
}

class TodoDetailViewController: UIViewController {
  @IBOutlet weak var itemLabel: UILabel!
  @IBOutlet weak var imageView: UIImageView?
  var item: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    itemLabel.text = item
  }
}
