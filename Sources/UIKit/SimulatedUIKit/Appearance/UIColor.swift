public import Foundation

/// A color, which is never drawn here.
///
/// As in UIKit, colors are compared by their numbers and color space. For example, `UIColor.black`
/// differs from `UIColor(red: 0, green: 0, blue: 0, alpha: 1)`.
public final class UIColor: NSObject, Sendable {
  /// The name of a system or catalog color, or nil for a color created from numbers.
  let name: String?
  let light: ColorComponents
  let dark: ColorComponents

  init(name: String? = nil, light: ColorComponents, dark: ColorComponents) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  private convenience init(_ components: ColorComponents) {
    self.init(light: components, dark: components)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: white, alpha: alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from sRGB components.
  public convenience init(
    displayP3Red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    )
  }

  /// Creates a black color, because there is no asset catalog here.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a black color, because there is no asset catalog here.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let black = ColorComponents(0x000000)
    self.init(name: name, light: black, dark: black)
  }

  /// Creates a color from a closure, which is called immediately for both appearances.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
    )
  }

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.parts)
  }

  public var cgColor: CGColor { CGColor(current) }

  var current: ColorComponents { components(in: .current) }

  func components(in traits: UITraitCollection) -> ColorComponents {
    switch traits.userInterfaceStyle {
    case .dark: dark
    case .light, .unspecified: light
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name && light == other.light && dark == other.dark
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }

  public override var description: String {
    let now = light
    return name.map { "<UIColor name=\($0)>" }
      ?? "<UIColor \(now.red) \(now.green) \(now.blue) \(now.alpha)>"
  }
}

public final class CGColor: Hashable, Sendable {
  let parts: ColorComponents

  init(_ parts: ColorComponents) {
    self.parts = parts
  }

  public var alpha: CGFloat { parts.alpha }
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [parts.red, parts.green, parts.blue, parts.alpha] }
  public var numberOfComponents: Int { 4 }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.parts == right.parts
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}

public typealias _ColorLiteralType = UIColor
