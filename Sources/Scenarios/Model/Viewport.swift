package import TableTrace

/// The bounds of the table.
package enum Viewport: Hashable, Sendable {
  /// The size as written, in points, without insets.
  case size(Size)
  /// The screen of a device; bars and insets follow from the host.
  case device(Device)
}
