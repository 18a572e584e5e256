package import TableTrace

package enum Viewport: Codable, Hashable, Sendable {
  /// The size as written, in points, without insets, and the pixels of a point.
  case size(Size, scale: Double = 2)
  /// The screen of a device; bars and insets follow from the host.
  case device(Device)

  /// The number of pixels in a point of the screen.
  var scale: Double {
    switch self {
    case .size(_, let scale): scale
    case .device(let device): device.scale
    }
  }
}
