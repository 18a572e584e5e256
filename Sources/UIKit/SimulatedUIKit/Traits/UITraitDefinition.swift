public import Foundation

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static func value(in traitCollection: UITraitCollection) -> AnyHashable
}

extension UITraitDefinition {
  /// Returns the value of a custom trait, which does not change here.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { 0 }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.userInterfaceStyle
  }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.userInterfaceIdiom
  }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.verticalSizeClass
  }
}

public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.layoutDirection
  }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.preferredContentSizeCategory
  }
}

public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  public static var defaultValue: CGFloat { 0 }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.displayScale
  }
}
