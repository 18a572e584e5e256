/// Removes `#Preview`, which only Xcode shows, and a second `?` after an app delegate's `window`.
enum PreviewRewrite {
  static func rewrite(_ file: SourceFile) -> Rewrite {
    var rewrite = Rewrite()
    for token in file.tokens.indices {
      if file.isToken(token, "#Preview") { remove(token, file, &rewrite) }
      if file.isToken(token, "window") { flatten(token, file, &rewrite) }
    }
    return rewrite
  }

  private static func remove(_ token: Int, _ file: SourceFile, _ rewrite: inout Rewrite) {
    var last = token
    if file.isToken(last + 1, "("), let close = file.partner(of: last + 1) { last = close }
    guard file.isToken(last + 1, "{"), let end = file.partner(of: last + 1) else { return }
    let first = availability(before: token, file) ?? token
    let whole = file.tokens[first].range.lowerBound..<file.tokens[end].range.upperBound
    rewrite.edits.append(Edit(blanking: whole, of: file))
    rewrite.note(.preview, at: token, of: file)
  }

  /// Returns the token `@available` of the attribute before a token, if there is one.
  private static func availability(before token: Int, _ file: SourceFile) -> Int? {
    (max(0, token - 20)..<token).last {
      file.isToken($0, "@available") && file.partner(of: $0 + 1) == token - 1
    }
  }

  /// Replaces `.window??.` by `.window?.`, because the requirement is not optional here.
  private static func flatten(_ token: Int, _ file: SourceFile, _ rewrite: inout Rewrite) {
    guard file.isToken(token - 1, "."), file.isToken(token + 1, "?"),
      file.isToken(token + 2, "?"), file.isToken(token + 3, "."),
      (token..<token + 3).allSatisfy({ file.areAdjacent($0, $0 + 1) })
    else { return }
    rewrite.edits.append(Edit(file.tokens[token + 2].range, ""))
  }
}
