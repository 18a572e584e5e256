// swift-format-ignore-file
import UIKit

struct Mail {
  var subject: String
  var isUnread: Bool
  var isFlagged = false
}

/// Swipe actions on both sides, and a context menu.
class MailboxViewController: UITableViewController {
  var mails = (0..<12).map { Mail(subject: "Mail \($0)", isUnread: $0 % 2 == 0) }
  private let feedback = UIImpactFeedbackGenerator(style: .light)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Mail")
    tableView.rowHeight = 60
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return mails.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Mail", for: indexPath)
    let mail = mails[indexPath.row]
    let attributes: [NSAttributedString.Key: Any] = [
      .font: mail.isUnread ? UIFont.boldSystemFont(ofSize: 16) : UIFont.systemFont(ofSize: 16),
      .foregroundColor: UIColor.label,
    ]
    cell.textLabel?.attributedText = NSAttributedString(string: mail.subject, attributes: attributes)
    cell.accessoryView = mail.isFlagged ? UIImageView(image: UIImage(systemName: "flag.fill")) : nil
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = mails[indexPath.row].isUnread ? "Read" : "Unread"
    let read = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      guard let self = self else { return completion(false) }
      self.mails[indexPath.row].isUnread.toggle()
      self.tableView.reloadRows(at: [indexPath], with: .none)
      completion(true)
    }
    read.backgroundColor = .systemBlue
    read.image = UIImage(systemName: "envelope.open")
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      (action, view, completion) in
      self.delete(at: indexPath)
      completion(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { action, view, completion in
      self.flag(at: indexPath)
      completion(true)
    }
    flag.backgroundColor = UIColor.orange
    let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    return UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) {
      _ in
      let flag = UIAction(title: "Flag", image: UIImage(systemName: "flag")) { _ in
        self.flag(at: indexPath)
      }
      let delete = UIAction(
        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { _ in
        self.delete(at: indexPath)
      }
      let more = UIMenu(title: "More", options: .displayInline, children: [delete])
      return UIMenu(title: "", children: [flag, more])
    }
  }

  private func flag(at indexPath: IndexPath) {
    mails[indexPath.row].isFlagged.toggle()
    tableView.reloadRows(at: [indexPath], with: .automatic)
    feedback.impactOccurred()
  }

  private func delete(at indexPath: IndexPath) {
    mails.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
