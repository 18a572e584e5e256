/// Table code as apps have it, which Linux Swift refuses as it stands.
enum Samples {
  /// A screen with what Objective-C gives it.
  static let screen = """
    import CoreGraphics
    import UIKit

    @objc protocol ListDelegate {
      func listDidChange(_ list: ListController)
    }

    @objc(NOTListController)
    class ListController: UITableViewController {
      @IBOutlet weak var header: UIView!
      @IBOutlet private var labels: [UIView]!
      weak var listDelegate: ListDelegate?
      let item = UIBarButtonItem(target: nil, action: #selector(reload))
      let button: UIBarButtonItem = {
        UIBarButtonItem(target: nil, action: #selector(tap(_:)))
      }()
      var rows = ["a", "b /* \\("c")"]

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableViewAutomaticDimension
        NotificationCenter.default.add(self, #selector(ListController.changed(_:)), .UIKeyboardWillShow)
        DispatchQueue.main.async { [weak self] in
          self?.add(action: #selector(reload))
        }
      }

      func add(action: Selector) {}

      @objc func reload() {
        tableView.delegate?.tableView?(tableView, didSelectRowAt: IndexPath())
      }

      @IBAction func tap(_ sender: UIBarButtonItem) {}
      @objc private func changed(_ note: Notification) { listDelegate?.listDidChange(self) }

      @objc static func shared() -> Selector { #selector(reload) }
    }

    @objc protocol RowDelegate { @objc optional func rowDidOpen(_ row: Int) }

    class RowOwner: NSObject, RowDelegate {
      weak var delegate: RowDelegate?
      func open() { delegate?.rowDidOpen?(1) }
    }

    // MARK: - The table

    extension ListController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }

      func cell(_ style: UITableViewCellStyle) -> UITableViewCell {
        UITableViewCell(style: style, reuseIdentifier: nil)
      }
    }

    """

  /// What another file adds to it.
  static let selecting = """
    import UIKit

    @objc extension ListController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print(rows[0], #selector(tap(_:)))
      }
    }

    class Base: NSObject, UITableViewDelegate {}
    extension Base {
      @objc func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
    class Sub: Base {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
      }
    }

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      @objc dynamic var window: UIView?
    }

    """

  /// As much of UIKit as they use.
  static let kit = """
    @_exported import Foundation

    public struct Selector: Sendable {
      public init<Function>(_ function: Function, named name: String = "") {}
      public init(_ name: String) {}
    }

    public extension NotificationCenter {
      func add(_ observer: Any, _ selector: Selector, _ name: Notification.Name) {}
    }

    @preconcurrency @MainActor open class UIResponder: NSObject {
      public static let keyboardWillShowNotification = Notification.Name("show")
      open func connectOutlets() {}
      public func connectedOutlet<Object>() -> Object? { nil }
      public func connectedOutlets<Object>() -> [Object]? { nil }
    }
    @preconcurrency @MainActor public protocol RespondingObject: NSObjectProtocol {
      static func declareTableMethods()
    }
    extension RespondingObject {
      public static func declareTableMethods() {}
    }
    public enum DeclaredMethod { case commit }
    public enum Simulation {
      @MainActor public static func declare(_ type: AnyClass, implements: [DeclaredMethod]) {}
    }
    @preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
    @preconcurrency @MainActor open class UIView: UIResponder {}
    @preconcurrency @MainActor open class UIBarButtonItem: NSObject {
      public init(target: AnyObject?, action: Selector?) {}
    }

    @preconcurrency @MainActor public protocol UITableViewDelegate: RespondingObject {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    }
    extension UITableViewDelegate {
      public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
    @preconcurrency @MainActor public protocol UITableViewDataSource: RespondingObject {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    }

    @preconcurrency @MainActor open class UITableView: UIView {
      public static let automaticDimension: CGFloat = -1
      public var rowHeight: CGFloat = 0
      public weak var delegate: (any UITableViewDelegate)?
    }
    @preconcurrency @MainActor open class UITableViewCell: UIView {
      public enum CellStyle { case `default` }
      public init(style: CellStyle, reuseIdentifier: String?) {}
    }

    @preconcurrency @MainActor open class UITableViewController: UIResponder, UITableViewDelegate,
      UITableViewDataSource
    {
      public var tableView: UITableView! = nil
      open func viewDidLoad() {}
      open class func declareTableMethods() {}
      open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    }

    """
}
