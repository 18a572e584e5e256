public import Foundation

/// What is known of a view that its content depends on, from iOS 14.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Makes the state in some surroundings.
  init(traitCollection: UITraitCollection)
  /// The surroundings.
  var traitCollection: UITraitCollection { get set }
  /// What the app knows besides.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name for what an app knows of a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// How a view is, from iOS 14.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

@available(*, unavailable)
extension UIViewConfigurationState: Sendable {}

/// How a cell is, from iOS 14.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What becomes of a cell whose row is dragged.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// What becomes of a cell on which something may be dropped.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  /// Whether it is open; no cell of a table is.
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  /// What becomes of it as its row is dragged.
  public var cellDragState = DragState.none
  /// What becomes of it as something may be dropped on it.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

@available(*, unavailable)
extension UICellConfigurationState: Sendable {}

/// What a view shows, from iOS 14.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes the view.
  func makeContentView() -> any UIView & UIContentView
  /// The same in another state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says, from iOS 14.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show another configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it can show another configuration: one of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Makes a colour of a colour.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static var grayscale: UIConfigurationColorTransformer { .init { $0 } }
  public static var preferredTint: UIConfigurationColorTransformer { .init { $0 } }
  public static var monochromeTint: UIConfigurationColorTransformer { .init { $0 } }
}

@available(*, unavailable)
extension UIConfigurationColorTransformer: Sendable {}
