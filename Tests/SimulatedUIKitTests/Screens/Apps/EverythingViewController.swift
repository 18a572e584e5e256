// swift-format-ignore-file
import UIKit

// What real table code uses besides, in one screen that nobody would want.

class SelfSizingTableView: UITableView {
  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }

  override func reloadData() {
    super.reloadData()
    invalidateIntrinsicContentSize()
  }
}

class EverythingCell: UITableViewCell {
  let gradient = CAGradientLayer()

  override func awakeFromNib() {
    super.awakeFromNib()
    selectedBackgroundView = UIView()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    contentView.alpha = isSelected || isHighlighted ? 0.5 : 1
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = state.isSelected ? "Selected" : "Not selected"
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColorTransformer = UIConfigurationColorTransformer { color in color.withAlphaComponent(0.3) }
    backgroundConfiguration = background
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    return CGSize(width: targetSize.width, height: 50)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.frame = bounds
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    layer.insertSublayer(gradient, at: 0)
    layer.mask = shape
  }
}

final class EverythingViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var items = Array(0..<20)
  let tableView = SelfSizingTableView(frame: .zero, style: .plain)
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
  let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let picker = UIPickerView()
  let notes = UITextView()
  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }()
  private let numberFormatter = NumberFormatter()
  private var timer: Timer?
  private(set) var told: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .popover
    popoverPresentationController?.permittedArrowDirections = .any
    preferredContentSize = CGSize(width: 320, height: 480)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let nib = UINib(nibName: "EverythingCell", bundle: nil)
    tableView.register(nib, forCellReuseIdentifier: "EverythingCell")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
    tableView.isScrollEnabled = true
    tableView.alwaysBounceVertical = true
    tableView.showsVerticalScrollIndicator = false
    tableView.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
    tableView.sectionFooterHeight = 0
    tableView.estimatedSectionHeaderHeight = 0
    tableView.allowsMultipleSelection = true
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.allowsSelectionDuringEditing = true
    tableView.separatorColor = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
    tableView.sectionIndexColor = .red
    tableView.selectionFollowsFocus = false
    tableView.remembersLastFocusedIndexPath = true
    tableView.cellLayoutMarginsFollowReadableWidth = false
    tableView.frame = UIScreen.main.bounds
    view.addSubview(tableView)
    view.addSubview(blur)
    blur.contentView.addSubview(collection)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    for subview in blur.subviews where subview.tag == 99 { subview.removeFromSuperview() }
    view.viewWithTag(99)?.isUserInteractionEnabled = false
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    notes.text = UserDefaults.standard.string(forKey: "notes") ?? "Notes"
    notes.sizeToFit()
    view.setNeedsLayout()
    let top = NSLayoutConstraint(
      item: notes, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom,
      multiplier: 1, constant: 0)
    view.addConstraint(top)
    var depth = CATransform3DIdentity
    depth.m34 = -1 / 500
    notes.layer.transform = depth
    let image = #imageLiteral(resourceName: "logo")
    notes.accessibilityIdentifier = "notes \(image.size)"
    let pan = UIPanGestureRecognizer()
    notes.addGestureRecognizer(pan)
    if UIDevice.current.userInterfaceIdiom == .pad, UIApplication.shared.canOpenURL(URL(string: "a:")!) {}
    timer = Timer(timeInterval: 1, repeats: false) { _ in }
    #if targetEnvironment(simulator)
      told.append("simulator")
    #endif
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { @MainActor in await self.load() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {}
    DispatchQueue.global(qos: .background).async {}
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inset = tableView.adjustedContentInset.top + view.safeAreaInsets.bottom
    tableView.setContentOffset(CGPoint(x: 0, y: -inset), animated: false)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.tableView.reloadData() })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {}
  }

  func load() async {
    struct Answer: Codable { let items: [Int] }
    guard let url = URL(string: "file:///nowhere"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let answer = try? JSONDecoder().decode(Answer.self, from: data)
    else { return }
    items = answer.items
  }

  func addChildController() {
    let child = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    let split = UISplitViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [split, UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "x")]
    tabs.tabBar.isTranslucent = false
    dismiss(animated: true)
  }

  func ask() -> [String] {
    var rows = tableView.indexPathsForVisibleRows ?? []
    rows += tableView.indexPathsForSelectedRows ?? []
    tableView.selectRow(at: rows.first, animated: false, scrollPosition: .middle)
    let rect = tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    let section = tableView.rect(forSection: 0)
    let path = tableView.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY))
    UIView.setAnimationsEnabled(true)
    UIView.performWithoutAnimation { tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 0)) }
    return [
      "\(tableView.numberOfRows(inSection: 0))", "\(rect.height)", "\(section.height > 0)",
      "\(path?.row ?? -1)", "\(tableView.visibleCells.isEmpty)",
    ]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "EverythingCell", for: indexPath) as! EverythingCell
    cell.tag = indexPath.row
    cell.editingAccessoryType = .detailButton
    cell.configurationUpdateHandler = { cell, state in cell.accessoryType = state.isSelected ? .checkmark : .none }
    return cell
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    return cell.contentView
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { told.append("deselected") }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { action == Selector("copy:") }
  func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {
    UIPasteboard.general.string = "\(items[indexPath.row])"
    UIMenuController.shared.hideMenu()
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { told.append("accessory") }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row % 2 }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { "Remove" }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    let more = UITableViewRowAction(style: .normal, title: "More") { action, indexPath in
      self.tableView(tableView, didDeselectRowAt: indexPath)
    }
    more.backgroundColor = .lightGray
    return [more]
  }
}

extension EverythingViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    return [UIDragItem(itemProvider: NSItemProvider(object: "\(items[indexPath.row])" as NSString))]
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
    guard let path = coordinator.destinationIndexPath else { return }
    told.append("dropped at \(path.row)")
  }

  func tableView(_ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
}

func changeSnapshot(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, String>) {
  snapshot.appendSections([0])
  snapshot.appendItems(["a", "c"])
  snapshot.insertItems(["b"], afterItem: "a")
  snapshot.reloadItems(["a"])
  snapshot.reconfigureItems(["c"])
}

extension EverythingViewController {
  func showElsewhere() {
    notes.becomeFirstResponder()
    let navigation = UINavigationController(rootViewController: EverythingViewController())
    navigation.navigationBar.barTintColor = .black
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
    present(navigation, animated: true) { [weak self] in
      self?.tableView.moveSection(0, toSection: 0)
      self?.tableView(self!.tableView, didDeselectRowAt: IndexPath(row: 0, section: 0))
    }
    navigation.popToRootViewController(animated: false)
  }
}
