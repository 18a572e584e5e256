package import TableTrace

package enum Viewport: Codable, Hashable, Sendable {
  /// The size in points, without insets, and the number of pixels in a point.
  case size(Size, scale: Double = 2)
  /// The screen of a device, with bars and insets depending on the host.
  case device(Device)

  /// The number of pixels in a point of the screen.
  var scale: Double {
    switch self {
    case .size(_, let scale): scale
    case .device(let device): device.scale
    }
  }
}
