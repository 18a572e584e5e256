public import Foundation

/// A part of the surroundings, from iOS 17.
public protocol UITraitDefinition {
  /// What it is.
  associatedtype Value
  /// What it is where nobody says it.
  static var defaultValue: Value { get }
  /// What it is in some surroundings.
  static func value(in traitCollection: UITraitCollection) -> AnyHashable
}

extension UITraitDefinition {
  /// A part that the app adds does not change here.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { 0 }
}

/// A part of the surroundings, as those name it who wait for its change.
public typealias UITrait = any UITraitDefinition.Type

/// Whether it is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.userInterfaceStyle
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.userInterfaceIdiom
  }
}

/// How much room there is from left to right.
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.horizontalSizeClass
  }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.verticalSizeClass
  }
}

/// Which way the language is read.
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.layoutDirection
  }
}

/// How large the user wants texts.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.preferredContentSizeCategory
  }
}

/// The pixels of a point.
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  public static var defaultValue: CGFloat { 0 }
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.displayScale
  }
}
