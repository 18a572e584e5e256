public import Foundation

// Values without behaviour that a table's own methods mention.

/// A colour.
public struct UIColor: Hashable, Sendable {
  /// Makes a colour.
  public init() {}
}

/// An image.
public struct UIImage: Hashable, Sendable {
  /// Makes an image.
  public init() {}
}

/// Distances from four edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from the left, in points.
  public var left: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from the right, in points.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The name of a method.
public struct Selector: Hashable, Sendable {
  /// The name.
  public var name: String

  /// Makes a selector.
  public init(_ name: String) {
    self.name = name
  }
}
