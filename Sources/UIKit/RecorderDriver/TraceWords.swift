import TableTrace
import UIKit

import struct Foundation.IndexPath

/// Writes UIKit's values as a trace does.
enum TraceWords {
  /// A height in points, or the word for `automaticDimension`.
  static func height(_ value: CGFloat) -> String {
    value == UITableView.automaticDimension ? "automatic" : TraceFormat.number(Double(value))
  }

  /// A row, such as `[0, 1]`.
  static func row(_ row: IndexPath) -> String { "[\(row.section), \(row.row)]" }

  static func row(_ row: IndexPath?) -> String { row.map { Self.row($0) } ?? "nil" }

  /// Rows, such as `[[0, 1], [0, 2]]`.
  static func rows(_ rows: [IndexPath]) -> String { TraceFormat.list(rows.map { row($0) }) }

  /// A point, such as `{0, 44}`.
  static func point(_ point: CGPoint) -> String {
    TraceFormat.point(Point(x: Double(point.x), y: Double(point.y)))
  }

  /// A size, such as `{320, 440}`.
  static func size(_ size: CGSize) -> String {
    TraceFormat.size(Size(width: Double(size.width), height: Double(size.height)))
  }

  /// Insets, such as `{64, 0, 34, 0}`: top, left, bottom and right.
  static func insets(_ insets: UIEdgeInsets) -> String {
    TraceFormat.insets(
      EdgeInsets(
        top: Double(insets.top),
        left: Double(insets.left),
        bottom: Double(insets.bottom),
        right: Double(insets.right)
      )
    )
  }

  /// A rectangle, such as `{0, 44, 320, 44}`.
  static func rect(_ rect: CGRect) -> String {
    let (origin, size) = (rect.origin, rect.size)
    return TraceFormat.rect(
      Rect(
        x: Double(origin.x),
        y: Double(origin.y),
        width: Double(size.width),
        height: Double(size.height)
      )
    )
  }

  static func editingStyle(_ style: UITableViewCell.EditingStyle) -> String {
    switch style {
    case .none: "none"
    case .insert: "insert"
    default: "delete"
    }
  }
}

extension UITableView.RowAnimation {
  init(_ animation: TableTrace.RowAnimation) {
    switch animation {
    case .fade: self = .fade
    case .right: self = .right
    case .left: self = .left
    case .top: self = .top
    case .bottom: self = .bottom
    case .none: self = .none
    case .middle: self = .middle
    case .automatic: self = .automatic
    }
  }
}

extension UITableView.ScrollPosition {
  init(_ position: TableTrace.ScrollPosition) {
    switch position {
    case .none: self = .none
    case .top: self = .top
    case .middle: self = .middle
    case .bottom: self = .bottom
    }
  }
}

extension UITableView.Style {
  init(_ style: TableStyle) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}

extension UITableViewCell.EditingStyle {
  init(_ style: TableTrace.EditingStyle) {
    switch style {
    case .none: self = .none
    case .delete: self = .delete
    case .insert: self = .insert
    }
  }
}

extension UITableViewCell.AccessoryType {
  init(_ accessory: TableTrace.AccessoryType) {
    switch accessory {
    case .none, .view: self = .none
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top),
      left: CGFloat(insets.left),
      bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right)
    )
  }
}

extension CGSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
