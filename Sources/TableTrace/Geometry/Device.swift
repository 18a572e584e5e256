/// A device whose screen gives the bounds of the table and the insets of its bars.
public struct Device: Hashable, Sendable {
  /// The name as people write it, `iPhone 8`.
  public var name: String
  /// The other models with the same screen.
  public var aliases: [String]
  /// The size of the screen held upright, in points.
  public var screen: Size
  /// The number of pixels in a point.
  public var scale: Double
  /// The safe area held upright; at devices without a notch the height of the status bar.
  public var safeArea: EdgeInsets
  /// The safe area on its side; nil where no source gives it.
  public var landscapeSafeArea: EdgeInsets?

  /// The device with this name or alias, whatever the case of its letters; nil if there is none.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { device in
      device.name.lowercased() == wanted
        || device.aliases.contains { $0.lowercased() == wanted }
    }
  }
}
