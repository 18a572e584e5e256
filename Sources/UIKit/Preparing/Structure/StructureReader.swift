/// Finds types and members in one pass over the tokens.
struct StructureReader {
  private static let typeKeywords = Set(
    ["class", "struct", "enum", "protocol", "actor", "extension"]
  )
  private static let memberKeywords = Set(["func", "var", "let", "init", "subscript"])
  /// Keywords that begin another declaration, and so end the search for a body.
  private static let ends = typeKeywords.union(memberKeywords).union([
    "import", "typealias", "case", "deinit",
  ])

  private static let importKinds = typeKeywords.union(["typealias", "func", "var", "let"])

  private enum Scope {
    case type(Int)
    case braces
    case brackets
  }

  private let file: SourceFile
  private var structure = Structure()
  private var scopes: [Scope] = []
  private var bodies: [Int: Int] = [:]
  private var around: [Int] = []
  private var clauses = Clauses()
  /// The first token of code that is never compiled.
  private var deadStart: Int?

  private init(_ file: SourceFile) {
    self.file = file
  }

  /// Returns the structure of a source, or an empty one if its brackets or strings do not match.
  static func structure(of file: SourceFile) -> Structure {
    var reader = StructureReader(file)
    guard file.faults.isEmpty else {
      reader.structure.enclosing = Array(repeating: -1, count: file.tokens.count)
      return reader.structure
    }
    reader.structure.enclosing.reserveCapacity(file.tokens.count)
    for token in file.tokens.indices { reader.read(token) }
    return reader.structure
  }

  private mutating func read(_ token: Int) {
    structure.enclosing.append(Int32(truncatingIfNeeded: around.last ?? -1))
    switch file.tokens[token].kind {
    case .mark: readMark(token)
    case .word: readWord(token)
    case .directive: readDirective(token)
    case .attribute, .number, .text: break
    }
  }

  private mutating func readMark(_ token: Int) {
    switch file.spelling(token).first {
    case UInt8(ascii: "{"):
      if let type = bodies.removeValue(forKey: token) {
        scopes.append(.type(type))
        around.append(type)
      } else {
        scopes.append(.braces)
      }
    case UInt8(ascii: "("), UInt8(ascii: "["): scopes.append(.brackets)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if case .type = scopes.popLast() { around.removeLast() }
    default: break
    }
  }

  private mutating func readDirective(_ token: Int) {
    switch file.text(token) {
    case "#if": clauses.begin(readCondition(token))
    case "#elseif": clauses.goOn(readCondition(token))
    case "#else": clauses.goOn(.yes)
    case "#endif": clauses.end()
    default: return
    }
    let start = file.tokens[token].range.lowerBound
    if clauses.isDead, deadStart == nil {
      deadStart = start
    } else if !clauses.isDead, let first = deadStart {
      structure.dead.append(first..<start)
      deadStart = nil
    }
  }

  private mutating func readCondition(_ directive: Int) -> Answer {
    let condition = Condition(file, behind: directive)
    structure.systems += condition.systems
    return condition.holds
  }

  private mutating func readWord(_ token: Int) {
    if case .brackets = scopes.last { return }
    guard !clauses.isDead else { return }
    guard file.tokens[token].range.count <= 9, !file.isToken(token - 1, ".") else { return }
    let word = file.text(token)
    if Self.typeKeywords.contains(word) { return readType(word, token) }
    if word == "import", scopes.isEmpty, file.isWord(token + 1) { readImport(token) }
    guard Self.memberKeywords.contains(word) else { return }
    readPrivateName(token)
    if case .type(let type) = scopes.last { readMember(word, token, of: type) }
  }

  /// Reads an import of a module or of one declaration, such as `import class UIKit.UIView`.
  private mutating func readImport(_ token: Int) {
    let isPart = Self.importKinds.contains(file.text(token + 1)) && file.isWord(token + 2)
    structure.imports.append(
      Import(
        module: isPart ? token + 2 : token + 1,
        kind: isPart ? token + 1 : nil,
        clause: clauses.current
      )
    )
  }

  /// Records the name of a declaration if the words before its keyword make it private.
  private mutating func readPrivateName(_ keyword: Int) {
    let first = firstToken(before: keyword)
    let words = (first..<keyword).map(file.text)
    guard words.contains("private") || words.contains("fileprivate"),
      !file.isToken(keyword, "extension")
    else { return }
    structure.privateNames.insert(file.text(keyword + 1))
  }

  // MARK: - Types

  private mutating func readType(_ word: String, _ token: Int) {
    guard let kind = TypeDeclaration.Kind(rawValue: word), file.isWord(token + 1) else { return }
    let next = file.text(token + 1)
    if kind == .class, Modifiers.all.contains(next) || Self.memberKeywords.contains(next) { return }
    var name = [next]
    var place = token + 2
    while file.isToken(place, "."), file.isWord(place + 1) {
      name.append(file.text(place + 1))
      place += 2
    }
    guard let head = TypeHead(file, from: place), let close = file.partner(of: head.open) else {
      return
    }
    readPrivateName(token)
    if let outer = around.last { name.insert(structure.types[outer].name, at: 0) }
    bodies[head.open] = structure.types.count
    structure.types.append(
      TypeDeclaration(
        kind: kind,
        name: name.joined(separator: "."),
        first: firstToken(before: token),
        keyword: token,
        nameEnd: place - 1,
        inherited: head.inherited,
        isConstrained: head.isConstrained,
        body: head.open...close,
        clause: clauses.current,
        isLocal: isLocal
      )
    )
  }

  private var isLocal: Bool {
    if case .braces = scopes.last { return true }
    return around.last.map { structure.types[$0].isLocal } ?? false
  }

  // MARK: - Members

  private mutating func readMember(_ word: String, _ token: Int, of type: Int) {
    var name = word == "init" || word == "subscript" ? word : file.text(token + 1)
    var place = word == name ? token + 1 : token + 2
    if word != "var", word != "let" {
      while place < file.tokens.count, !file.isToken(place, "("), !isEnd(place) { place += 1 }
      guard let close = file.partner(of: place) else { return }
      name += "(" + Labels.read(file, place..<close).map { $0 + ":" }.joined() + ")"
      place = close + 1
    }
    structure.members.append(
      Member(
        name: name,
        type: type,
        first: firstToken(before: token),
        keyword: token,
        last: body(from: place).flatMap(file.partner),
        clause: clauses.current
      )
    )
  }

  /// Returns the bracket that opens the body of a member, or nil if it has none.
  private func body(from start: Int) -> Int? {
    var place = start
    while place < file.tokens.count, !isEnd(place) {
      if file.isToken(place, "{") { return place }
      if file.isToken(place, "=") || file.isToken(place, "}") { return nil }
      place = file.next(after: place)
    }
    return nil
  }

  private func isEnd(_ token: Int) -> Bool {
    switch file.tokens[token].kind {
    case .directive: true
    case .word: Self.ends.contains(file.text(token))
    case .attribute, .number, .text, .mark: false
    }
  }

  /// Returns the first of the attributes and modifiers before a keyword.
  private func firstToken(before keyword: Int) -> Int {
    var first = keyword
    while first > 0 {
      let before = first - 1
      if file.tokens[before].kind == .attribute || Modifiers.all.contains(file.text(before)) {
        first = before
      } else if let open = file.partner(of: before), file.isToken(before, ")"), open > 0,
        file.tokens[open - 1].kind == .attribute || Modifiers.all.contains(file.text(open - 1))
      {
        first = open - 1
      } else {
        break
      }
    }
    return first
  }
}
