public import Foundation
import TableTrace

/// The header or footer of a section that a table uses again.
///
/// A class that a table is to make itself has to override both initialisers of this one, or neither.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which a table uses it again.
  open private(set) var reuseIdentifier: String?
  /// The view that has what it shows.
  open private(set) var contentView = UIView()
  /// The main text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The second text; only grouped tables show it.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The view behind its content.
  open var backgroundView: UIView?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view that is used once.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Makes a view as a table does for a class that is registered.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Is about to be used again for another section.
  open func prepareForReuse() {}
}
