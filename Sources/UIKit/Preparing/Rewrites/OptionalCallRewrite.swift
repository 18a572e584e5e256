/// Turns `delegate?.tableView?(…)` into `delegate?.tableView(…)`: the methods of the protocols have
/// answers of their own here, so that there is nothing optional about them.
///
/// So do those of an app's own protocols that got an empty body.
enum OptionalCallRewrite {
  static func rewrite(_ file: SourceFile, _ emptied: [String: Set<String>]) -> Rewrite {
    var rewrite = Rewrite()
    for token in file.tokens.indices where file.isToken(token - 1, ".") && file.isWord(token) {
      let emptied = emptied[file.text(token)] ?? []
      if isOptionalCall(token, of: file), let close = file.partner(of: token + 2) {
        let name = name(of: token, token + 2..<close, file)
        let isTables = ProtocolMethods.baseNames.contains(file.text(token))
        guard isTables || emptied.contains(name) else { continue }
        rewrite.edits.append(Edit(file.tokens[token + 1].range, ""))
        let hasOther = file.isToken(close + 1, "?") && file.isToken(close + 2, "?")
        if hasOther, file.areAdjacent(close + 1, close + 2) {
          rewrite.note(.answerWithoutCall(name), at: close + 1, of: file)
        }
        noteComparison(behind: close, name, file, &rewrite)
      } else if let (name, end) = method(named: token, among: emptied, file) {
        noteComparison(behind: end, name, file, &rewrite)
      }
    }
    return rewrite
  }

  private static func isOptionalCall(_ token: Int, of file: SourceFile) -> Bool {
    file.isToken(token + 1, "?") && file.isToken(token + 2, "(")
      && file.areAdjacent(token, token + 1) && file.areAdjacent(token + 1, token + 2)
  }

  /// The method that is named and not called, `list(_:didOpen:)` or `list`, and where its name ends.
  private static func method(
    named token: Int,
    among names: Set<String>,
    _ file: SourceFile
  ) -> (name: String, end: Int)? {
    guard let first = names.min() else { return nil }
    guard file.isToken(token + 1, "("), let close = file.partner(of: token + 1) else {
      return (first, token)
    }
    let name = (token...close).map(file.text).joined()
    return names.contains(name) ? (name, close) : nil
  }

  /// Notes that a method, or what came of its call, is compared with nil to learn whether it is there.
  private static func noteComparison(
    behind token: Int,
    _ name: String,
    _ file: SourceFile,
    _ rewrite: inout Rewrite
  ) {
    let isUnequal = file.isToken(token + 1, "!")
    guard isUnequal || file.isToken(token + 1, "="), file.isToken(token + 2, "="),
      file.isToken(token + 3, "nil")
    else { return }
    rewrite.note(.presenceAsked(name), at: token + 1, of: file)
  }

  private static func name(of token: Int, _ brackets: Range<Int>, _ file: SourceFile) -> String {
    var labels: [String] = []
    var place = brackets.lowerBound + 1
    var isFirst = true
    while place < brackets.upperBound {
      if isFirst { labels.append(file.isToken(place + 1, ":") ? file.text(place) : "_") }
      isFirst = file.isToken(place, ",")
      place = file.next(after: place)
    }
    return "\(file.text(token))(\(labels.map { $0 + ":" }.joined()))"
  }
}
