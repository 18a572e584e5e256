import Foundation

extension UIColor {
  public static let label = UIColor(
    name: "label",
    light: ColorComponents(0x000000),
    dark: ColorComponents(0xFFFFFF)
  )
  public static let secondaryLabel = UIColor(
    name: "secondaryLabel",
    light: ColorComponents(0x3C3C43, alpha: 0.6),
    dark: ColorComponents(0xEBEBF5, alpha: 0.6)
  )
  public static let tertiaryLabel = UIColor(
    name: "tertiaryLabel",
    light: ColorComponents(0x3C3C43, alpha: 0.3),
    dark: ColorComponents(0xEBEBF5, alpha: 0.3)
  )
  public static let quaternaryLabel = UIColor(
    name: "quaternaryLabel",
    light: ColorComponents(0x3C3C43, alpha: 0.18),
    dark: ColorComponents(0xEBEBF5, alpha: 0.16)
  )
  public static let placeholderText = UIColor(
    name: "placeholderText",
    light: ColorComponents(0x3C3C43, alpha: 0.3),
    dark: ColorComponents(0xEBEBF5, alpha: 0.3)
  )
  public static let link = UIColor(
    name: "link",
    light: ColorComponents(0x007AFF),
    dark: ColorComponents(0x0984FF)
  )
  public static let separator = UIColor(
    name: "separator",
    light: ColorComponents(0x3C3C43, alpha: 0.29),
    dark: ColorComponents(0x545458, alpha: 0.6)
  )
  public static let opaqueSeparator = UIColor(
    name: "opaqueSeparator",
    light: ColorComponents(0xC6C6C8),
    dark: ColorComponents(0x38383A)
  )
  public static let systemFill = UIColor(
    name: "systemFill",
    light: ColorComponents(0x787880, alpha: 0.2),
    dark: ColorComponents(0x787880, alpha: 0.36)
  )
  public static let secondarySystemFill = UIColor(
    name: "secondarySystemFill",
    light: ColorComponents(0x787880, alpha: 0.16),
    dark: ColorComponents(0x787880, alpha: 0.32)
  )
  public static let tertiarySystemFill = UIColor(
    name: "tertiarySystemFill",
    light: ColorComponents(0x767680, alpha: 0.12),
    dark: ColorComponents(0x767680, alpha: 0.24)
  )
  public static let quaternarySystemFill = UIColor(
    name: "quaternarySystemFill",
    light: ColorComponents(0x747480, alpha: 0.08),
    dark: ColorComponents(0x767680, alpha: 0.18)
  )
  public static let systemBackground = UIColor(
    name: "systemBackground",
    light: ColorComponents(0xFFFFFF),
    dark: ColorComponents(0x000000)
  )
  public static let secondarySystemBackground = UIColor(
    name: "secondarySystemBackground",
    light: ColorComponents(0xF2F2F7),
    dark: ColorComponents(0x1C1C1E)
  )
  public static let tertiarySystemBackground = UIColor(
    name: "tertiarySystemBackground",
    light: ColorComponents(0xFFFFFF),
    dark: ColorComponents(0x2C2C2E)
  )
  public static let systemGroupedBackground = UIColor(
    name: "systemGroupedBackground",
    light: ColorComponents(0xF2F2F7),
    dark: ColorComponents(0x000000)
  )
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground",
    light: ColorComponents(0xFFFFFF),
    dark: ColorComponents(0x1C1C1E)
  )
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground",
    light: ColorComponents(0xF2F2F7),
    dark: ColorComponents(0x2C2C2E)
  )
  public static let tintColor = UIColor(
    name: "tintColor",
    light: ColorComponents(0x007AFF),
    dark: ColorComponents(0x0A84FF)
  )
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
