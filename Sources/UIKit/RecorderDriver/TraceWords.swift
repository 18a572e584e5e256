import Foundation
import UIKit

/// The spelling of values in a log, the same as in a trace.
enum TraceWords {
  /// A number of points, without a fraction when it has none.
  static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    guard value != value.rounded() || value.magnitude >= 1e15 else { return Int(value).description }
    return value.description
  }

  /// A height, where `automaticDimension` is a word.
  static func height(_ value: CGFloat) -> String {
    value == UITableView.automaticDimension ? "automatic" : number(value)
  }

  /// A row, `[0, 1]`.
  static func row(_ row: IndexPath) -> String { "[\(row.section), \(row.row)]" }

  static func row(_ row: IndexPath?) -> String { row.map { Self.row($0) } ?? "nil" }

  /// Rows, `[[0, 1], [0, 2]]`.
  static func rows(_ rows: [IndexPath]) -> String { list(rows.map { row($0) }) }

  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  /// A point, `{0, 44}`.
  static func point(_ point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }

  /// A size, `{320, 440}`.
  static func size(_ size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }

  /// Insets, `{64, 0, 34, 0}`: top, left, bottom and right.
  static func insets(_ insets: UIEdgeInsets) -> String {
    "{\(number(insets.top)), \(number(insets.left)), \(number(insets.bottom)), "
      + "\(number(insets.right))}"
  }

  /// A rectangle, `{0, 44, 320, 44}`.
  static func rect(_ rect: CGRect) -> String {
    let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "{\(parts.map(number).joined(separator: ", "))}"
  }

  static func quoted(_ text: String) -> String { "\"\(escaped(text, marks: true))\"" }

  /// A text that fills one line.
  static func printable(_ text: String) -> String { escaped(text, marks: false) }

  private static func escaped(_ text: String, marks: Bool) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\"" where marks: result += "\\\""
      case "\\" where marks: result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        result += "\\u{\(String(character.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  static func animation(_ name: String) -> UITableView.RowAnimation {
    switch name {
    case "fade": .fade
    case "right": .right
    case "left": .left
    case "top": .top
    case "bottom": .bottom
    case "none": .none
    case "middle": .middle
    default: .automatic
    }
  }

  static func position(_ name: String) -> UITableView.ScrollPosition {
    switch name {
    case "top": .top
    case "middle": .middle
    case "bottom": .bottom
    default: .none
    }
  }

  static func editingStyle(_ name: String) -> UITableViewCell.EditingStyle {
    switch name {
    case "none": .none
    case "insert": .insert
    default: .delete
    }
  }

  static func editingStyle(_ style: UITableViewCell.EditingStyle) -> String {
    switch style {
    case .none: "none"
    case .insert: "insert"
    default: "delete"
    }
  }

  static func accessory(_ name: String) -> UITableViewCell.AccessoryType {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }
}
