import TableTrace

/// A call as a log prints it: without its answer.
///
/// A long log has a million, so that it is small: its parts lie side by side in four words.
struct LogCall: Hashable, Sendable {
  /// What is called.
  var message: Message
  /// The arguments as far as they are printed.
  var arguments: EventArguments
  /// How many printed calls are open around it, where the log shows that; of more than 65,535 that many.
  var depth: UInt16 = 0

  /// Whether the two may be the same call, at the same depth.
  func matches(_ other: LogCall) -> Bool {
    message == other.message && depth == other.depth && arguments.matches(other.arguments)
  }

  /// The call as the description of a difference sees it.
  var event: Event {
    Event(name: message.name(.objc), arguments: arguments, answer: nil, indentation: Int(depth))
  }
}

extension EventArguments {
  /// The arguments of a call of the simulation as an app can print them in one agreed way.
  ///
  /// What else a call is given, such as a session or a view, is not compared.
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
