import TableTrace

/// A method that a line of a log names.
enum LogName: Hashable, Sendable {
  /// One that traces show.
  case message(Message)
  /// One that traces never show, known so that its lines can be left in a log.
  case untraced

  /// Finds the method by any spelling that people paste; nil if there is none.
  ///
  /// Besides short keys, Swift names and selectors: selectors without `tableView:` or their last
  /// colon, and the names that early Swift printed, such as `tableView(_:cellForRowAtIndexPath:)`.
  static func named(_ name: Substring) -> LogName? {
    if let found = spellings[normal(name)] { return found }
    if let selector = selector(fromSwift: name), let found = spellings[normal(selector[...])] {
      return found
    }
    // `cell.prepareForReuse` and `ListController.tableView(_:cellForRowAt:)`
    let base = name.prefix { $0 != "(" }
    guard let dot = base.lastIndex(of: ".") else { return nil }
    let rest = name[name.index(after: dot)...]
    return rest.isEmpty ? nil : named(rest)
  }

  /// Without the last colon, which people keep or drop.
  private static func normal(_ name: Substring) -> String {
    String(name.hasSuffix(":") ? name.dropLast() : name)
  }

  /// `tableView(_:heightForRowAtIndexPath:)` as `tableView:heightForRowAtIndexPath:`.
  private static func selector(fromSwift name: Substring) -> String? {
    guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else { return nil }
    let labels = name[name.index(after: open)...].dropLast()
    guard labels.hasPrefix("_:") || labels.isEmpty else { return nil }
    return name[..<open] + (labels.isEmpty ? "" : ":") + labels.dropFirst(2)
  }

  private static let spellings: [String: LogName] = {
    var result: [String: LogName] = [:]
    for name in untracedNames { result[normal(name[...])] = .untraced }
    for callback in Callback.allCases {
      let facts = callback.facts
      var names = [facts.key, facts.name, facts.selector]
      if facts.selector.hasPrefix(tablePrefix) {
        names.append(String(facts.selector.dropFirst(tablePrefix.count)))
      }
      for name in names { result[normal(name[...])] = .message(.callback(callback)) }
    }
    for hook in CellHook.allCases {
      for name in [hook.key, hook.name(.swift), hook.name(.objc)] {
        result[normal(name[...])] = .message(.cell(hook))
      }
    }
    for hook in ControllerHook.allCases {
      for name in [hook.name(.swift), hook.name(.objc)] {
        result[normal(name[...])] = .message(.controller(hook))
      }
    }
    return result
  }()

  private static let tablePrefix = "tableView:"

  /// Methods of cells and controllers that appear in logs and that no trace shows.
  private static let untracedNames = [
    "awakeFromNib", "awakeFromNib()", "initWithStyle:reuseIdentifier:",
    "init(style:reuseIdentifier:)", "initWithCoder:", "init(coder:)", "loadView", "loadView()",
    "updateConstraints", "updateConstraints()", "dealloc", "deinit",
  ]
}
