/// Recognizes lines that UIKit prints, not the app.
extension LogText {
  /// Whether the system prints the line: a warning of UIKit, or a part of a crash report.
  var isOfSystem: Bool { Self.systemTexts.contains { has($0) } || isStackFrame }

  /// Whether the line ends like a stack frame, as in `-[UITableView reloadData] + 345`.
  private var isStackFrame: Bool {
    let word = lastWord
    return !word.isEmpty && word.allSatisfy { $0.isDigit }
      && self[..<word.startIndex].trimmingBlanks.last == "+" && has(" 0x")
  }

  private static let systemTexts: [StaticString] = [
    "[Assert] ", "[TableView] ", "[LayoutConstraints] ", "[UIFocus] ", "[UICollectionView] ",
    "Warning once only: ", "Attempted to call -", "no index path for table cell being reused",
    "Unable to simultaneously satisfy constraints", "Unbalanced calls to begin/end appearance",
    "_UITableViewAlert", "UITableViewAlertForLayoutOutsideViewHierarchy",
    "Presenting view controllers on detached", "*** Terminating", "*** Assertion", "*** First",
    "*** -[", "*** +[", "*** Call", "due to uncaught exception",
    "UITableView dataSource is not set",
    "Unsupported layout off the main thread",
  ]

  /// Whether one of its first words may be an unknown name of a table's method.
  var hasLikelyName: Bool {
    var rest = self
    for _ in 0..<Self.mostWords {
      rest = rest.drop { !$0.isLetter }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty { return false }
      if LogShorthand.isLikely(word) || LogShorthand.isPartOfTable(word) { return true }
      rest = rest[word.endIndex...]
    }
    return false
  }

  private static let mostWords = 6

  /// Whether one of its first lines is a step or a phase, which only a trace has.
  var isTrace: Bool {
    lines.lazy.prefix(Self.firstLines).contains { line in
      line.isExactly("- load") || line.isExactly("> set-up") || line.isExactly("> window")
        || line.isExactly("> layout")
    }
  }

  private static let firstLines = 500

  /// Whether the line of a trace is no call, but for example a step, a phase, a query or a note.
  var isTraceMark: Bool {
    begins(with: "- ") || begins(with: "> ") || begins(with: "? ") || begins(with: "* ")
      || begins(with: "! ") || begins(with: "= ")
  }
}
