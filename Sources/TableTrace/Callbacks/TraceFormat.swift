/// The text of arguments and answers in traces.
package enum TraceFormat: Sendable {
  /// Returns a number without a fraction if it is whole, and never with an exponent.
  package static func number(_ value: Double) -> String {
    guard value != value.rounded() || value.magnitude >= 1e15 else { return Int(value).description }
    return withoutExponent(value.description)
  }

  /// Returns a number's shortest digits without an exponent.
  ///
  /// `leastNormalMagnitude` stays as Swift prints it, instead of more than 300 zeros.
  private static func withoutExponent(_ description: String) -> String {
    let parts = description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), exponent > -100 else {
      return description
    }
    let isNegative = parts[0].hasPrefix("-")
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    var whole = String(mantissa[0])
    var fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    if exponent < 0 {
      fraction = String(repeating: "0", count: -exponent - whole.count) + whole + fraction
      whole = "0"
    } else {
      fraction += String(repeating: "0", count: max(0, exponent - fraction.count))
      whole += fraction.prefix(exponent)
      fraction = String(fraction.dropFirst(exponent))
    }
    return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// Returns a text in quotation marks, with special characters escaped.
  package static func quoted(_ text: String) -> String {
    "\"\(escaped(text, marks: true))\""
  }

  /// Returns a text without control characters, so that it fills one line and cannot change the
  /// terminal.
  package static func printable(_ text: String) -> String {
    escaped(text, marks: false)
  }

  /// Returns a note of the app, with the mark of such a line.
  static func note(_ text: String) -> String {
    "* \(printable(text))"
  }

  /// Returns the content of a cell, with the mark of such a line.
  static func content(_ content: CellContent, in cell: Cell) -> String {
    "= \(cell) \(content)"
  }

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
      default:
        result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Returns a point such as `{0, 44}`.
  package static func point(_ point: Point) -> String {
    "{\(number(point.x)), \(number(point.y))}"
  }

  /// Returns a size such as `{320, 440}`.
  package static func size(_ size: Size) -> String {
    "{\(number(size.width)), \(number(size.height))}"
  }

  /// Returns a rectangle such as `{0, 44, 320, 44}`.
  package static func rect(_ rect: Rect) -> String {
    "{\(number(rect.x)), \(number(rect.y)), \(number(rect.width)), \(number(rect.height))}"
  }

  /// Returns insets such as `{64, 0, 34, 0}`: top, left, bottom and right.
  package static func insets(_ insets: EdgeInsets) -> String {
    "{\(number(insets.top)), \(number(insets.left)), \(number(insets.bottom)), "
      + "\(number(insets.right))}"
  }

  package static func list(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ", "))]"
  }
}

/// How a trace spells the names of callbacks.
package enum TraceNames: String, CaseIterable, Sendable {
  /// Swift names, such as `tableView(_:cellForRowAt:)`.
  case swift
  /// Objective-C selectors, such as `tableView:cellForRowAtIndexPath:`.
  case objc
}
