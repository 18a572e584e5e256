// swift-format-ignore-file
import UIKit
import Foundation

      protocol TodoCellDelegate: AnyObject {
  func todoCellDidToggle(_ cell: TodoCell)
}

class TodoCell: UITableViewCell {
            weak var titleLabel: UILabel!
            weak var doneSwitch: UISwitch!
            var separators: [UIView]!
  weak var delegate: TodoCellDelegate?

  override func awakeFromNib() {
    super.awakeFromNib()
    doneSwitch.addTarget(self, action: Selector(TodoCell.toggled(_:), named: "toggled:"), for: .valueChanged)
    titleLabel.font = UIFont.systemFont(ofSize: 15, weight: .medium)
  }

        private func toggled(_ sender: UISwitch) {
    delegate?.todoCellDidToggle(self)
  }
override func connectOutlets() { super.connectOutlets(); titleLabel = connectedOutlet(); doneSwitch = connectedOutlet(); separators = connectedOutlets() } }

                             
@IBDesignable
class TodoListViewController: UITableViewController {
            weak var addButton: UIBarButtonItem!
            private weak var headerView: UIView! {
    didSet { headerView.frame.size.height = 50 }
  }
        dynamic var items = ["Milk", "Bread", "Eggs"]
  var done = Set<String>()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = headerView
    tableView.rowHeight = UITableView.automaticDimension
    addButton.isEnabled = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector(TodoListViewController.addTapped, named: "addTapped"))
    NotificationCenter.default.addObserver(
      self, selector: Selector(TodoListViewController.contentSizeChanged(_:), named: "contentSizeChanged:"),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
  }

        func contentSizeChanged(_ notification: Notification) {
    tableView.reloadData()
  }

        func addTapped() {
    items.append("New")
    tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
  }

            func editTapped(_ sender: UIBarButtonItem) {
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

            func unwindToList(_ segue: UIStoryboardSegue) {}
override func connectOutlets() { super.connectOutlets(); addButton = connectedOutlet(); headerView = connectedOutlet() } ; @MainActor override class func declareTableMethods() { Simulation.declare(self, implements: [.commit]) } 
#sourceLocation(file: "Raw/TodoListViewController.swift", line: 76)
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }
#sourceLocation(file: "Raw/TodoListViewController.swift", line: 80)
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TodoCell", for: indexPath) as! TodoCell
    cell.titleLabel.text = items[indexPath.row]
    cell.doneSwitch.isOn = done.contains(items[indexPath.row])
    cell.delegate = self
    return cell
  }
#sourceLocation(file: "Raw/TodoListViewController.swift", line: 90)
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }
#sourceLocation(file: "Raw/TodoListViewController.swift", line: 100)
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "ShowTodo", sender: self)
  }
#sourceLocation(file: "Raw/TodoListViewController.swift", line: 71)
}

// MARK: - Table view data source

extension TodoListViewController {
                                                                                                
                      
   

                                                                                      
                      
   
                                                                                                     
                                               
                                                              
                        
               
   

                          
                                                                               
                                 
     
                                
                                     
                                                        
     
   

                                                                                          
                                                          
   
}

extension TodoListViewController: TodoCellDelegate {
  func todoCellDidToggle(_ cell: TodoCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    done.formSymmetricDifference([items[indexPath.row]])
  }
}

class TodoDetailViewController: UIViewController {
            weak var itemLabel: UILabel!
            weak var imageView: UIImageView?
  var item: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    itemLabel.text = item
  }
override func connectOutlets() { super.connectOutlets(); itemLabel = connectedOutlet(); imageView = connectedOutlet() } }
