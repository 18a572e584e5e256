extension Arguments {
  /// The section and the row of a call.
  ///
  /// The row is nil for a call about a section. For the section index, the section is the position
  /// of a title.
  package var place: (section: Int, row: Int?)? {
    switch self {
    case .section(let section), .view(_, let section): (section, nil)
    case .row(let path), .item(let path, _), .cell(_, let path), .menuAction(_, let path),
      .rowAndPoint(let path, _):
      (path.section, path.row)
    case .optionalRow(let path): path.map { ($0.section, $0.row) }
    case .move(_, let path), .commit(_, let path), .sessionRowPoint(let path, _):
      (path.section, path.row)
    case .sessionRow(let path), .coordinator(let path): path.map { ($0.section, $0.row) }
    // A title of the section index is identified by its position.
    case .indexTitle(_, let ordinal): (ordinal, nil)
    case .none, .rows, .hook, .hookState, .viewHook, .focus, .session, .menu, .targetOffset, .words,
      .flag:
      nil
    }
  }
}
