import Foundation
import SimulatedUIKit
import Testing

/// Constructs that apps use around their tables.
@Suite("Own table code")
@MainActor
struct OwnTableCodeTests {
  @Test("Code that draws compiles and makes images with a size")
  func draws() async {
    let size = CGSize(width: 3, height: 4)
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    let context = UIGraphicsGetCurrentContext()
    context?.setFillColor(UIColor.red.cgColor)
    context?.fill(CGRect(origin: .zero, size: size))
    if let context { UIView().layer.render(in: context) }
    let drawn = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(drawn?.size == size && UIGraphicsGetCurrentContext() == nil)
    let image = UIGraphicsImageRenderer(size: size).image { renderer in
      renderer.cgContext.setLineWidth(2)
      drawn?.draw(in: CGRect(origin: .zero, size: size))
      UIView().drawHierarchy(in: .zero, afterScreenUpdates: true)
      #expect(UIGraphicsGetCurrentContext() != nil)
    }
    #expect(image.size == size && image.imageOrientation == .up)
    #expect(image.cgImage.map { UIImage(cgImage: $0) }?.size == size)
    #expect(image.preparingForDisplay() != nil)
    #expect(await image.byPreparingThumbnail(ofSize: size) != nil)
    #expect(image.resizableImage(withCapInsets: .zero, resizingMode: .stretch) == image)
  }

