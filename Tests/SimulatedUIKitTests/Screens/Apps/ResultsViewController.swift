// swift-format-ignore-file
import UIKit

// A controller of results of one's own, which tells its delegate of changes as Core Data's does.

enum ResultsChange {
  case insert(IndexPath)
  case delete(IndexPath)
  case update(IndexPath)
  case move(from: IndexPath, to: IndexPath)
}

protocol ResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent()
  func controllerDidChange(_ change: ResultsChange)
  func controllerDidChangeSection(at index: Int, isInsert: Bool)
  func controllerDidChangeContent()
}

final class ResultsController {
  private(set) var sections: [(name: String, objects: [String])]
  weak var delegate: ResultsControllerDelegate?

  init(_ sections: [(name: String, objects: [String])]) {
    self.sections = sections
  }

  func object(at indexPath: IndexPath) -> String {
    sections[indexPath.section].objects[indexPath.row]
  }

  func save(_ change: (inout [(name: String, objects: [String])]) -> [ResultsChange],
            newSections: [Int] = [], goneSections: [Int] = []) {
    delegate?.controllerWillChangeContent()
    let changes = change(&sections)
    for index in newSections { delegate?.controllerDidChangeSection(at: index, isInsert: true) }
    for index in goneSections { delegate?.controllerDidChangeSection(at: index, isInsert: false) }
    for change in changes { delegate?.controllerDidChange(change) }
    delegate?.controllerDidChangeContent()
  }
}

class ResultsViewController: UIViewController {
  let results = ResultsController([("Open", ["a", "b", "c"]), ("Done", ["d"])])
  @IBInspectable var animates: Bool = true
  private var _tableView: UITableView?
  var tableView: UITableView { _tableView! }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tableView = UITableView(frame: self.view.bounds)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.sectionHeaderHeight = 30
    self.view.addSubview(tableView)
    _tableView = tableView
    results.delegate = self
  }
}

extension ResultsViewController: ResultsControllerDelegate {
  func controllerWillChangeContent() { tableView.beginUpdates() }
  func controllerDidChangeContent() { tableView.endUpdates() }

  func controllerDidChangeSection(at index: Int, isInsert: Bool) {
    if isInsert {
      tableView.insertSections(IndexSet(integer: index), with: .fade)
    } else {
      tableView.deleteSections([index], with: .fade)
    }
  }

  func controllerDidChange(_ change: ResultsChange) {
    switch change {
    case .insert(let path): tableView.insertRows(at: [path], with: .fade)
    case .delete(let path): tableView.deleteRows(at: [path], with: .fade)
    case .update(let path):
      if let cell = tableView.cellForRow(at: path) { configure(cell, at: path) }
    case .move(let from, let to):
      tableView.moveRow(at: from, to: to)
    }
  }
}

extension ResultsViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { results.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections[section].objects.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "Result")
    if cell == nil {
      cell = UITableViewCell(style: .value1, reuseIdentifier: "Result")
    }
    configure(cell, at: indexPath)
    return cell
  }

  private func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
    cell.textLabel!.text = results.object(at: indexPath)
    cell.detailTextLabel?.text = results.sections[indexPath.section].name
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.text = results.sections[section].name.uppercased()
    label.backgroundColor = .systemGroupedBackground
    return label
  }
}
