import SafariServices
import UIKit
import UniformTypeIdentifiers

/// Shelves of books, between which books are dragged, as an app of today has them.
final class BookshelvesViewController: UITableViewController {
  final class BookCell: UITableViewCell {
    var isLent = false
    override var canBecomeFocused: Bool { !isLent }
  }

  /// A table whose buttons lose their touch as it scrolls.
  final class ShelfTable: UITableView {
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
      -> Bool
    {
      super.touchesShouldBegin(touches, with: event, in: view)
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      view is UIButton || super.touchesShouldCancel(in: view)
    }
  }

  var shelves = [["Dune", "Emma"], ["Ulysses"], ["It", "Solaris", "Momo"]]
  var restyled: [UIUserInterfaceStyle] = []
  var timesUpdated = 0
  var imported: [URL] = []
  var keyboardHeight: CGFloat = 0
  private var registration: UITraitChangeRegistration?

  override func loadView() {
    let table = ShelfTable(frame: UIScreen.main.bounds, style: .insetGrouped)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    UINavigationBar.appearance().standardAppearance = appearance
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor =
      .systemRed
    UITableView.appearance().separatorColor = .systemRed
    tableView.register(BookCell.self, forCellReuseIdentifier: "Book")
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    if #available(iOS 17.0, *) {
      registration = registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.restyled.append(previous.userInterfaceStyle)
        self.restyled.append(self.traitCollection.userInterfaceStyle)
      }
    }
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { [weak self] note in
      guard
        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
          .cgRectValue
      else { return }
      MainActor.assumeIsolated { self?.keyboardHeight = frame.height }
    }
  }

  @available(iOS 26.0, *)
  override func updateProperties() {
    super.updateProperties()
    timesUpdated += 1
    title = "\(shelves.joined().count) books"
  }

  func follow(_ view: UIView) {
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) {
      view,
      _ in
      view.tag = view.traitCollection.userInterfaceStyle.rawValue
    }
  }

  func stopFollowingStyle() {
    registration.map { unregisterForTraitChanges($0) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
    cell.textLabel?.text = shelves[indexPath.section][indexPath.row]
    (cell as? BookCell)?.isLent = cell.textLabel?.text == "Ulysses"
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    let text = NSAttributedString(
      string: shelves[indexPath.section][indexPath.row],
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    let size = CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)
    let plain = ("A" as NSString).boundingRect(
      with: size,
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: nil,
      context: nil
    )
    return max(
      44,
      text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height,
      plain.height
    )
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "About") { [weak self] _ in self?.showPage() },
        UIAction(title: "Import") { [weak self] _ in self?.chooseFile() },
      ])
    }
  }

  private func showPage() {
    tableView.contextMenuInteraction?.dismissMenu()
    guard let url = URL(string: "https://example.org/books") else { return }
    let page = SFSafariViewController(url: url)
    page.preferredControlTintColor = .systemRed
    present(page, animated: true)
  }

  private func chooseFile() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [
      .plainText, .commaSeparatedText,
    ])
    picker.delegate = self
    present(picker, animated: true)
  }

  private func move(_ source: IndexPath, to destination: IndexPath) {
    let book = shelves[source.section].remove(at: source.row)
    shelves[destination.section].insert(book, at: destination.row)
  }
}

extension BookshelvesViewController: UIDocumentPickerDelegate {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  {
    imported += urls
  }
}

extension BookshelvesViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let book = shelves[indexPath.section][indexPath.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: book as NSString))
    item.localObject = book
    session.localContext = indexPath
    return [item]
  }

  func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: [UTType.text.identifier])
      && session.canLoadObjects(ofClass: NSString.self)
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard tableView.hasActiveDrag || session.localDragSession == nil else {
      return UITableViewDropProposal(operation: .forbidden)
    }
    return UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy,
      intent: .insertAtDestinationIndexPath
    )
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
  {
    let destination = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
    guard coordinator.proposal.operation == .copy else {
      for item in coordinator.items {
        guard let source = item.sourceIndexPath else { continue }
        tableView.performBatchUpdates {
          self.move(source, to: destination)
          tableView.deleteRows(at: [source], with: .automatic)
          tableView.insertRows(at: [destination], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: destination)
      }
      return
    }
    for item in coordinator.items {
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: destination,
        reuseIdentifier: "Book",
        rowHeight: 44
      )
      let context = coordinator.drop(item.dragItem, to: placeholder)
      item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { [weak self] object, _ in
        guard let book = object as? String else { context.deletePlaceholder(); return }
        context.commitInsertion { self?.shelves[$0.section].insert(book, at: $0.row) }
      }
    }
  }
}

/// A book on each page.
final class BookPagesViewController: UIPageViewController, UIPageViewControllerDataSource {
  let pages = [UIViewController(), UITableViewController(style: .plain)]

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    viewController === pages[1] ? pages[0] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    viewController === pages[0] ? pages[1] : nil
  }
}
