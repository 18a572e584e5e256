/// Replaces `os(iOS)` in conditions of `#if` by a true condition, because the prepared code
/// represents an app on iOS.
enum ConditionRewrite {
  static func rewrite(_ file: SourceFile, _ structure: Structure) -> Rewrite {
    var rewrite = Rewrite()
    for token in structure.systems {
      let whole = file.tokens[token].range.lowerBound..<file.tokens[token + 3].range.upperBound
      rewrite.edits.append(Edit(whole, "canImport(UIKit)" + file.lineEnds(in: whole)))
    }
    return rewrite
  }
}
