import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Converts between UIKit's values and those of the simulation.
extension IndexPath {
  init(_ path: TableTrace.IndexPath) {
    self.init(row: path.row, section: path.section)
  }
}

extension TableTrace.IndexPath {
  init(_ path: Foundation.IndexPath) {
    self.init(section: path.section, row: path.row)
  }
}

extension [Foundation.IndexPath] {
  /// Converts rows of UIKit to those of the simulation.
  var simulated: [TableTrace.IndexPath] { map { TableTrace.IndexPath($0) } }
}

extension CGPoint {
  /// Converts a point of the simulation.
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}

extension Size {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension TableProperties.Height {
  /// Converts a height of UIKit, where `automaticDimension` is a number.
  init(_ height: CGFloat) {
    self = height == UITableView.automaticDimension ? .automatic : .points(Double(height))
  }

  /// The height in points, as UIKit writes it.
  var points: CGFloat {
    switch self {
    case .automatic: UITableView.automaticDimension
    case .points(let points): CGFloat(points)
    }
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }
}
