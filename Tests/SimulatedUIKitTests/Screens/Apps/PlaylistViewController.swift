// swift-format-ignore-file
import UIKit

/// Reordering, deleting and a row that inserts, in edit mode.
class PlaylistViewController: UITableViewController {
  var songs = ["Angie", "Blackbird", "Creep", "Dreams"]
  private var isDirty = false {
    didSet { navigationItem.rightBarButtonItem?.isEnabled = isDirty }
  }

  init() {
    super.init(style: .grouped)
    navigationItem.title = "Playlist"
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    tableView.allowsSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
    tableView.tableHeaderView = makeHeader()
  }

  private func makeHeader() -> UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 60))
    let label = UILabel(frame: header.bounds.insetBy(dx: 16, dy: 8))
    label.text = "Drag to reorder"
    label.font = UIFont(name: "HelveticaNeue-Light", size: 14)
    label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    header.addSubview(label)
    return header
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    let addRow = IndexPath(row: songs.count, section: 0)
    if editing {
      tableView.insertRows(at: [addRow], with: .automatic)
    } else {
      tableView.deleteRows(at: [addRow], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return isEditing ? songs.count + 1 : songs.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    cell.textLabel?.text = indexPath.row < songs.count ? songs[indexPath.row] : "Add song…"
    cell.showsReorderControl = indexPath.row < songs.count
    return cell
  }

  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    return indexPath.row < songs.count ? .delete : .insert
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete:
      songs.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .left)
    case .insert:
      songs.append("New \(songs.count)")
      tableView.insertRows(at: [indexPath], with: .right)
    case .none:
      break
    @unknown default:
      break
    }
    isDirty = true
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return indexPath.row < songs.count
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let song = songs.remove(at: sourceIndexPath.row)
    songs.insert(song, at: destinationIndexPath.row)
    isDirty = true
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedDestinationIndexPath.row < songs.count else {
      return IndexPath(row: songs.count - 1, section: 0)
    }
    return proposedDestinationIndexPath
  }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    return true
  }
}
