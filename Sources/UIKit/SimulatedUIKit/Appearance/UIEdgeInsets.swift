public import Foundation

/// Distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Makes insets without distances.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four edges of a rectangle, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the edge where reading begins.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets without distances.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A distance in both directions, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Makes an offset without distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
  /// The rectangle without what lies between its edges and the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
