public import Foundation

extension UIColor {
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let resolved = components(in: traitCollection)
    return light == dark ? self : UIColor(light: resolved, dark: resolved)
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let now = current
    red?.pointee = now.red
    green?.pointee = now.green
    blue?.pointee = now.blue
    alpha?.pointee = now.alpha
    return true
  }

  /// Returns false, and sets nothing, if the color is not a shade of gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let now = current
    guard now.red == now.green, now.green == now.blue else { return false }
    white?.pointee = now.red
    alpha?.pointee = now.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current.hue
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = current.alpha
    return true
  }

  /// Has no effect, because nothing is drawn here.
  public func set() {}

  public func setFill() {}

  public func setStroke() {}
}
