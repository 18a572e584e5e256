/// A member that moves from an extension into the body of its class.
struct Move: Hashable, Sendable {
  var member: MemberReference
  var target: TypeReference
}

/// Decides which overriding and overridden members must move into their classes on Linux.
struct MovePlan: Sendable {
  private(set) var moves: [Move] = []
  private(set) var remarks: [Remark] = []
  private let index: ClassIndex
  private let overridden: Set<Overridden>

  /// A member of a class that a subclass overrides.
  private struct Overridden: Hashable {
    var type: String
    var name: String
  }

  init(_ index: ClassIndex) {
    self.index = index
    overridden = Self.overridden(index)
    for (file, structure) in index.structures.enumerated() {
      for number in structure.members.indices {
        plan(MemberReference(file: file, member: number))
      }
    }
  }

  /// Returns the nearest superclass with the member, for each overriding member.
  private static func overridden(_ index: ClassIndex) -> Set<Overridden> {
    var found: Set<Overridden> = []
    for (number, type) in index.classes.enumerated() {
      let above = index.superclasses(of: number)
      for member in type.members where !above.isEmpty && index.overrides(member) {
        let name = index.member(member).name
        guard let owner = above.first(where: { index.classes[$0].names.contains(name) }) else {
          continue
        }
        let type = index.declaration(index.classes[owner].place).name
        found.insert(Overridden(type: type, name: name))
      }
    }
    return found
  }

  private mutating func plan(_ reference: MemberReference) {
    let member = index.member(reference)
    let type = index.structures[reference.file].types[member.type]
    guard type.kind == .extension, member.last != nil, member.name != ForwardingRewrite.name else {
      return
    }
    let isOverridden = overridden.contains(Overridden(type: type.name, name: member.name))
    guard isOverridden || index.overrides(reference) else { return }
    let targets = index.declarations(of: type.name, from: reference.file)
    guard let target = targets.first else {
      return note(.classNotGiven(member: member.name, class: type.name), reference)
    }
    guard targets.count == 1 else {
      return note(.classTwice(member: member.name, class: type.name), reference)
    }
    let clause = index.declaration(target).clause
    guard clause == member.clause, clause == 0 || target.file == reference.file else {
      return note(.condition(member: member.name, class: type.name), reference)
    }
    guard !type.isConstrained, isOneLine(type, in: index.files[reference.file]) else {
      return note(.constrained(member: member.name, class: type.name), reference)
    }
    moves.append(Move(member: reference, target: target))
    if target.file != reference.file { warnOfPrivateNames(reference, target.file) }
  }

  /// Whether the attributes of an extension are on the same line as its keyword.
  private func isOneLine(_ type: TypeDeclaration, in file: SourceFile) -> Bool {
    let first = file.tokens[type.first].range.lowerBound
    return file.lineEnds(in: first..<file.tokens[type.keyword].range.lowerBound).isEmpty
  }

  private mutating func warnOfPrivateNames(_ reference: MemberReference, _ target: Int) {
    let member = index.member(reference)
    let source = index.files[reference.file]
    let names = index.structures[reference.file].privateNames
    let words = (member.first...(member.last ?? member.first)).lazy.filter { source.isWord($0) }
    let used = Set(words.map { source.text($0) }).intersection(names)
    guard !used.isEmpty else { return }
    let path = index.files[target].path
    note(.privateNames(used.sorted(), member: member.name, file: path), reference)
  }

  private mutating func note(_ finding: Finding, _ reference: MemberReference) {
    let keyword = index.member(reference).keyword
    remarks.append(Remark(finding, at: keyword, of: index.files[reference.file]))
  }

  /// Reports imports of files with moved members that the files of their classes lack.
  func remarksOnImports() -> [Remark] {
    var said: Set<Remark> = []
    var result: [Remark] = []
    for pair in pairs() {
      let (source, target) = (index.files[pair.from], index.files[pair.to])
      let there = Set(index.structures[pair.to].imports.map { target.text($0.module) })
      for line in index.structures[pair.from].imports
      where !there.contains(source.text(line.module)) {
        let finding = Finding.importLeftBehind(source.text(line.module), file: target.path)
        let remark = Remark(finding, at: line.module, of: source)
        if said.insert(remark).inserted { result.append(remark) }
      }
    }
    return result
  }

  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }

  /// Returns the files between which members move, each pair once.
  private func pairs() -> [Pair] {
    var seen: Set<Pair> = []
    return moves.map { Pair(from: $0.member.file, to: $0.target.file) }
      .filter { $0.from != $0.to && seen.insert($0).inserted }
  }
}
