/// The calls to clients, all of which go through ``run(_:_:answer:)``, which reports them.
extension TableView {
  /// The most nested calls.
  ///
  /// With more, the app is assumed to recurse endlessly. So many nested calls need about 1 MB of
  /// stack in a release build and 2 MB in a debug build. The clients' closures need additional
  /// stack. On macOS, threads other than the main thread have 512 KB. If your clients might recurse
  /// endlessly, run the table on a thread with a larger stack.
  package static let callLimit = 100

  /// Returns whether a client implements a callback that the version has.
  func implements(_ callback: Callback) -> Bool {
    clients.implement(callback)
  }

  /// Runs a call: reports it, calls the closure, and reports its answer.
  ///
  /// - Returns: The answer, or nil if the client turns out not to implement the callback.
  func run<Value>(
    _ call: Call,
    _ closure: Handler.Closure<Value>,
    answer: (Value) -> Answer
  ) throws(UIKitException) -> Value? {
    try run(call, answer: answer) { () throws(UIKitException) in try closure(self, call) }
  }

  /// Runs a call like `run(_:_:answer:)`, with a closure that does not receive the call.
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

  /// Queries a count or a level, or returns nil if the callback is not implemented.
  func askInteger(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> Int? {
    guard case .integer(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { .integer($0) }
  }

  /// Queries a number of points, or returns nil if the callback is not implemented.
  func askPoints(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> Double? {
    guard case .points(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { Answer(points: $0) }
  }

  /// Queries the points of a row, or returns nil if the callback is not implemented.
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

  /// Queries the cell of a row, or returns nil if it is missing or returns nil.
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

  /// Queries a Boolean, or returns nil if the callback is not implemented.
  @discardableResult
  func askFlag(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) -> Bool? {
    guard case .flag(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, arguments, rule: rule), closure) { .flag($0) }
  }

  /// Queries a text, or returns nil if it is missing or returns nil.
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

  /// Queries several texts, or returns nil if it is missing or returns nil.
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

  /// Queries a view, or returns nil if it is missing or returns nil.
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

  /// Queries a row, or returns the given row if the callback is not implemented.
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

  /// Queries a context menu, or returns nil if it is missing or returns nil.
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

  /// Queries an object that the trace shows as a word.
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

  /// Calls a callback without an answer, if the client implements it.
  func tell(
    _ callback: Callback,
    _ arguments: Arguments,
    rule: RuleID
  ) throws(UIKitException) {
    guard case .action(let closure)? = clients[callback] else { return }
    _ = try run(Call(callback, arguments, rule: rule), closure) { .void }
  }

  /// Calls a callback about a cell and its row, if the client implements it.
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

  /// Reports a hook of a cell or section view, which is not a callback of a client.
  func show(_ hook: CellHook, _ arguments: Arguments, rule: RuleID) {
    sink.called(Call(.cell(hook), arguments, rule: rule))
    afterHook?(hook, arguments)
    sink.returned(.void)
    if let cell = arguments.hookedCell { configureAfter(hook, cell) }
  }
}

extension TableView {
  /// Reports that a rule prevents a call, if the callback is implemented.
  func skipCall(by rule: RuleID) {
    if rule.leavesOut(where: implements) { sink.skippedCall(by: rule) }
  }
}
