import TableTrace

/// A sink that passes everything on and remembers the calls for `expect` steps.
///
/// A class, as every sink is; a run without `expect` steps uses none.
final class CallWatcher: TraceSink {
  /// One call: what, and where.
  struct Seen {
    let message: Message
    let section: Int?
    let row: Int?
  }

  private let next: any TraceSink
  private(set) var seen: [Seen] = []

  init(_ next: any TraceSink) {
    self.next = next
  }

  func called(_ call: Call) {
    let place = call.arguments.place
    seen.append(Seen(message: call.message, section: place?.section, row: place?.row))
    next.called(call)
  }

  var lineOfCall: Int? { next.lineOfCall }

  func step(_ number: Int, _ text: String) {
    next.step(number, text)
  }

  func phase(_ phase: Phase, rule: RuleID) {
    next.phase(phase, rule: rule)
  }

  func queried(_ query: Query) {
    next.queried(query)
  }

  func returned(_ answer: Answer) {
    next.returned(answer)
  }

  func warned(_ text: String, rule: RuleID) {
    next.warned(text, rule: rule)
  }

  func closed(_ gate: ClosedGate) {
    next.closed(gate)
  }

  func raised(_ exception: UIKitException) {
    next.raised(exception)
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
    case .move(_, let target): (target.section, target.row)
    // A title of the section index is keyed by its place in the index.
    case .indexTitle(_, let ordinal): (ordinal, nil)
    case .none, .rows, .hook, .hookState, .viewHook, .focus, .words, .flag: nil
    }
  }
}
