import Foundation

// Objective-C makes objects of any class by a designated initializer. Swift does so only by a `required`
// one, which each subclass would have to repeat, and UIKit's classes have none but `init(coder:)`. An
// initializer of convenience calls the designated one of whatever class it is given; the final classes
// below are there to give it one. No object of theirs is ever made.

private final class SomeCell: UITableViewCell {}
private final class SomeSectionView: UITableViewHeaderFooterView {}
private final class SomeItemCell: UICollectionViewCell {}
private final class SomeView: UIView {}
private final class SomeBarItem: UIBarItem {}
private final class SomeController: UIViewController {}

extension UITableViewCell {
  fileprivate convenience init(made style: CellStyle, for identifier: String) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// Makes a cell of a class as a table does.
  @_optimize(none) @inline(never)
  static func make(_ type: UITableViewCell.Type, for identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: SomeCell.Type.self).init(made: .default, for: identifier)
  }
}

extension UITableViewHeaderFooterView {
  fileprivate convenience init(madeFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a header or footer of a class as a table does.
  @_optimize(none) @inline(never)
  static func make(
    _ type: UITableViewHeaderFooterView.Type,
    for identifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: SomeSectionView.Type.self).init(madeFor: identifier)
  }
}

extension UIViewController {
  fileprivate convenience init(made: Void) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a class without a nib.
  @_optimize(none) @inline(never)
  static func makeWithoutNib(_ type: UIViewController.Type) -> UIViewController {
    unsafeBitCast(type, to: SomeController.Type.self).init(made: ())
  }
}

extension UICollectionViewCell {
  fileprivate convenience init(made: Void) {
    self.init(frame: .zero)
  }

  /// Makes a cell of a class as a collection does.
  @_optimize(none) @inline(never)
  static func make(_ type: UICollectionViewCell.Type) -> UICollectionViewCell {
    unsafeBitCast(type, to: SomeItemCell.Type.self).init(made: ())
  }
}

extension UIView {
  fileprivate convenience init(madeForLooks: Void) {
    self.init(frame: .zero)
  }

  /// Makes a view of a class, which takes the looks of all of them.
  @_optimize(none) @inline(never)
  static func makeForLooks(_ type: UIView.Type) -> UIView {
    switch type {
    case let type as UITableViewCell.Type: UITableViewCell.make(type, for: "")
    case let type as UITableViewHeaderFooterView.Type:
      UITableViewHeaderFooterView.make(type, for: "")
    case _: unsafeBitCast(type, to: SomeView.Type.self).init(madeForLooks: ())
    }
  }
}

extension UIBarItem {
  fileprivate convenience init(madeForLooks: Void) {
    self.init()
  }

  /// Makes an item of a class, which takes the looks of all of them.
  @_optimize(none) @inline(never)
  static func makeForLooks(_ type: UIBarItem.Type) -> UIBarItem {
    unsafeBitCast(type, to: SomeBarItem.Type.self).init(madeForLooks: ())
  }
}