  @Test("A font becomes bold by its descriptor")
  func fonts() throws {
    let font = UIFont.preferredFont(forTextStyle: .body)
    #expect(font.fontDescriptor.symbolicTraits == [])
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.pointSize == font.pointSize)
    #expect(made.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 9).pointSize == 9)
    let plain = made.fontDescriptor.withSymbolicTraits([])
    #expect(plain.map { UIFont(descriptor: $0, size: 0) } == font)
  }

  @Test("A split controller has a delegate and columns")
  func splits() {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    let (split, delegate, list) = (
      UISplitViewController(style: .doubleColumn), Delegate(), UIViewController()
    )
    split.delegate = delegate
    split.preferredPrimaryColumnWidth = 300
    split.setViewController(list, for: .primary)
    split.show(.secondary)
    #expect(split.viewController(for: .primary) === list && split.delegate === delegate)
  }

  @Test("A waiting call can be cancelled by its selector")
  func cancels() async {
    @MainActor final class Search: NSObject {
      var heard: [String] = []
      func reload(_ text: String) { heard.append(text) }
    }
    let search = Search()
    let selector = { Selector(Search.reload(_:), named: "reload:") }
    for text in ["a", "ab", "abc"] {
      NSObject.cancelPreviousPerformRequests(withTarget: search, selector: selector(), object: nil)
      NSObject.cancelPreviousPerformRequests(withTarget: search)
      search.perform(selector(), with: text, afterDelay: 0.01)
    }
    search.performSelector(onMainThread: selector(), with: "now", waitUntilDone: true)
    try? await Task.sleep(for: .milliseconds(100))
    #expect(search.heard.last == "abc" && search.heard.filter { $0 != "now" } == ["abc"])
  }

  @Test("Scenes, activities and background tasks have their values")
  func scenes() {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    #expect(configuration.name == "Default" && configuration.role == .windowApplication)
    let scene = UIWindow().windowScene
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in }
    #expect(scene?.statusBarManager?.statusBarFrame ?? .zero == .zero)
    let activity = NSUserActivity(activityType: "list")
    activity.addUserInfoEntries(from: ["row": 1])
    #expect(activity.userInfo?["row"] as? Int == 1)
    let task = UIApplication.shared.beginBackgroundTask()
    #expect(task != .invalid)
    UIApplication.shared.endBackgroundTask(task)
  }

  @Test("Apps override these methods")
  func overrides() {
    final class Button: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
    }
    final class Field: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func deleteBackward() { super.deleteBackward() }
    }
    final class Panel: UIView {
      override func layoutSublayers(of layer: CALayer) {}
      override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
      override func encode(with coder: NSCoder) {}
    }
    final class Pan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
      override func reset() {}
    }
    final class Table: UITableView {
      var asked = 0
      override func numberOfRows(inSection section: Int) -> Int {
        asked += 1
        return super.numberOfRows(inSection: section)
      }
      override func adjustedContentInsetDidChange() {}
    }
    let (field, panel, table) = (Field(), Panel(), Table())
    field.text = "ab"
    field.deleteBackward()
    #expect(field.text == "a")
    let views = [UIView(), UIView()]
    for view in views { panel.addSubview(view) }
    panel.bringSubviewToFront(views[0])
    #expect(panel.subviews == [views[1], views[0]])
    panel.sendSubviewToBack(views[0])
    #expect(panel.subviews == views)
    #expect(table.numberOfRows(inSection: 0) == 0 && table.asked == 1)
    withExtendedLifetime((Button(), Pan())) {}
  }

  @Test("A user undoes and redoes what the app registers")
  func undoes() {
    final class List: UIViewController {
      var rows = ["a"]
      func remove() {
        let row = rows.removeLast()
        undoManager?.registerUndo(withTarget: self) { $0.insert(row) }
      }
      func insert(_ row: String) {
        rows.append(row)
        undoManager?.registerUndo(withTarget: self) { $0.remove() }
      }
    }
    let list = List()
    let window = show(list)
    list.remove()
    list.undoManager?.undo()
    #expect(list.rows == ["a"] && list.undoManager?.canRedo == true)
    list.undoManager?.redo()
    #expect(list.rows == [])
    withExtendedLifetime(window) {}
  }

  @Test("A bar button without a target reaches the visible controller")
  func goesUp() {
    final class Inner: UIViewController {
      var heard = 0
      func done() { heard += 1 }
    }
    let inner = Inner()
    let window = show(UINavigationController(rootViewController: inner))
    window.makeKey()
    UIBarButtonItem(title: "Done", style: .done, target: nil, action: Selector(Inner.done)).tap()
    #expect(inner.heard == 1)
  }

  @Test("A scope of a search bar can be tapped")
  func scopes() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var heard: [Int] = []
      func searchBar(
        _ searchBar: UISearchBar,
        selectedScopeButtonIndexDidChange selectedScope: Int
      ) { heard.append(selectedScope) }
    }
    let (bar, delegate) = (UISearchBar(), Delegate())
    bar.delegate = delegate
    bar.tapScope(1)
    #expect(delegate.heard == [1] && bar.selectedScopeButtonIndex == 1)
  }

  @Test("A sectioned index sorts by a property of the objects")
  func collates() {
    final class Person: NSObject {
      let name: String
      init(_ name: String) { self.name = name }
      func sortName() -> String { String(name.reversed()) }
    }
    let people = [Person("bz"), Person("aé")]
    let collation = UILocalizedIndexedCollation.current()
    let byName = Selector(getter: \Person.name, named: "name")
    let sorted = collation.sortedArray(from: people, collationStringSelector: byName)
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["aé", "bz"])
    let byMethod = Selector(Person.sortName, named: "sortName")
    #expect(collation.section(for: people[0], collationStringSelector: byMethod) == 25)
    #expect(people[0].name == "bz" && byName == Selector("name"))
  }

  @Test("A nib returns a view of the class with its name")
  func nibs() throws {
    let owner = NibOwner()
    let views = Bundle.main.loadNibNamed("OwnNibView", owner: owner, options: nil)
    #expect(views?.first is OwnNibView)
    let own = OwnNibView(frame: .zero)
    let loaded = Bundle.main.loadNibNamed("OwnNibView", owner: own, options: nil)
    #expect(loaded?.count == 1 && own.connections == 1)
    #expect(Bundle.main.loadNibNamed("NoSuchNib", owner: owner, options: nil)?.isEmpty == true)
  }

  @Test("A color has components")
  func components() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor.components == [1, 0, 0, 1])
  }

  @Test("A finger on a covered table, and static cells of a storyboard, give warnings")
  func warns() throws {
    final class Settings: UITableViewController {}
    Simulation.register(Settings.self, inStoryboard: "OwnTableCode")
    let storyboard = UIStoryboard(name: "OwnTableCode", bundle: nil)
    let settings = try #require(storyboard.instantiateInitialViewController() as? Settings)
    let window = show(UINavigationController(rootViewController: settings))
    let recorder = TableRecorder(settings.tableView)
    #expect(recorder.warnings.contains { $0.hasPrefix("the static cells of Settings") })
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    settings.tableView.finger.tap(nil)
    #expect(!recorder.warnings.contains { $0.contains("presented over the table") })
    settings.present(alert, animated: false)
    settings.tableView.finger.tap(nil)
    #expect(recorder.warnings.contains { $0.hasPrefix("UIAlertController is presented over") })
    withExtendedLifetime(window) {}
  }

  @Test("Symbols of animations have UIKit's values")
  func animations() {
    let group = CAAnimationGroup()
    group.animations = [CASpringAnimation(keyPath: "opacity")]
    #expect(group.animations?.count == 1 && kCATransition == "transition")
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m11) < 1e-9)
  }
}

final class OwnNibView: UIView {
  var connections = 0

  override func connectOutlets() {
    super.connectOutlets()
    connections += 1
  }
}

private final class NibOwner: NSObject {}
