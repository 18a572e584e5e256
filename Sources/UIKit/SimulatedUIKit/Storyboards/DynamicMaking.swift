public import Foundation

// Objective-C can create an object of any class with a designated initializer. Swift needs a
// `required` initializer for that, which each subclass would have to repeat. UIKit's classes have
// only `init(coder:)`. A convenience initializer, however, calls the designated one of any class.
// The final classes below only provide such initializers. No object of these classes is created.

private final class SomeCell: UITableViewCell {}
private final class SomeSectionView: UITableViewHeaderFooterView {}
private final class SomeItemCell: UICollectionViewCell {}
private final class SomeView: UIView {}
private final class SomeBarItem: UIBarItem {}
private final class SomeController: UIViewController {}
private final class SomeTableController: UITableViewController {}

extension UITableViewCell {
  fileprivate convenience init(made style: CellStyle, for identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// Creates a cell of a class, as a table does.
  @_optimize(none) @inline(never)
  static func make(_ type: UITableViewCell.Type, for identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: SomeCell.Type.self).init(made: .default, for: identifier)
  }

  /// Creates a cell of this class, for calls that `tabletrace-prepare` writes.
  @_optimize(none) @inline(never)
  public static func instantiated(style: CellStyle, reuseIdentifier: String?) -> Self {
    let cell = unsafeBitCast(self, to: SomeCell.Type.self).init(made: style, for: reuseIdentifier)
    return unsafeDowncast(cell, to: Self.self)
  }
}

extension UITableViewHeaderFooterView {
  fileprivate convenience init(madeFor identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a header or footer of a class, as a table does.
  @_optimize(none) @inline(never)
  static func make(
    _ type: UITableViewHeaderFooterView.Type,
    for identifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: SomeSectionView.Type.self).init(madeFor: identifier)
  }

  /// Creates a header or footer of this class, for calls that `tabletrace-prepare` writes.
  @_optimize(none) @inline(never)
  public static func instantiated(reuseIdentifier: String?) -> Self {
    let view = unsafeBitCast(self, to: SomeSectionView.Type.self).init(madeFor: reuseIdentifier)
    return unsafeDowncast(view, to: Self.self)
  }
}

extension UIViewController {
  fileprivate convenience init(made nibName: String?, in bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_optimize(none) @inline(never)
  static func makeWithoutNib(_ type: UIViewController.Type) -> UIViewController {
    unsafeBitCast(type, to: SomeController.Type.self).init(made: nil, in: nil)
  }

  /// Creates a controller of this class, for calls that `tabletrace-prepare` writes.
  @_optimize(none) @inline(never)
  public static func instantiated(nibName: String? = nil, bundle: Bundle? = nil) -> Self {
    let type = unsafeBitCast(self, to: SomeController.Type.self)
    return unsafeDowncast(type.init(made: nibName, in: bundle), to: Self.self)
  }
}

extension UITableViewController {
  fileprivate convenience init(madeIn style: UITableView.Style) {
    self.init(style: style)
  }

  /// Creates a controller of this class, for calls that `tabletrace-prepare` writes.
  @_optimize(none) @inline(never)
  public static func instantiated(style: UITableView.Style) -> Self {
    let type = unsafeBitCast(self, to: SomeTableController.Type.self)
    return unsafeDowncast(type.init(madeIn: style), to: Self.self)
  }
}

extension UICollectionViewCell {
  fileprivate convenience init(made: Void) {
    self.init(frame: .zero)
  }

  /// Creates a cell of a class, as a collection view does.
  @_optimize(none) @inline(never)
  static func make(_ type: UICollectionViewCell.Type) -> UICollectionViewCell {
    unsafeBitCast(type, to: SomeItemCell.Type.self).init(made: ())
  }
}

extension UIView {
  fileprivate convenience init(madeIn frame: CGRect) {
    self.init(frame: frame)
  }

  /// Creates a view of this class, for calls that `tabletrace-prepare` writes.
  @_optimize(none) @inline(never)
  public static func instantiated(frame: CGRect = .zero) -> Self {
    unsafeDowncast(make(self, in: frame), to: Self.self)
  }

  /// Creates the appearance proxy of a class of views.
  static func makeForLooks(_ type: UIView.Type) -> UIView { make(type, in: .zero) }

  @_optimize(none) @inline(never)
  private static func make(_ type: UIView.Type, in frame: CGRect) -> UIView {
    switch type {
    case let type as UITableViewCell.Type: UITableViewCell.make(type, for: "")
    case let type as UITableViewHeaderFooterView.Type:
      UITableViewHeaderFooterView.make(type, for: "")
    case _: unsafeBitCast(type, to: SomeView.Type.self).init(madeIn: frame)
    }
  }
}

extension UIBarItem {
  fileprivate convenience init(madeForLooks: Void) {
    self.init()
  }

  /// Creates the appearance proxy of a class of bar items.
  @_optimize(none) @inline(never)
  static func makeForLooks(_ type: UIBarItem.Type) -> UIBarItem {
    unsafeBitCast(type, to: SomeBarItem.Type.self).init(madeForLooks: ())
  }
}
