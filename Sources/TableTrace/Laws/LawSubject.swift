/// What an event is about, such as a row or a cell, so that laws can compare events.
enum LawSubject: Hashable, Sendable {
  /// The part of an event that is its subject.
  enum Kind: Sendable {
    /// Something of which only one exists at a time, such as the finger that drags.
    case one
    /// A cell, or a header or footer view.
    case object
    case row
    /// The index path that a moved row leaves.
    case source
  }

  /// The subject is not known, for example because an update has changed its index path.
  case any
  case one
  /// A cell or a view by its number.
  case object(Int)
  case row(IndexPath)
}

/// The arguments of a call that laws compare, from the table or from a text.
package struct LawArguments: Hashable, Sendable {
  package var section: Int?
  package var row: IndexPath?
  /// The row that is moved.
  package var source: IndexPath?
  /// The number of the cell or view.
  package var object: Int?
  package var flag: Bool?

  /// Makes unknown arguments.
  package init() {}

  init(row: IndexPath) {
    self.row = row
  }

  init(_ arguments: Arguments) {
    switch arguments {
    case .section(let section): self.section = section
    case .row(let path), .item(let path, _), .commit(_, let path), .menuAction(_, let path),
      .rowAndPoint(let path, _), .sessionRowPoint(let path, _):
      row = path
    case .optionalRow(let path), .sessionRow(let path), .coordinator(let path): row = path
    case .move(let from, let to): (source, row) = (from, to)
    case .cell(let cell, let path): (object, row) = (cell.number, path)
    case .hook(let cell): object = cell.number
    case .hookState(let cell, let states): (object, flag) = (cell.number, states.last == "true")
    case .view(let view, let section): (object, self.section) = (view.number, section)
    case .viewHook(let view): object = view.number
    case .focus(_, let to): row = to
    case .flag(let flag): self.flag = flag
    case .none, .session, .rows, .indexTitle, .menu, .targetOffset, .words: break
    }
  }

  func subject(_ kind: LawSubject.Kind) -> LawSubject {
    switch kind {
    case .one: .one
    case .object: object.map(LawSubject.object) ?? .any
    case .row: row.map(LawSubject.row) ?? .any
    case .source: (source ?? row).map(LawSubject.row) ?? .any
    }
  }
}

/// The part of a return value that laws compare.
package enum LawAnswer: Hashable, Sendable {
  /// The log does not contain it.
  case unknown
  /// Nil, an empty list, or a word that refuses.
  case nothing
  case flag(Bool)
  case row(IndexPath)
  case count(Int)
  /// A cell, and whether it was created for the row; nil if that is not known.
  case cell(Int, isNew: Bool?)
  /// Anything else.
  case something

  init(_ answer: Answer) {
    switch answer {
    case .none: self = .nothing
    case .integer(let number): self = .count(number)
    case .flag(let flag): self = .flag(flag)
    case .row(let path): self = .row(path)
    case .cell(let cell, .new): self = .cell(cell.number, isNew: true)
    case .cell(let cell, .reused): self = .cell(cell.number, isNew: false)
    case .cell(let cell, .kept), .existingCell(let cell): self = .cell(cell.number, isNew: nil)
    case .word(let word): self = Self.refusals.contains(word) ? .nothing : .something
    case .list(let answers): self = answers.isEmpty ? .nothing : .something
    case .void, .automatic, .number, .text, .view, .rect, .size, .point: self = .something
    }
  }

  /// Words of a trace that refuse.
  static let refusals: Set<String> = ["nil", "[]", "cancel", "forbidden"]
}
