public import Foundation
import TableTrace

/// Creates cells, headers and footers for reuse identifiers.
extension UITableView {
  func make(_ source: CellSource, for identifier: String) -> UITableViewCell {
    switch source {
    case .cellClass(let type): return UITableViewCell.make(type, for: identifier)
    case .prototype(let type, let style): return makePrototype(type, style, identifier)
    case .nib(let nib):
      guard let type = nib.type(NibClasses.cells, near: [dataSource, delegate]) else {
        nib.warn("Cell", "asCellOfNib")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      return makePrototype(type, .default, identifier)
    }
  }

  private func makePrototype(
    _ type: UITableViewCell.Type,
    _ style: UITableViewCell.CellStyle,
    _ identifier: String
  ) -> UITableViewCell {
    let coder = PrototypeCoder(style, identifier)
    guard let cell = type.init(coder: coder) else {
      return UITableViewCell(style: style, reuseIdentifier: identifier)
    }
    cell.connectOutlets()
    cell.awakeFromNib()
    return cell
  }

  func make(_ source: SectionViewSource, for identifier: String) -> UITableViewHeaderFooterView {
    switch source {
    case .viewClass(let type): return UITableViewHeaderFooterView.make(type, for: identifier)
    case .nib(let nib):
      guard let type = nib.type(NibClasses.views, near: [dataSource, delegate]) else {
        nib.warn("View", "asViewOfNib")
        return UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
      guard let view = type.init(coder: PrototypeCoder(.default, identifier)) else {
        return UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }
      view.connectOutlets()
      view.awakeFromNib()
      return view
    }
  }
}

/// An archive that contains only the style and the identifier of a prototype.
final class PrototypeCoder: NSCoder {
  let style: UITableViewCell.CellStyle
  let identifier: String

  init(_ style: UITableViewCell.CellStyle, _ identifier: String) {
    self.style = style
    self.identifier = identifier
  }
}

/// The classes of nibs that tests have registered.
@MainActor
enum NibClasses {
  static var cells: [String: UITableViewCell.Type] = [:]
  static var views: [String: UITableViewHeaderFooterView.Type] = [:]

  static var all: [String: UIView.Type] {
    let cells: [String: UIView.Type] = cells.mapValues { $0 }
    return cells.merging(views.mapValues { $0 }) { $1 }
  }
}

/// A nib, whose content is not read.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  /// Returns a view of the class with the nib's name.
  ///
  /// An owner of that class gets its outlets instead.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    if let owner = ownerOrNil as? UIView, String(describing: Swift.type(of: owner)) == name {
      owner.connectOutlets()
      return [UIView()]
    }
    let clients = [
      ownerOrNil as AnyObject?, UIApplication.shared.delegate,
      UIApplication.shared.keyWindow?.rootViewController,
    ]
    if let view = type(NibClasses.all, near: clients)?.init(coder: EmptyCoder()) {
      view.connectOutlets()
      view.awakeFromNib()
      return [view]
    }
    Simulation.warn(
      "the nib \(name) is not read on Linux, so it has no objects. If it returns a view, name the "
        + "view's class like the nib, or create that view without the nib"
    )
    return []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Returns the registered class of a reuse identifier, otherwise the class with that name in a
  /// client's module.
  func type<View>(_ said: [String: View.Type], near clients: [AnyObject?]) -> View.Type? {
    if let type = said[name] { return type }
    for case let client? in clients {
      guard let module = String(reflecting: Swift.type(of: client)).split(separator: ".").first,
        let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C")
      else { continue }
      if let type = type as? View.Type { return type }
    }
    return nil
  }

  func warn(_ kind: String, _ label: String) {
    Simulation.warn(
      "the class in the nib \(name) is unknown, so plain views are used. To name it: "
        + "Simulation.register(Your\(kind).self, \(label): \"\(name)\")"
    )
  }
}

extension Simulation {
  /// Sets the class of a nib's cell, if it differs from the nib's name.
  @MainActor
  public static func register(_ cellClass: UITableViewCell.Type, asCellOfNib name: String) {
    NibClasses.cells[name] = cellClass
  }

  /// Sets the class of a nib's header or footer, if it differs from the nib's name.
  @MainActor
  public static func register(
    _ viewClass: UITableViewHeaderFooterView.Type,
    asViewOfNib name: String
  ) {
    NibClasses.views[name] = viewClass
  }
}

extension Bundle {
  /// Returns a view of the class with the nib's name, or no objects, because nibs are not read.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
