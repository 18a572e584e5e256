/// Turns `delegate?.tableView?(…)` into `delegate?.tableView(…)`: the methods of the protocols have
/// answers of their own here, so that there is nothing optional about them.
enum OptionalCallRewrite {
  static func rewrite(_ file: SourceFile) -> Rewrite {
    var rewrite = Rewrite()
    for token in file.tokens.indices where isOptionalCall(token, of: file) {
      guard let close = file.partner(of: token + 2) else { continue }
      rewrite.edits.append(Edit(file.tokens[token + 1].range, ""))
      let hasOther = file.isToken(close + 1, "?") && file.isToken(close + 2, "?")
      if hasOther, file.areAdjacent(close + 1, close + 2) {
        let name = name(of: token, token + 2..<close, file)
        rewrite.note(.answerWithoutCall(name), at: close + 1, of: file)
      }
    }
    return rewrite
  }

  private static func isOptionalCall(_ token: Int, of file: SourceFile) -> Bool {
    file.isWord(token) && file.isToken(token - 1, ".") && file.isToken(token + 1, "?")
      && file.isToken(token + 2, "(") && file.areAdjacent(token, token + 1)
      && file.areAdjacent(token + 1, token + 2)
      && ProtocolMethods.baseNames.contains(file.text(token))
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
