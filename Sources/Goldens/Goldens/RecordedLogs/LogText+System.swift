/// Recognizes lines that UIKit prints, not the app.
extension LogText {
  /// Whether UIKit prints the line: a warning, or an assertion that only warns.
  var isOfSystem: Bool { Self.systemTexts.contains { has($0) } }

  private static let systemTexts: [StaticString] = [
    "[Assert] ", "[TableView] ", "[LayoutConstraints] ", "[UIFocus] ", "[UICollectionView] ",
    "Warning once only: ", "Attempted to call -", "no index path for table cell being reused",
    "Unable to simultaneously satisfy constraints", "Unbalanced calls to begin/end appearance",
    "_UITableViewAlert", "UITableViewAlertForLayoutOutsideViewHierarchy",
    "Presenting view controllers on detached",
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
}
