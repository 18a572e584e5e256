/// Adds a method to each class that fills its outlets, because no nib or storyboard is read.
///
/// The simulated UIKit calls the method when a nib would have filled them.
struct OutletRewrite {
  private struct Owner {
    let number: Int
    let place: TypeReference
    var statements: [String] = []
  }

  private let index: ClassIndex
  private(set) var edits: [[Edit]]
  private(set) var remarks: [Remark] = []

  init(_ index: ClassIndex) {
    self.index = index
    edits = Array(repeating: [], count: index.files.count)
    for (number, type) in index.classes.enumerated() { fill(number, type) }
  }

  private mutating func fill(_ number: Int, _ type: ClassIndex.Class) {
    let statements = type.members.filter { $0.file == type.place.file }.compactMap(statement)
    guard !statements.isEmpty else { return }
    let declaration = index.declaration(type.place)
    let file = index.files[type.place.file]
    guard isResponder(number) else {
      let finding = Finding.outletsStayEmpty(
        class: declaration.name,
        superclass: declaration.inherited.first ?? ""
      )
      remarks.append(Remark(finding, at: declaration.keyword, of: file))
      return
    }
    let access = declaration.access(in: file)
    let close = file.tokens[declaration.body.upperBound].range.lowerBound
    let body = (["super.connectOutlets()"] + statements).joined(separator: "; ")
    let start = declaration.separator(in: file) + access
    let text = "\(start)override func connectOutlets() { \(body) } "
    edits[type.place.file].append(Edit(before: close, text))
  }

  /// Whether a class is a responder of UIKit, according to the names of its superclasses.
  private func isResponder(_ number: Int) -> Bool { index.root(of: number).hasPrefix("UI") }

  /// Returns the statement that sets an outlet, or nil for other members and for outlets with a
  /// value.
  private func statement(_ reference: MemberReference) -> String? {
    let file = index.files[reference.file]
    let member = index.member(reference)
    guard file.has("@IBOutlet", in: member.first..<member.keyword),
      file.isToken(member.keyword, "var"), file.isToken(member.keyword + 2, ":"),
      isOptional(from: member.keyword + 3, in: file)
    else { return nil }
    let isCollection = file.isToken(member.keyword + 3, "[")
    return "\(member.name) = connectedOutlet\(isCollection ? "s" : "")()"
  }

  /// Whether a type is written with `?` or `!`.
  private func isOptional(from start: Int, in file: SourceFile) -> Bool {
    var place = start
    while place < file.tokens.count, place < start + 40 {
      if file.isToken(place, "?") || file.isToken(place, "!") {
        return !file.isToken(place + 1, "=")
      }
      let isPart =
        file.isWord(place) || file.isToken(place, ".") || file.isToken(place, "[")
        || file.isToken(place, "<") || file.isToken(place, ">")
      guard isPart else { return false }
      place = file.next(after: place)
    }
    return false
  }
}
