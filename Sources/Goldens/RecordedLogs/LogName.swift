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
    if let found = spellings[Spelling(name)] { return found }
    if let selector = selector(fromSwift: name), let found = spellings[Spelling(selector[...])] {
      return found
    }
    // `cell.prepareForReuse` and `ListController.tableView(_:cellForRowAt:)`
    let base = name.utf8.prefix { $0 != UInt8(ascii: "(") }
    guard let dot = base.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let rest = name[name.utf8.index(after: dot)...]
    return rest.isEmpty ? nil : named(rest)
  }

  /// A cell and a controller both have `setEditing(_:animated:)`; it is the cell's where the line names
  /// a cell, by its class or by its number.
  func amongNames(of line: Substring) -> LogName {
    guard self == .message(.controller(.setEditing)),
      line.contains("Cell") || line.contains("cell")
    else { return self }
    return .message(.cell(.setEditing))
  }

  /// A name without its last colon, which people keep or drop, told apart by its bytes.
  private struct Spelling: Hashable {
    let bytes: Substring.UTF8View

    init(_ name: Substring) {
      bytes = name.ends(with: ":") ? name.utf8.dropLast() : name.utf8
    }

    static func == (left: Spelling, right: Spelling) -> Bool {
      left.bytes.elementsEqual(right.bytes)
    }

    func hash(into hasher: inout Hasher) {
      let isHashed: Void? = bytes.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if isHashed == nil { for byte in bytes { hasher.combine(byte) } }
    }
  }

  /// `tableView(_:heightForRowAtIndexPath:)` as `tableView:heightForRowAtIndexPath:`.
  private static func selector(fromSwift name: Substring) -> String? {
    guard name.ends(with: ")"), let open = name.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      return nil
    }
    let labels = name[open...].dropFirst().dropLast()
    guard labels.begins(with: "_:") || labels.isEmpty else { return nil }
    return name[..<open] + (labels.isEmpty ? "" : ":") + labels.dropFirst(2)
  }

  private static let spellings: [Spelling: LogName] = {
    var result: [Spelling: LogName] = [:]
    for name in untracedNames { result[Spelling(name[...])] = .untraced }
    for callback in Callback.allCases {
      let facts = callback.facts
      var names = [facts.key, facts.name, facts.selector]
      if facts.selector.hasPrefix(tablePrefix) {
        names.append(String(facts.selector.dropFirst(tablePrefix.count)))
      }
      for name in names { result[Spelling(name[...])] = .message(.callback(callback)) }
    }
    for hook in CellHook.allCases {
      for name in [hook.key, hook.name(.swift), hook.name(.objc)] {
        result[Spelling(name[...])] = .message(.cell(hook))
      }
    }
    for hook in ControllerHook.allCases {
      for name in [hook.name(.swift), hook.name(.objc)] {
        result[Spelling(name[...])] = .message(.controller(hook))
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
