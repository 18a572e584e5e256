// swift-format-ignore-file
import UIKit

// What the controllers of well-known apps use around a table, each once.

private var associatedKey: UInt8 = 0
private var weakKey: UInt8 = 0

extension NSObject {
  var model: Any? {
    get { objc_getAssociatedObject(self, &associatedKey) }
    set { objc_setAssociatedObject(self, &associatedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  var owner: NSObject? {
    get { objc_getAssociatedObject(self, &weakKey) as? NSObject }
    set { objc_setAssociatedObject(self, &weakKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}

class GradientCell: UITableViewCell {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  class var reuseID: String { String(describing: self) }
}

final class OutgoingGradientCell: GradientCell {}

class SceneListDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: SceneListViewController())
    window?.makeKeyAndVisible()
  }
}

class SceneListViewController: UITableViewController, UITextFieldDelegate, UIViewControllerRestoration {
  var log: [String] = []
  let field = UITextField()
  override var preferredFocusEnvironments: [UIFocusEnvironment] { [tableView] }

  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    restorationClass = SceneListViewController.self
    providesPresentationContextTransitionStyle = true
    tableView.register(UITableViewCell.classForCoder(), forCellReuseIdentifier: "Cell")
    for type in [GradientCell.self, OutgoingGradientCell.self] { tableView.register(type, forCellReuseIdentifier: type.reuseID) }
    field.delegate = self
    field.inputAccessoryView = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.addSubview(field)
    navigationItem.preferredSearchBarPlacement = .stacked
    UISearchController(searchResultsController: nil).showsSearchResultsController = true
    let link = CADisplayLink(target: self, selector: Selector(SceneListViewController.step))
    link.add(to: .main, forMode: .common)
    _ = NotificationCenter.default.addObserver(forName: UIScene.didActivateNotification, object: nil, queue: nil) { _ in }
    setNeedsUpdateContentUnavailableConfiguration()
  }

  func step(_ link: CADisplayLink) { link.invalidate() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: NSInteger) -> NSInteger { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "Cell" : GradientCell.reuseID, for: indexPath)
    cell.model = indexPath
    cell.owner = self
    return cell
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing yet"
    contentUnavailableConfiguration = empty
    log.append("empty \(state.searchText ?? "")")
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    log.append("committed \(reason == .committed)")
  }

  func change() {
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(0.3)
    UIView.setAnimationCurve(.easeOut)
    view.alpha = 0.5
    UIView.commitAnimations()
    view.mask = UIView()
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: UIFont.systemFont(ofSize: 17), compatibleWith: traitCollection)
    log.append("\(font.pointSize)")
    let notes = UITextView()
    notes.text = "Three"
    notes.selectedTextRange = notes.textRange(from: notes.beginningOfDocument, to: notes.endOfDocument)
    log.append("\(notes.selectedRange.length)")
    objc_sync_enter(self)
    log.append("\(transitionCoordinator?.viewController(forKey: .from) == nil)")
    objc_sync_exit(self)
    log.append("\(Bundle.main.loadNibNamed("Header", owner: self, options: nil)?.count ?? -1)")
    let window = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
    log.append("\(window === view.window) \(view.window?.windowScene?.activationState == .foregroundActive)")
  }
}
