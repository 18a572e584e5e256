struct TypeReference: Hashable, Sendable {
  /// The index of the file.
  var file: Int
  /// The index of the type in the structure of its file.
  var type: Int
}

struct MemberReference: Hashable, Sendable {
  /// The index of the file.
  var file: Int
  /// The index of the member in the structure of its file.
  var member: Int
}

/// The classes of all files by name, with their extensions and superclasses.
struct ClassIndex: Sendable {
  /// A class with the members of its extensions.
  struct Class: Sendable {
    var place: TypeReference
    var members: [MemberReference] = []
    var names: Set<String> = []
    /// The protocols that the class or one of its extensions names, and its superclass.
    var protocols: Set<String> = []
    /// The methods of the table's protocols that the class conforms to.
    var asked: Set<String> = []
    /// The number of the superclass, or nil if it is in none of the files.
    var superclass: Int?
  }

  private struct Name: Hashable {
    var file: Int
    var name: String
  }

  /// The most superclasses that are followed, so that a cycle ends.
  private static let mostSuperclasses = 64

  let files: [SourceFile]
  let structures: [Structure]
  /// The classes with unambiguous names, in the order of the files.
  private(set) var classes: [Class] = []
  private var near: [Name: [TypeReference]] = [:]
  private var far: [String: [TypeReference]] = [:]
  private var numbers: [TypeReference: Int] = [:]

  init(_ files: [SourceFile], _ structures: [Structure]) {
    self.files = files
    self.structures = structures
    var extensions: [String: [TypeReference]] = [:]
    forEachType { reference, declaration in
      guard !declaration.isLocal else { return }
      switch declaration.kind {
      case .class:
        near[Name(file: reference.file, name: declaration.name), default: []].append(reference)
        far[declaration.name, default: []].append(reference)
      case .extension: extensions[declaration.name, default: []].append(reference)
      case .struct, .enum, .protocol, .actor: break
      }
    }
    let members = membersByType()
    forEachType { reference, declaration in
      guard declaration.kind == .class,
        declarations(of: declaration.name, from: reference.file) == [reference]
      else { return }
      let parts = [reference] + (extensions[declaration.name] ?? [])
      numbers[reference] = classes.count
      classes.append(joined(reference, parts, members))
    }
    for number in classes.indices { classes[number].superclass = superclass(of: number) }
  }

  private func forEachType(_ body: (TypeReference, TypeDeclaration) -> Void) {
    for (file, structure) in structures.enumerated() {
      for (type, declaration) in structure.types.enumerated() {
        body(TypeReference(file: file, type: type), declaration)
      }
    }
  }

  private func membersByType() -> [TypeReference: [MemberReference]] {
    var result: [TypeReference: [MemberReference]] = [:]
    for (file, structure) in structures.enumerated() {
      for (number, member) in structure.members.enumerated() {
        let reference = MemberReference(file: file, member: number)
        result[TypeReference(file: file, type: member.type), default: []].append(reference)
      }
    }
    return result
  }

  private func joined(
    _ place: TypeReference,
    _ parts: [TypeReference],
    _ members: [TypeReference: [MemberReference]]
  ) -> Class {
    var result = Class(place: place)
    result.members = parts.flatMap { members[$0] ?? [] }
    result.names = Set(result.members.map { member($0).name })
    result.protocols = Set(parts.flatMap { declaration($0).inherited })
    result.asked = ProtocolMethods.names(of: result.protocols)
    return result
  }

  func declaration(_ reference: TypeReference) -> TypeDeclaration {
    structures[reference.file].types[reference.type]
  }

  func member(_ reference: MemberReference) -> Member {
    structures[reference.file].members[reference.member]
  }

  func overrides(_ reference: MemberReference) -> Bool {
    let member = member(reference)
    return files[reference.file].has("override", in: member.first..<member.keyword)
  }

  /// Returns the classes with a name: those of the same file, otherwise those of all files.
  func declarations(of name: String, from file: Int) -> [TypeReference] {
    near[Name(file: file, name: name)] ?? far[name] ?? []
  }

  /// Returns the name of the first superclass that is in none of the files, or empty without one.
  func root(of number: Int) -> String {
    let last = superclasses(of: number).last ?? number
    return declaration(classes[last].place).inherited.first ?? ""
  }

  /// Returns the numbers of the superclasses that are in the files, nearest first.
  func superclasses(of number: Int) -> [Int] {
    var chain: [Int] = []
    var last = number
    while let next = classes[last].superclass, next != number, chain.count < Self.mostSuperclasses {
      if chain.contains(next) { break }
      chain.append(next)
      last = next
    }
    return chain
  }

  private func superclass(of number: Int) -> Int? {
    let place = classes[number].place
    guard let name = declaration(place).inherited.first else { return nil }
    let found = declarations(of: name, from: place.file)
    return found.count == 1 ? found.first.flatMap { numbers[$0] } : nil
  }
}

extension SourceFile {
  func has(_ word: StaticString, in tokens: Range<Int>) -> Bool {
    tokens.contains { isToken($0, word) }
  }
}
