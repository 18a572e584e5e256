/// Replaces `#selector(tap)` by `Selector(Screen.tap, named: "tap")`, which refers to the function.
///
/// With the name of the type, it works for any instance, like a selector. It needs no `self`, so
/// closures and initial values of properties can contain it. It retains no object. Its name is the
/// one in Objective-C, by which selectors are compared.
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
    if file.text(inside.lowerBound).hasPrefix("CA"), inside.count > 2 {
      let path = text(inside.dropFirst(2))
      let whole =
        file.tokens[token].range.lowerBound..<file.tokens[inside.upperBound].range.upperBound
      return result.edits.append(Edit(whole, "\"\(path)\"" + file.lineEnds(in: whole)))
    }
    result.note(.keyPath(text(inside)), at: token, of: file)
  }

  private mutating func readSelector(_ token: Int) {
    guard let inside = inside(token) else {
      return result.note(.selectorWithoutBrackets, at: token, of: file)
    }
    let first = file.text(inside.lowerBound)
    if first == "getter" || first == "setter", file.isToken(inside.lowerBound + 1, ":") {
      if first == "getter", rewriteGetter(token, inside) { return }
      let name = text(inside.lowerBound + 2..<inside.upperBound)
      return result.note(.selectorOfAccessor(first, name), at: token, of: file)
    }
    if let name = standardAction(inside).map({ $0 + ":" }) ?? clientMethod(inside) {
      let whole =
        file.tokens[token].range.lowerBound..<file.tokens[inside.upperBound].range.upperBound
      let text = "Selector(\"\(name)\")" + file.lineEnds(in: whole)
      return result.edits.append(Edit(whole, text))
    }
    result.edits.append(Edit(file.tokens[token].range, "Selector"))
    qualify(inside)
    let name = SelectorName(inside, file, structure)
    if let cast = name.cast, let type = receiver(inside.lowerBound..<name.base) {
      let unbound = "@MainActor (\(type)) -> @MainActor "
      result.edits.append(Edit(before: file.tokens[cast + 1].range.lowerBound, unbound))
    }
    let last = file.tokens[inside.upperBound - 1].range.upperBound
    result.edits.append(Edit(before: last, ", named: \"\(name.text)\""))
  }

  /// Replaces `#selector(getter: Person.name)` by a selector with a key path.
  private mutating func rewriteGetter(_ token: Int, _ inside: Range<Int>) -> Bool {
    let first = inside.lowerBound + 2
    guard first < inside.upperBound, file.isWord(inside.upperBound - 1) else { return false }
    let isPath = file.text(first).first?.isUppercase == true && inside.upperBound > first + 1
    let owner = isPath ? "" : enclosingType(first).map { $0.name + "." }
    guard let owner, isPath || inside.upperBound == first + 1 else { return false }
    let name = file.text(inside.upperBound - 1)
    let start = file.tokens[first].range.lowerBound
    let end = file.tokens[inside.upperBound - 1].range.upperBound
    result.edits.append(Edit(file.tokens[token].range, "Selector"))
    result.edits.append(Edit(before: start, "\\" + owner))
    result.edits.append(Edit(before: end, ", named: \"\(name)\""))
    return true
  }

  /// Returns the type whose method is named after these tokens, or nil after an object.
  private func receiver(_ tokens: Range<Int>) -> String? {
    guard let first = tokens.first else { return enclosingType(tokens.lowerBound)?.name }
    if file.isToken(first, "self"), tokens.count == 2 { return enclosingType(first)?.name }
    guard file.text(first).first?.isUppercase == true else { return nil }
    return text(tokens.dropLast())
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
    if text(first..<min(first + 6, inside.upperBound)) == "type(of:self)" {
      let whole = file.tokens[first].range.lowerBound..<file.tokens[first + 5].range.upperBound
      return result.edits.append(Edit(whole, type.name + file.lineEnds(in: whole)))
    }
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
}
