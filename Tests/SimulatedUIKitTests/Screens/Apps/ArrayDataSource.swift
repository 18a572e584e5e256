// swift-format-ignore-file
import UIKit

protocol ConfigurableCell: UITableViewCell {
  associatedtype Model
  static var reuseIdentifier: String { get }
  func configure(_ model: Model)
}

extension ConfigurableCell {
  static var reuseIdentifier: String { String(describing: self) }
}

/// A data source for any model and any cell.
class ArrayDataSource<Cell: ConfigurableCell>: NSObject, UITableViewDataSource {
  var sections: [(title: String?, items: [Cell.Model])]

  init(_ sections: [(title: String?, items: [Cell.Model])]) {
    self.sections = sections
    super.init()
  }

  func attach(to tableView: UITableView) {
    tableView.register(Cell.self, forCellReuseIdentifier: Cell.reuseIdentifier)
    tableView.dataSource = self
  }

  subscript(indexPath: IndexPath) -> Cell.Model { sections[indexPath.section].items[indexPath.row] }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell
    else { preconditionFailure("wrong cell") }
    cell.configure(self[indexPath])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.compactMap { $0.title?.first.map(String.init) }
  }
}

final class CityCell: UITableViewCell, ConfigurableCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ model: (name: String, country: String)) {
    textLabel?.text = model.name
    detailTextLabel?.text = model.country
    imageView?.image = UIImage(named: model.country)
  }
}

final class CitiesViewController: UIViewController, UITableViewDelegate {
  let dataSource = ArrayDataSource<CityCell>([
    (title: "Africa", items: [("Cairo", "Egypt"), ("Lagos", "Nigeria")]),
    (title: "Europe", items: [("Oslo", "Norway")]),
  ])
  let tableView = UITableView(frame: .zero, style: .grouped)
  var opened: [String] = []

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.attach(to: tableView)
    tableView.delegate = self
    tableView.sectionIndexColor = .darkGray
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened.append(dataSource[indexPath].name)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? 40 : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    .leastNormalMagnitude
  }
}
