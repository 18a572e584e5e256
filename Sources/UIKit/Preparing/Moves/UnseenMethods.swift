/// Finds methods that a subclass adds to a conformance of its superclass.
///
/// iOS calls them. In Swift without Objective-C, the conformance of the superclass decides which
/// methods are called.
enum UnseenMethods {
  static func remarks(_ index: ClassIndex) -> [Remark] {
    index.classes.enumerated().flatMap { number, type in
      let superclasses = index.superclasses(of: number)
      return superclasses.isEmpty
        ? [] : type.members.compactMap { remark($0, of: type, superclasses, index) }
    }
  }

  private static func remark(
    _ reference: MemberReference,
    of type: ClassIndex.Class,
    _ superclasses: [Int],
    _ index: ClassIndex
  ) -> Remark? {
    let member = index.member(reference)
    guard ProtocolMethods.names.contains(member.name) else { return nil }
    let isSeen = superclasses.contains { index.classes[$0].names.contains(member.name) }
    guard !isSeen, !index.overrides(reference),
      let conforming = superclasses.last(where: { index.classes[$0].asked.contains(member.name) })
    else { return nil }
    let finding = Finding.unseen(
      method: member.name,
      class: index.declaration(type.place).name,
      superclass: index.declaration(index.classes[conforming].place).name
    )
    return Remark(finding, at: member.keyword, of: index.files[reference.file])
  }
}

/// Finds code in subclasses of tables that should run when UIKit sets a property that is never set
/// here.
enum NeverSet {
  static func remarks(_ index: ClassIndex) -> [Remark] {
    index.classes.indices.flatMap { number in
      let type = index.classes[number]
      return index.root(of: number) == "UITableView"
        ? type.members.compactMap { remark($0, of: type, index) } : []
    }
  }

  private static func remark(
    _ reference: MemberReference,
    of type: ClassIndex.Class,
    _ index: ClassIndex
  ) -> Remark? {
    let member = index.member(reference)
    let file = index.files[reference.file]
    guard member.name == "contentSize", let end = member.last,
      ["didSet", "willSet", "set"].contains(where: { word in
        (member.keyword...end).contains { file.text($0) == word }
      })
    else { return nil }
    let name = index.declaration(type.place).name
    return Remark(.neverSet(property: member.name, class: name), at: member.keyword, of: file)
  }
}

extension Remark {
  init(_ finding: Finding, at token: Int, of file: SourceFile) {
    let offset = file.tokens[token].range.lowerBound
    self.init(path: file.path, place: file.place(of: offset), finding: finding)
  }
}
