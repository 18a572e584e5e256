/// Removes attributes that only have a meaning in Objective-C.
enum AttributeRewrite {
  private static let dropped: Set<String> = [
    "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@UIApplicationMain", "@NSApplicationMain",
  ]

  static func rewrite(_ file: SourceFile, _ structure: Structure) -> Rewrite {
    var rewrite = Rewrite()
    for token in file.tokens.indices where file.tokens[token].kind == .attribute {
      guard dropped.contains(file.text(token)) else { continue }
      rewrite.edits.append(blanking(token, of: file))
    }
    for type in structure.types {
      bindToClasses(type, of: file, &rewrite)
      dropMain(type, of: file, &rewrite)
    }
    return rewrite
  }

  /// Replaces an attribute and its name in brackets by spaces.
  private static func blanking(_ token: Int, of file: SourceFile) -> Edit {
    var range = file.tokens[token].range
    let hasName = file.isToken(token, "@objc") && file.isToken(token + 1, "(")
    if hasName, file.areAdjacent(token, token + 1), let close = file.partner(of: token + 1) {
      range = range.lowerBound..<file.tokens[close].range.upperBound
    }
    return Edit(blanking: range, of: file)
  }

  /// Restricts an Objective-C protocol to classes, so that its variables can be `weak`.
  private static func bindToClasses(
    _ type: TypeDeclaration,
    of file: SourceFile,
    _ rewrite: inout Rewrite
  ) {
    let attributes = type.first..<type.keyword
    guard type.kind == .protocol, attributes.contains(where: { file.isToken($0, "@objc") }) else {
      return
    }
    let bound: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]
    guard !type.inherited.contains(where: bound.contains) else { return }
    let text = type.inherited.isEmpty ? ": AnyObject" : ": AnyObject,"
    let end = file.tokens[type.nameEnd].range.upperBound
    if file.isToken(type.nameEnd + 1, ":") {
      rewrite.edits.append(Edit(file.tokens[type.nameEnd + 1].range, text))
    } else {
      rewrite.edits.append(Edit(before: end, text))
    }
  }

  /// Removes the attribute that starts the program with an app delegate.
  private static func dropMain(
    _ type: TypeDeclaration,
    of file: SourceFile,
    _ rewrite: inout Rewrite
  ) {
    guard type.inherited.contains("UIApplicationDelegate") else { return }
    for token in type.first..<type.keyword where file.isToken(token, "@main") {
      rewrite.edits.append(blanking(token, of: file))
    }
  }
}
