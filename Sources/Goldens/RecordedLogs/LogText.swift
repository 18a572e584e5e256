// A log is read by its Unicode scalars: a console writes nothing for which it matters which of them
// make up one character, and a million lines are read in a blink.

extension Unicode.Scalar {
  /// Whether this is a blank, a tab, a line end or one of the blanks of other scripts.
  var isBlank: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether this is one of `0` to `9`.
  var isDigit: Bool { (0x30...0x39).contains(value) }

  /// Whether this is a number of any script.
  var isNumber: Bool { isASCII ? isDigit : properties.numericType != nil }

  /// Whether this is a letter of any script.
  var isLetter: Bool {
    isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }

  /// Whether a line ends here: Unicode's line ends, each of which some console writes.
  fileprivate var isLineEnd: Bool {
    isASCII ? (0x0A...0x0D).contains(value) : [0x85, 0x2028, 0x2029].contains(value)
  }
}

extension Substring {
  /// Without blanks, tabs and line ends around it.
  var trimmingBlanks: Substring {
    var scalars = unicodeScalars.drop(while: \.isBlank)
    while scalars.last?.isBlank == true { scalars.removeLast() }
    return Substring(scalars)
  }

  /// From the first that is no blank on.
  var droppingBlanks: Substring {
    Substring(unicodeScalars.drop(while: \.isBlank))
  }

  /// Up to the first blank.
  var word: Substring {
    Substring(unicodeScalars.prefix { !$0.isBlank })
  }

  /// Whether it begins with these bytes.
  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { utf8.starts(with: $0) }
  }

  /// Whether it ends with this sign.
  func ends(with sign: Unicode.Scalar) -> Bool {
    unicodeScalars.last == sign
  }

  /// The beginning, short enough for a message.
  var excerpt: String {
    let limit = 80
    return count > limit ? prefix(limit) + "..." : String(self)
  }
}

extension String {
  /// The lines, however they end; `\r\n` ends one.
  var consoleLines: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    var scalars = unicodeScalars[...]
    while let end = scalars.firstIndex(where: \.isLineEnd) {
      lines.append(self[start..<end])
      let next = unicodeScalars.index(after: end)
      let isPair = unicodeScalars[end] == "\r" && next < endIndex && unicodeScalars[next] == "\n"
      start = isPair ? unicodeScalars.index(after: next) : next
      scalars = unicodeScalars[start...]
    }
    lines.append(self[start...])
    return lines
  }
}
