/// The written form of arguments and answers; the one place where values become text.
public enum TraceFormat: Sendable {
  /// A number of points, without a fraction when it has none.
  public static func number(_ value: Double) -> String {
    guard value == value.rounded(), value.magnitude < 1e15 else { return value.description }
    return Int(value).description
  }

  /// A text in quotation marks, with the marks, backslashes and line ends in it escaped.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }

  /// A point, `{0, 44}`.
  public static func point(_ point: Point) -> String {
    "{\(number(point.x)), \(number(point.y))}"
  }

  /// A size, `{320, 440}`.
  public static func size(_ size: Size) -> String {
    "{\(number(size.width)), \(number(size.height))}"
  }

  /// A rectangle, `{0, 44, 320, 44}`.
  public static func rect(_ rect: Rect) -> String {
    "{\(number(rect.x)), \(number(rect.y)), \(number(rect.width)), \(number(rect.height))}"
  }

  /// A list in brackets.
  public static func list(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ", "))]"
  }
}
