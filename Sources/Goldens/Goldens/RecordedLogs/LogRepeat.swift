/// The number of calls that a line of a pasted log states, such as `x3`, `×3`, `3x` or `(3 times)`.
struct LogRepeat {
  let digits: LogText
  let rest: LogText

  /// Finds the number before a name, or returns nil if there is none.
  init?(before text: LogText) {
    let first = text.word
    let next = text[first.endIndex...].droppingBlanks
    if let digits = first.withoutColon.bracketless.repeatDigits {
      (self.digits, rest) = (digits, next)
      return
    }
    let second = next.word
    let both = text[..<second.endIndex].withoutColon.bracketless
    guard let digits = both.spacedDigits else { return nil }
    (self.digits, rest) = (digits, next[second.endIndex...].droppingBlanks)
  }

  /// Finds the number at the end of the text after a name.
  ///
  /// - Parameters:
  ///   - text: the text after the name.
  ///   - isCompared: whether the method's arguments are compared. If not, `x 20` is an argument.
  init?(after text: LogText, isCompared: Bool) {
    let text = text.trimmingBlanks
    if let open = text.openOfBrackets {
      let inside = text[open...].bracketless
      guard let digits = inside.repeatDigits ?? inside.spacedDigits else { return nil }
      (self.digits, rest) = (digits, text[..<open])
    } else if let digits = text.lastWord.repeatDigits {
      (self.digits, rest) = (digits, text[..<text.lastWord.startIndex])
    } else {
      let last = text.lastWord
      let before = text[..<last.startIndex].trimmingBlanks
      let both = text[before.lastWord.startIndex...]
      guard let digits = both.spacedDigits else { return nil }
      rest = text[..<both.startIndex]
      self.digits = digits
      let isSize = rest.trimmingBlanks.last?.isDigit == true || !isCompared
      if both.first == "x" || both.first == "X", isSize { return nil }
    }
    // Text after the arrow belongs to the answer.
    let before = rest.trimmingBlanks
    if before.last == ">", before.dropLast().last == "-" { return nil }
  }
}

extension Unicode.Scalar {
  /// Whether the sign may be between a call and the number of its calls.
  fileprivate var isTimes: Bool {
    self == "x" || self == "X" || self == "×" || self == "✕"
  }
}

extension LogText {
  var lastWord: LogText {
    self[(lastIndex { $0.isBlank }.map(index(after:)) ?? startIndex)...]
  }

  fileprivate var withoutColon: LogText { last == ":" ? dropLast() : self }

  /// The text without enclosing brackets.
  fileprivate var bracketless: LogText {
    let isBracketed = (first == "(" && last == ")") || (first == "[" && last == "]")
    return isBracketed ? dropFirst().dropLast().trimmingBlanks : self
  }

  /// The index of the opening bracket of the last pair.
  fileprivate var openOfBrackets: Int? {
    switch last {
    case ")": lastIndex(of: "(")
    case "]": lastIndex(of: "[")
    case _: nil
    }
  }

  /// The digits of `x3` or `3x`, or nil for other texts.
  fileprivate var repeatDigits: LogText? {
    let digits =
      if first?.isTimes == true { dropFirst() } else if last?.isTimes == true { dropLast() } else {
        self[..<startIndex]
      }
    return !digits.isEmpty && digits.allSatisfy { $0.isDigit } ? digits : nil
  }

  /// The digits of `x 3`, `3 x` or `3 times`, or nil for other texts.
  fileprivate var spacedDigits: LogText? {
    let one = word
    let other = self[one.endIndex...].droppingBlanks
    let isSign = one.first?.isTimes == true && one.dropFirst().isEmpty
    let digits = isSign ? other : one
    let sign = isSign ? one : other
    let isTimes = sign.isExactly("times") || sign.isExactly("time")
    guard isTimes || (sign.first?.isTimes == true && sign.dropFirst().isEmpty) else { return nil }
    return !digits.isEmpty && digits.allSatisfy { $0.isDigit } ? digits : nil
  }
}
