/// A type or an extension with its body.
struct TypeDeclaration: Hashable, Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  var kind: Kind
  /// The name with its enclosing types, such as `Outer.Inner`.
  var name: String
  /// The first token: an attribute, a modifier or the keyword.
  var first: Int
  var keyword: Int
  /// The last token of its name.
  var nameEnd: Int
  /// The names after the colon.
  var inherited: [String]
  /// Whether it has a `where` clause.
  var isConstrained: Bool
  /// The brackets of its body.
  var body: ClosedRange<Int>
  /// The number of its `#if` clause, or 0 if it is always compiled.
  var clause: Int
  /// Whether it is inside a function, so that other files cannot use it.
  var isLocal: Bool
}

extension TypeDeclaration {
  /// Returns the access level that makes a member as visible as its type, with a trailing space.
  func access(in file: SourceFile) -> String {
    let words = (first..<keyword).map(file.text)
    if words.contains("public") || words.contains("open") { return "public " }
    return words.contains("package") ? "package " : ""
  }

  /// Returns the separator before a member at the end of the body, a semicolon on the same line.
  func separator(in file: SourceFile) -> String {
    let last = body.upperBound - 1
    guard last > body.lowerBound else { return "" }
    let between =
      file.tokens[last].range.upperBound..<file.tokens[body.upperBound].range.lowerBound
    return file.lineEnds(in: between).isEmpty ? "; " : ""
  }
}

/// A method, property or other member of a type.
struct Member: Hashable, Sendable {
  /// The name, such as `tableView(_:didSelectRowAt:)`, or `title` for a property.
  var name: String
  /// The index of the type or extension that contains it.
  var type: Int
  /// The first token: an attribute, a modifier or the keyword.
  var first: Int
  var keyword: Int
  /// The last token of its body, or nil if it has none.
  var last: Int?
  /// The number of its `#if` clause, or 0 if it is always compiled.
  var clause: Int
}

struct Import: Hashable, Sendable {
  /// The token of the module's name.
  var module: Int
  /// The keyword of a single imported declaration, or nil if the whole module is imported.
  var kind: Int?
  /// The number of its `#if` clause, or 0 if it is always compiled.
  var clause: Int
}

/// The types and members of a source, found by brackets and keywords.
struct Structure: Sendable {
  var types: [TypeDeclaration] = []
  var members: [Member] = []
  var imports: [Import] = []
  /// The index of the innermost type around each token, or -1 for none.
  var enclosing: [Int32] = []
  /// The tokens `os` of each `os(iOS)` in a condition.
  var systems: [Int] = []
  /// The ranges of bytes that are never built, in order.
  var dead: [Range<Int>] = []
  /// Names that are declared `fileprivate` or `private`.
  var privateNames: Set<String> = []

  /// Whether the code at a byte is never built.
  func isDead(_ offset: Int) -> Bool {
    var (low, high) = (0, dead.count)
    while low < high {
      let middle = (low + high) / 2
      if dead[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < dead.count && dead[low].contains(offset)
  }
}

enum Modifiers {
  static let access: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
  static let all = access.union([
    "override", "final", "static", "class", "dynamic", "optional", "required", "convenience",
    "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "indirect", "isolated",
    "distributed", "prefix", "postfix", "infix",
  ])
}
