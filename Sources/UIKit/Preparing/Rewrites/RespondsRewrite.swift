/// Takes `responds(to:)` along, which Linux's NSObject does not have, so that nothing is overridden there.
enum RespondsRewrite {
  static func rewrite(_ file: SourceFile, _ structure: Structure) -> Rewrite {
    var rewrite = Rewrite()
    for member in structure.members where member.name == "responds(to:)" {
      guard structure.types[member.type].inherited.first == "NSObject" else { continue }
      for token in member.first..<member.keyword where file.isToken(token, "override") {
        rewrite.edits.append(Edit(blanking: file.tokens[token].range, of: file))
      }
      for token in member.keyword...(member.last ?? member.keyword)
      where file.isToken(token, "super") && file.isToken(token + 2, "responds") {
        rewrite.edits.append(Edit(file.tokens[token].range, "self"))
        rewrite.edits.append(Edit(file.tokens[token + 2].range, "respondsByItself"))
      }
    }
    return rewrite
  }
}
