// swift-format-ignore-file
import UIKit

protocol CollapsibleHeaderDelegate: AnyObject {
  func toggle(_ header: CollapsibleHeader, section: Int)
}

/// A header that opens and closes its section.
final class CollapsibleHeader: UITableViewHeaderFooterView {
  static let reuseIdentifier = "CollapsibleHeader"
  weak var delegate: CollapsibleHeaderDelegate?
  var section = 0
  let titleLabel = UILabel()
  let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = UIColor(white: 0.95, alpha: 1)
    contentView.addSubview(titleLabel)
    contentView.addSubview(arrow)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.leadingAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.leadingAnchor).isActive = true
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func tapped() { delegate?.toggle(self, section: section) }

  func setCollapsed(_ collapsed: Bool) {
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut], animations: {
      self.arrow.transform = collapsed ? .identity : CGAffineTransform(rotationAngle: .pi / 2)
    }, completion: nil)
  }
}

final class FaqViewController: UITableViewController, CollapsibleHeaderDelegate {
  struct Topic {
    let title: String
    let questions: [String]
    var isCollapsed = true
  }

  var topics = [
    Topic(title: "Account", questions: ["How do I sign in?", "How do I leave?"]),
    Topic(title: "Payment", questions: ["Which cards?"], isCollapsed: false),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      CollapsibleHeader.self, forHeaderFooterViewReuseIdentifier: CollapsibleHeader.reuseIdentifier)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Question")
    tableView.estimatedRowHeight = 0
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
  }

  func toggle(_ header: CollapsibleHeader, section: Int) {
    topics[section].isCollapsed.toggle()
    header.setCollapsed(topics[section].isCollapsed)
    let paths = topics[section].questions.indices.map { IndexPath(row: $0, section: section) }
    tableView.beginUpdates()
    if topics[section].isCollapsed {
      tableView.deleteRows(at: paths, with: .fade)
    } else {
      tableView.insertRows(at: paths, with: .fade)
    }
    tableView.endUpdates()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    topics.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    topics[section].isCollapsed ? 0 : topics[section].questions.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Question", for: indexPath)
    cell.textLabel?.text = topics[indexPath.section].questions[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: CollapsibleHeader.reuseIdentifier)
      as? CollapsibleHeader ?? CollapsibleHeader(reuseIdentifier: CollapsibleHeader.reuseIdentifier)
    header.titleLabel.text = topics[section].title
    header.section = section
    header.delegate = self
    header.setCollapsed(topics[section].isCollapsed)
    return header
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    44
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    50
  }
}
