/// A device whose screen gives the bounds of the table and the insets of its bars.
package struct Device: Codable, Hashable, Sendable {
  /// The name as people write it, such as `iPhone 8`.
  package var name: String
  /// The other models with the same screen.
  package var aliases: [String]
  /// The size of the screen in portrait, in points.
  package var screen: Size
  /// The number of pixels in a point.
  package var scale: Double
  /// The safe area in portrait.
  ///
  /// On a device without a notch, its top is the height of the status bar.
  package var safeArea: EdgeInsets
  /// The safe area in landscape, or nil if no source gives it.
  package var landscapeSafeArea: EdgeInsets?

  package var isPad: Bool { name.hasPrefix("iPad") }

  /// Returns the size classes, horizontal first.
  ///
  /// An iPad is regular in both. A large phone has a regular width in landscape.
  package func sizeClasses(isLandscape: Bool) -> [String] {
    if isPad { return ["regular", "regular"] }
    guard isLandscape else { return ["compact", "regular"] }
    return [screen.width >= 414 ? "regular" : "compact", "compact"]
  }

  /// Returns the device with this name or alias, ignoring case, or nil if there is none.
  package static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { device in
      device.name.lowercased() == wanted
        || device.aliases.contains { $0.lowercased() == wanted }
    }
  }
}
