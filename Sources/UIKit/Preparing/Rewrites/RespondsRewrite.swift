/// Moves members that override NSObject's members of Objective-C, which Linux does not have.
enum RespondsRewrite {
  /// The accessibility members of every object, and the name of its class.
  private static let extended: Set<String> = [
    "accessibilityActivationPoint", "accessibilityCustomActions", "accessibilityElements",
    "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityLanguage", "accessibilityPath",
    "accessibilityTraits", "accessibilityValue", "accessibilityViewIsModal", "description()",
    "isAccessibilityElement",
  ]

  static func rewrite(_ file: SourceFile, _ structure: Structure) -> Rewrite {
    var rewrite = Rewrite()
    for member in structure.members {
      let isResponds = member.name == "responds(to:)"
      if isResponds { widen(member, file, &rewrite) }
      guard isResponds || extended.contains(member.name),
        structure.types[member.type].inherited.first == "NSObject"
      else { continue }
      for token in member.first..<member.keyword where file.isToken(token, "override") {
        rewrite.edits.append(Edit(blanking: file.tokens[token].range, of: file))
      }
      guard isResponds else { continue }
      for token in member.keyword...(member.last ?? member.keyword)
      where file.isToken(token, "super") && file.isToken(token + 2, "responds") {
        rewrite.edits.append(Edit(file.tokens[token].range, "self"))
        rewrite.edits.append(Edit(file.tokens[token + 2].range, "respondsByItself"))
      }
    }
    return rewrite
  }

  /// Changes the type of the parameter from `Selector` to `Selector!`, as in the requirement.
  private static func widen(_ member: Member, _ file: SourceFile, _ rewrite: inout Rewrite) {
    let words = member.keyword..<min(member.keyword + 8, member.last ?? member.keyword)
    for token in words where file.isToken(token, "Selector") && file.isToken(token + 1, ")") {
      rewrite.edits.append(Edit(before: file.tokens[token].range.upperBound, "!"))
    }
  }
}
