import TableTrace

/// The method that a line of a log names.
enum LogName: Hashable, Sendable {
  case message(Message)
  /// A method that traces never show, whose lines can stay in a log.
  case untraced

  /// Finds the method by any spelling that people paste, or returns nil.
  ///
  /// Besides short keys, Swift names and selectors, it accepts selectors without `tableView:` or
  /// their last colon. It also accepts names of early Swift, such as
  /// `tableView(_:cellForRowAtIndexPath:)`.
  static func named(_ name: LogText) -> LogName? {
    guard name.utf8.count <= longest else { return nil }
    if let found = spellings[bare(name)] { return found }
    if let selector = selector(fromSwift: name), let found = spellings[bare(selector)] {
      return found
    }
    // `cell.prepareForReuse` and `ListController.tableView(_:cellForRowAt:)` have a prefix.
    let base = name.prefix { $0 != "(" }
    guard let dot = base.lastIndex(of: ".") else { return nil }
    let rest = name[name.index(after: dot)...]
    return rest.isEmpty ? nil : named(rest)
  }

  /// Decides between `setEditing(_:animated:)` of a controller and of a cell that the line names.
  func amongNames(of line: LogText) -> LogName {
    guard self == .message(.controller(.setEditing)), line.has("Cell") || line.has("cell") else {
      return self
    }
    return .message(.cell(.setEditing))
  }

  /// The name without its last colon, which people may omit.
  private static func bare(_ name: LogText) -> LogText {
    name.last == ":" ? name.dropLast() : name
  }

  /// Converts `tableView(_:heightForRowAtIndexPath:)` to `tableView:heightForRowAtIndexPath:`.
  private static func selector(fromSwift name: LogText) -> LogText? {
    guard name.last == ")", let open = name.firstIndex(of: "(") else { return nil }
    let labels = name[open...].dropFirst().dropLast()
    guard labels.begins(with: "_:") || labels.isEmpty else { return nil }
    return LogText(name[..<open].string + (labels.isEmpty ? "" : ":") + labels.dropFirst(2).string)
  }

  private static let spellings: [LogText: LogName] = {
    var result: [LogText: LogName] = [:]
    for name in untracedNames { result[bare(LogText(name))] = .untraced }
    result[LogText(Message.cellProvider.name(.swift))] = .message(.cellProvider)
    for callback in Callback.allCases {
      let facts = callback.facts
      var names = [facts.key, facts.name, facts.selector]
      if facts.selector.hasPrefix(tablePrefix) {
        names.append(String(facts.selector.dropFirst(tablePrefix.count)))
      }
      for name in names { result[bare(LogText(name))] = .message(.callback(callback)) }
    }
    for hook in CellHook.allCases {
      for name in [hook.key, hook.name(.swift), hook.name(.objc)] {
        result[bare(LogText(name))] = .message(.cell(hook))
      }
    }
    for hook in ControllerHook.allCases {
      for name in [hook.name(.swift), hook.name(.objc)] {
        result[bare(LogText(name))] = .message(.controller(hook))
      }
    }
    return result
  }()

  /// The most bytes of a name.
  static let longest = 300

  static func begins(with word: LogText) -> Bool { firstWords.contains(word) }

  private static let firstWords = Set(
    spellings.filter { $0.value != .untraced }.keys.map { name in
      LogText(name.prefix { $0 != ":" && $0 != "(" }.string)
    }
  )

  private static let tablePrefix = "tableView:"

  /// Methods of cells and controllers that appear in logs, but never in traces.
  private static let untracedNames = [
    "awakeFromNib", "awakeFromNib()", "initWithStyle:reuseIdentifier:",
    "init(style:reuseIdentifier:)", "initWithCoder:", "init(coder:)", "loadView", "loadView()",
    "updateConstraints", "updateConstraints()", "dealloc", "deinit",
  ]
}
