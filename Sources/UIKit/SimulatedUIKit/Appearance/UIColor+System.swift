import Foundation

/// The system colors, from the design guidelines.
extension UIColor {
  public static let systemRed = UIColor(
    name: "systemRed",
    light: ColorComponents(0xFF3B30),
    dark: ColorComponents(0xFF453A)
  )
  public static let systemOrange = UIColor(
    name: "systemOrange",
    light: ColorComponents(0xFF9500),
    dark: ColorComponents(0xFF9F0A)
  )
  public static let systemYellow = UIColor(
    name: "systemYellow",
    light: ColorComponents(0xFFCC00),
    dark: ColorComponents(0xFFD60A)
  )
  public static let systemGreen = UIColor(
    name: "systemGreen",
    light: ColorComponents(0x34C759),
    dark: ColorComponents(0x30D158)
  )
  public static let systemMint = UIColor(
    name: "systemMint",
    light: ColorComponents(0x00C7BE),
    dark: ColorComponents(0x63E6E2)
  )
  public static let systemTeal = UIColor(
    name: "systemTeal",
    light: ColorComponents(0x30B0C7),
    dark: ColorComponents(0x40C8E0)
  )
  public static let systemCyan = UIColor(
    name: "systemCyan",
    light: ColorComponents(0x32ADE6),
    dark: ColorComponents(0x64D2FF)
  )
  public static let systemBlue = UIColor(
    name: "systemBlue",
    light: ColorComponents(0x007AFF),
    dark: ColorComponents(0x0A84FF)
  )
  public static let systemIndigo = UIColor(
    name: "systemIndigo",
    light: ColorComponents(0x5856D6),
    dark: ColorComponents(0x5E5CE6)
  )
  public static let systemPurple = UIColor(
    name: "systemPurple",
    light: ColorComponents(0xAF52DE),
    dark: ColorComponents(0xBF5AF2)
  )
  public static let systemPink = UIColor(
    name: "systemPink",
    light: ColorComponents(0xFF2D55),
    dark: ColorComponents(0xFF375F)
  )
  public static let systemBrown = UIColor(
    name: "systemBrown",
    light: ColorComponents(0xA2845E),
    dark: ColorComponents(0xAC8E68)
  )
  public static let systemGray = UIColor(
    name: "systemGray",
    light: ColorComponents(0x8E8E93),
    dark: ColorComponents(0x8E8E93)
  )
  public static let systemGray2 = UIColor(
    name: "systemGray2",
    light: ColorComponents(0xAEAEB2),
    dark: ColorComponents(0x636366)
  )
  public static let systemGray3 = UIColor(
    name: "systemGray3",
    light: ColorComponents(0xC7C7CC),
    dark: ColorComponents(0x48484A)
  )
  public static let systemGray4 = UIColor(
    name: "systemGray4",
    light: ColorComponents(0xD1D1D6),
    dark: ColorComponents(0x3A3A3C)
  )
  public static let systemGray5 = UIColor(
    name: "systemGray5",
    light: ColorComponents(0xE5E5EA),
    dark: ColorComponents(0x2C2C2E)
  )
  public static let systemGray6 = UIColor(
    name: "systemGray6",
    light: ColorComponents(0xF2F2F7),
    dark: ColorComponents(0x1C1C1E)
  )
}
