public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  public static let extraSmall = named("XS")
  public static let small = named("S")
  public static let medium = named("M")
  /// Large, which is the default.
  public static let large = named("L")
  public static let extraLarge = named("XL")
  public static let extraExtraLarge = named("XXL")
  public static let extraExtraExtraLarge = named("XXXL")
  public static let accessibilityMedium = named("AccessibilityM")
  public static let accessibilityLarge = named("AccessibilityL")
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  private static func named(_ size: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + size)
  }

  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix("UICTContentSizeCategoryAccessibility")
  }

  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// The categories from the smallest to the largest.
  private static let sorted: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in the order of sizes, or -1 if unspecified.
  private var place: Int { Self.sorted.firstIndex(of: self) ?? -1 }
}

extension UIContentSizeCategory: Comparable {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.place < right.place
  }
}

public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let displayScale: CGFloat

  init(
    style: UIUserInterfaceStyle = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    texts: UIContentSizeCategory = .unspecified,
    scale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    layoutDirection = direction
    preferredContentSizeCategory = texts
    displayScale = scale
  }

  public override convenience init() {
    self.init(style: .unspecified)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(texts: preferredContentSizeCategory)
  }

  /// The traits of a phone in portrait, in light mode.
  public static var current: UITraitCollection { light }

  /// Returns the traits of a phone in portrait.
  static func phone(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    style == .dark ? dark : light
  }

  private static let light = onPhone(.light)
  private static let dark = onPhone(.dark)

  private static func onPhone(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      style: style,
      idiom: .phone,
      horizontal: .compact,
      vertical: .regular,
      direction: .leftToRight,
      texts: .large,
      scale: 3
    )
  }

  /// Runs the closure, without changing `current` here.
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    let unsaid = UITraitCollection()
    return zip(zip(facts, trait.facts), unsaid.facts).allSatisfy { pair, nothing in
      pair.1 == nothing || pair.0 == pair.1
    }
  }

  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return facts == other.facts
  }

  public override var hash: Int { facts.hashValue }

  private var facts: [AnyHashable] {
    [
      userInterfaceStyle, userInterfaceIdiom, horizontalSizeClass, verticalSizeClass,
      layoutDirection, preferredContentSizeCategory, displayScale,
    ]
  }
}
