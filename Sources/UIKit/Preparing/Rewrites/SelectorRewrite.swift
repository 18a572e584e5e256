/// Replaces `#selector(tap)` by `Selector(Screen.tap)`, which refers to the function.
///
/// With the name of the type, it works for any instance, like a selector. It needs no `self`, so
/// closures and initial values of properties can contain it. It retains no object.
struct SelectorRewrite {
  /// Actions of UIKit that are queried by name.
  private static let standardActions: Set<String> = [
    "cut", "copy", "paste", "select", "selectAll", "delete",
  ]

  private let file: SourceFile
  private let structure: Structure
  private let ownMethods: Set<String>
  private var result = Rewrite()

  private init(_ file: SourceFile, _ structure: Structure) {
    self.file = file
    self.structure = structure
    ownMethods = Set(
      structure.members.lazy.filter { $0.name.hasSuffix("(_:)") }
        .map { structure.types[$0.type].name + "." + $0.name }
    )
  }

  static func rewrite(_ file: SourceFile, _ structure: Structure) -> Rewrite {
    var rewrite = SelectorRewrite(file, structure)
    for token in file.tokens.indices where file.tokens[token].kind == .directive {
      if file.isToken(token, "#selector") { rewrite.readSelector(token) }
      if file.isToken(token, "#keyPath") { rewrite.readKeyPath(token) }
    }
    return rewrite.result
  }

  private mutating func readKeyPath(_ token: Int) {
    guard let inside = inside(token) else { return }
    result.note(.keyPath(text(inside)), at: token, of: file)
  }

  private mutating func readSelector(_ token: Int) {
    guard let inside = inside(token) else {
      return result.note(.selectorWithoutBrackets, at: token, of: file)
    }
    let first = file.text(inside.lowerBound)
    if first == "getter" || first == "setter", file.isToken(inside.lowerBound + 1, ":") {
      let name = text(inside.lowerBound + 2..<inside.upperBound)
      return result.note(.selectorOfAccessor(first, name), at: token, of: file)
    }
    if let name = standardAction(inside).map({ $0 + ":" }) ?? clientMethod(inside) {
      let whole =
        file.tokens[token].range.lowerBound..<file.tokens[inside.upperBound].range.upperBound
      let text = "Selector(\"\(name)\")" + file.lineEnds(in: whole)
      return result.edits.append(Edit(whole, text))
    }
    if isCompared(token, through: inside.upperBound) {
      result.note(.comparedSelectors(text(inside)), at: token, of: file)
    }
    result.edits.append(Edit(file.tokens[token].range, "Selector"))
    qualify(inside)
  }

  /// Returns the tokens inside the brackets of a directive.
  private func inside(_ directive: Int) -> Range<Int>? {
    guard file.isToken(directive + 1, "("), let close = file.partner(of: directive + 1),
      close > directive + 2
    else { return nil }
    return directive + 2..<close
  }

  private func text(_ tokens: Range<Int>) -> String {
    tokens.prefix(40).map(file.text).joined()
  }

  /// Returns the enclosing type, if a selector can name methods with it.
  private func enclosingType(_ token: Int) -> TypeDeclaration? {
    let index = Int(structure.enclosing[token])
    guard index >= 0 else { return nil }
    switch structure.types[index].kind {
    case .class, .extension, .actor, .struct, .enum: return structure.types[index]
    case .protocol: return nil
    }
  }

  /// Inserts the type before a method without receiver or with `self`.
  private mutating func qualify(_ inside: Range<Int>) {
    guard let type = enclosingType(inside.lowerBound) else { return }
    let first = inside.lowerBound
    let isOfSelf = file.isToken(first, "self") && file.isToken(first + 1, ".")
    let name = isOfSelf ? first + 2 : first
    let behind = name + 1
    let isAlone =
      behind == inside.upperBound || file.isToken(behind, "(") || file.isToken(behind, "as")
    guard file.isWord(name), isAlone else { return }
    if isOfSelf {
      result.edits.append(Edit(file.tokens[first].range, type.name))
    } else {
      result.edits.append(Edit(before: file.tokens[first].range.lowerBound, type.name + "."))
    }
  }

  /// Returns the selector of a method of the table's protocols, which is only queried and compared.
  private func clientMethod(_ inside: Range<Int>) -> String? {
    var first = inside.lowerBound
    while file.isWord(first), file.isToken(first + 1, ".") { first += 2 }
    return ProtocolMethods.selectors[text(first..<max(first, inside.upperBound))]
  }

  /// Returns the name of an action that UIKit's classes have and this type does not.
  private func standardAction(_ inside: Range<Int>) -> String? {
    var first = inside.lowerBound
    let owners = ["self", "UIResponder", "UIResponderStandardEditActions"]
    let isOwned = owners.contains(file.text(first)) && file.isToken(first + 1, ".")
    if isOwned { first += 2 }
    let action = file.text(first)
    let labels = text(first + 1..<max(first + 1, inside.upperBound))
    guard Self.standardActions.contains(action), labels == "(_:)" else { return nil }
    let type = enclosingType(inside.lowerBound)?.name ?? ""
    return ownMethods.contains("\(type).\(action)(_:)") ? nil : action
  }

  /// Whether a selector is compared by `==`, `!=` or `~=`, or in a `case`.
  private func isCompared(_ token: Int, through close: Int) -> Bool {
    if file.isToken(token - 1, "case") { return true }
    return isEquality(token - 2) || isEquality(close + 1)
  }

  private func isEquality(_ token: Int) -> Bool {
    guard token >= 0, file.isToken(token + 1, "="), file.areAdjacent(token, token + 1) else {
      return false
    }
    return ["=", "!", "~"].contains(file.text(token))
  }
}
