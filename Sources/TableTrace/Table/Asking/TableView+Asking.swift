/// The one choke point: every call to a client goes through ``run(_:_:answer:)``, which reports it.
extension TableView {
  /// Calls inside calls beyond this number are taken for an endless recursion of the app.
  ///
  /// So many open calls need about 1 MB of stack in a release build and 2 MB in a debug build. The
  /// closures of the clients need more. On macOS, threads other than the main one have 512 KB. If
  /// clients may call each other endlessly, run the table on a thread with more.
  package static let callLimit = 100

  /// Returns whether a client implements a callback that the version knows.
  func implements(_ callback: Callback) -> Bool {
    clients.implement(callback)
  }

  /// Runs one call: reports it, calls the closure, reports its answer.
  ///
  /// - Returns: nil when a client that is known by its calls says that it does not implement it.
  func run<Value>(
    _ call: Call,
    _ closure: Handler.Closure<Value>,
    answer: (Value) -> Answer
  ) throws(UIKitException) -> Value? {
    try run(call, answer: answer) { () throws(UIKitException) in try closure(self, call) }
  }

  /// The same for a closure that gets its arguments in another way than by the call.
  @inline(__always)
  func run<Value>(
    _ call: Call,
    answer: (Value) -> Answer,
    calling body: () throws(UIKitException) -> Value
  ) throws(UIKitException) -> Value? {
    guard progress.openCalls < Self.callLimit else { throw UIKitException.endlessRecursion(call) }
    progress.open()
    defer { progress.close() }
    if clients.areLearnt, let heldCalls, let callback = clients.callbackToLearn(call) {
      return try learn(callback, call, in: heldCalls, answer: answer, calling: body)
    }
    sink.called(call)
    let line = sink.lineOfCall
    let value: Value
    do throws(UIKitException) {
      value = try body()
    } catch {
      throw error.isNotImplemented ? .unrecognizedCallback(call) : error
    }
    sink.returned(answer(value))
    origins.lineOfAnswer = line
    return value
  }

  /// Asks a count or a level, or nil when the callback is not implemented.
  func askInteger(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> Int? {
    guard case .integer(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { .integer($0) }
  }

  /// Asks points, or nil when the callback is not implemented.
  func askPoints(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> Double? {
    guard case .points(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { Answer(points: $0) }
  }

  /// Asks the points of a row, or nil when the callback is not implemented.
  func askPoints(
    _ callback: Callback,
    of path: IndexPath,
    rule: RuleID
  ) throws(UIKitException) -> Double? {
    guard case .rowPoints(let body)? = clients[callback] else {
      return try askPoints(callback, .row(path), rule: rule)
    }
    return try run(Call(callback, .row(path), rule: rule), answer: { Answer(points: $0) }) {
      () throws(UIKitException) in try body(self, path)
    }
  }

  /// Calls for the cell of a row, or nil when the callback is not implemented or returns nil.
  func askCell(_ path: IndexPath, rule: RuleID) throws(UIKitException) -> Cell? {
    let call = Call(.cellForRowAt, .row(path), rule: rule)
    if case .rowCell(let body)? = clients[.cellForRowAt] {
      return try run(call, answer: { answer(of: $0) }) {
        () throws(UIKitException) in try body(self, path)
      } ?? nil
    }
    guard case .cell(let closure)? = clients[.cellForRowAt] else { return nil }
    return try run(call, closure) { answer(of: $0) } ?? nil
  }

  /// Returns a cell as an answer, with its origin.
  private func answer(of cell: Cell?) -> Answer {
    cell.map { .cell($0, cells.origin(of: $0)) } ?? .none
  }

  /// Asks a yes or no, or nil when the callback is not implemented.
  @discardableResult
  func askFlag(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> Bool? {
    guard case .flag(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { .flag($0) }
  }

  /// Calls for a text, or nil when the callback is not implemented or returns nil.
  func askText(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> String? {
    guard case .text(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { text in
      text.map(Answer.text) ?? .none
    } ?? nil
  }

  /// Calls for several texts, or nil when the callback is not implemented or returns nil.
  @discardableResult
  func askTexts(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> [String]? {
    guard case .texts(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { texts in
      texts.map { .list($0.map(Answer.text)) } ?? .none
    } ?? nil
  }

  /// Calls for a view, or nil when the callback is not implemented or returns nil.
  func askView(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> SectionView? {
    guard case .view(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { view in
      view.map(Answer.view) ?? .none
    } ?? nil
  }

  /// Asks a row; an absent method answers the row given.
  func askRow(
    _ callback: Callback,
    _ arguments: Arguments,
    absent: IndexPath?,
    rule: RuleID
  ) throws(UIKitException) -> IndexPath? {
    guard case .row(let closure)? = clients[callback] else { return absent }
    return try run(Call(callback, arguments, rule: rule), closure) { row in
      row.map(Answer.row) ?? .none
    } ?? absent
  }

  /// Calls for a context menu, or nil when the callback is not implemented or returns nil.
  func askMenu(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> ContextMenu? {
    guard case .menu(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { menu in
      menu.map { .word($0.description) } ?? .none
    } ?? nil
  }

  /// Asks an object that the trace shows as a word.
  @discardableResult
  func askWord(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> String? {
    guard case .word(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { word in
      word.map(Answer.word) ?? .none
    } ?? nil
  }

  /// Tells a client something, if it implements the callback.
  func tell(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) {
    guard case .action(let closure)? = clients[callback] else { return }
    _ = try run(Call(callback, arguments, rule: rule), closure) { .void }
  }

  /// Tells a client of a cell and its row, if it implements the callback.
  func tell(
    _ callback: Callback,
    _ cell: Cell,
    of path: IndexPath,
    rule: RuleID
  ) throws(UIKitException) {
    let arguments = Arguments.cell(cell, path)
    guard case .cellAction(let body)? = clients[callback] else {
      return try tell(callback, arguments, rule: rule)
    }
    _ = try run(Call(callback, arguments, rule: rule), answer: { .void }) {
      () throws(UIKitException) in try body(self, cell, path)
    }
  }

  /// Shows a hook of a cell or section view, which runs no code of a client but may run some of a
  /// cell.
  func show(_ hook: CellHook, _ arguments: Arguments, rule: RuleID) {
    sink.called(Call(.cell(hook), arguments, rule: rule))
    afterHook?(hook, arguments)
    sink.returned(.void)
    if let cell = arguments.hookedCell { configureAfter(hook, cell) }
  }
}

extension TableView {
  /// Reports a rule as the reason for no call, if a callback that it leaves out is implemented.
  func skipCall(by rule: RuleID) {
    if rule.leavesOut(where: implements) { sink.skippedCall(by: rule) }
  }
}
