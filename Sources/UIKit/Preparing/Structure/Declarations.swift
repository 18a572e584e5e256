/// A type or an extension with its body.
struct TypeDeclaration: Hashable, Sendable {
  /// The keyword that declares it.
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  var kind: Kind
  /// The name with those of the types around it, such as `Outer.Inner`.
  var name: String
  /// The first token: an attribute, a modifier or the keyword.
  var first: Int
  /// The keyword.
  var keyword: Int
  /// The last token of its name.
  var nameEnd: Int
  /// The names behind the colon.
  var inherited: [String]
  /// Whether it has a `where` clause.
  var isConstrained: Bool
  /// The brackets of its body.
  var body: ClosedRange<Int>
  /// The clause of `#if` that it stands in; 0 for none.
  var clause: Int
  /// Whether it stands inside a function, where no other file sees it.
  var isLocal: Bool
}

/// A method, property or the like of a type.
struct Member: Hashable, Sendable {
  /// The name, such as `tableView(_:didSelectRowAt:)`, or `title` of a property.
  var name: String
  /// The type or extension in whose body it stands.
  var type: Int
  /// The first token: an attribute, a modifier or the keyword.
  var first: Int
  /// The keyword.
  var keyword: Int
  /// The last token of its body; nil for one without.
  var last: Int?
  /// The clause of `#if` that it stands in; 0 for none.
  var clause: Int
}

/// An import of a whole module.
struct Import: Hashable, Sendable {
  /// The token of its name.
  var module: Int
  /// The clause of `#if` that it stands in; 0 for none.
  var clause: Int
}

/// The types and members of a source, found by brackets and keywords.
struct Structure: Sendable {
  var types: [TypeDeclaration] = []
  var members: [Member] = []
  var imports: [Import] = []
  /// For every token the innermost type around it, as an index; -1 for none.
  var enclosing: [Int32] = []
  /// Names that are declared private to the file or narrower.
  var privateNames: Set<String> = []
}

/// The words that may stand before the keyword of a declaration.
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
