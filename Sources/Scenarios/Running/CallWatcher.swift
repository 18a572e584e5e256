import TableTrace

/// A sink that passes everything on and remembers the calls for `expect` steps.
///
/// A class, as every sink is; a run without `expect` steps uses none.
final class CallWatcher: PassingSink {
  /// One call: what, and where.
  struct Seen {
    let message: Message
    let section: Int?
    let row: Int?
  }

  let next: any TraceSink
  private(set) var seen: [Seen] = []

  init(_ next: any TraceSink) {
    self.next = next
  }

  func called(_ call: Call) {
    let place = call.arguments.place
    seen.append(Seen(message: call.message, section: place?.section, row: place?.row))
    next.called(call)
  }
}

extension Arguments {
  /// The section, or the place in the section index, and, where there is one, the row that a call
  /// is about.
  var place: (section: Int, row: Int?)? {
    switch self {
    case .section(let section), .view(_, let section): (section, nil)
    case .row(let path), .cell(_, let path), .menuAction(_, let path), .rowAndPoint(let path, _):
      (path.section, path.row)
    case .optionalRow(let path): path.map { ($0.section, $0.row) }
    case .move(_, let path), .commit(_, let path), .sessionRowPoint(let path, _):
      (path.section, path.row)
    case .sessionRow(let path), .coordinator(let path): path.map { ($0.section, $0.row) }
    // A title of the section index is keyed by its place in the index.
    case .indexTitle(_, let ordinal): (ordinal, nil)
    case .none, .rows, .hook, .hookState, .viewHook, .focus, .session, .menu, .targetOffset, .words,
      .flag:
      nil
    }
  }
}
