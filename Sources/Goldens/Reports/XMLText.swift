/// Text in the form of XML 1.0.
package enum XMLText {
  package static func content(_ text: String) -> String {
    escaped(text, isAttribute: false)
  }

  /// Escapes text for an attribute, where line ends and tabs would be lost.
  package static func attribute(_ text: String) -> String {
    escaped(text, isAttribute: true)
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\t" where isAttribute, "\n" where isAttribute: result += "&#\(scalar.value);"
      case "\r": result += "&#13;"
      // XML cannot represent these characters, not even escaped.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        let isControl = scalar.value < 0x20 && scalar != "\t" && scalar != "\n"
        result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}
