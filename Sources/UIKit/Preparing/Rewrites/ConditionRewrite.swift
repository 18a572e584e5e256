/// Replaces `os(iOS)` in `#if` conditions by a true condition, because the code represents an iOS
/// app.
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
