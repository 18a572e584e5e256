import Foundation

/// The numbers of a color in one appearance.
struct ColorComponents: Hashable, Sendable {
  enum Space: Sendable {
    case grey
    case rgb
  }

  var space: Space
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(white: CGFloat, alpha: CGFloat) {
    space = .grey
    (red, green, blue) = (white, white, white)
    self.alpha = min(max(alpha, 0), 1)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = .rgb
    (self.red, self.green, self.blue) = (red, green, blue)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// Creates a color from `0xRRGGBB`.
  init(_ hexadecimal: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hexadecimal >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Returns the same color with another opacity.
  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    var copy = self
    copy.alpha = min(max(alpha, 0), 1)
    return copy
  }

  /// Hue, saturation and brightness, from 0 to 1.
  var hue: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0, most > 0 else { return (0, 0, most) }
    let sixths: CGFloat =
      switch most {
      case red: (green - blue) / range + (green < blue ? 6 : 0)
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return (sixths / 6, range / most, most)
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sixths = (hue - hue.rounded(.down)) * 6
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + sixths).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}
