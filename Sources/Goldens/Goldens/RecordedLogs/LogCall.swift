import TableTrace

/// A call as a log prints it, without its answer, in four words of memory.
struct LogCall: Hashable, Sendable {
  var message: Message
  /// The printed arguments.
  var arguments: EventArguments
  /// The number of printed calls that enclose it, at most 65,535, or 0 if the log does not show it.
  var depth: UInt16 = 0

  /// Whether both may be the same call, at the same depth.
  func matches(_ other: LogCall) -> Bool {
    message == other.message && depth == other.depth && arguments.matches(other.arguments)
  }

  /// The call in the form that is compared.
  var event: Event {
    Event(name: message.name(.objc), arguments: arguments, answer: nil, indentation: Int(depth))
  }
}

extension EventArguments {
  /// The arguments of a simulated call that an app can print, without objects such as a view.
  init(_ arguments: Arguments) {
    switch arguments {
    case .section(let section), .view(_, let section), .indexTitle(_, let section):
      self = .numbers(.one(section))
    case .row(let path), .item(let path, _), .cell(_, let path), .commit(_, let path):
      self = .numbers(.two(path.section, path.row))
    case .optionalRow(let path):
      self = .numbers(path.map { .two($0.section, $0.row) } ?? .none)
    case .move(let source, let target):
      self = .numbers([source.section, source.row, target.section, target.row])
    case .rows(let paths):
      self = paths.isEmpty ? .ignored : .numbers(.init(paths.flatMap { [$0.section, $0.row] }))
    case .menuAction(let selector, _):
      self = selector.hasSuffix(":") ? .text(selector) : .ignored
    case .none, .session, .sessionRow, .sessionRowPoint, .coordinator, .hook, .hookState,
      .rowAndPoint, .focus, .viewHook, .menu, .targetOffset, .words, .flag:
      self = .ignored
    }
  }
}
