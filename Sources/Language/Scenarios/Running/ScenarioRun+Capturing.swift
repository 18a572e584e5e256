import TableTrace

extension ScenarioRun {
  /// Keeps the arguments of a call, for later uses of `$item` and `$cell`.
  func capture(_ call: Call) -> CapturedRow? {
    guard scenario.showsContent else { return nil }
    var captured = CapturedRow()
    captured.row = call.arguments.source.map { path in
      ItemOfRow(path: path, name: (try? answering.item(at: path)) ?? nil)
    }
    captured.rows = call.arguments.rows.map { path in
      ItemOfRow(path: path, name: (try? answering.item(at: path)) ?? nil)
    }
    if case .cell(let cell, _) = call.arguments {
      captured.cell = .given(cell)
    } else if call.message == .callback(.cellForRowAt) {
      captured.cell = answeredCells.current.map { .answered($0) }
    }
    return captured
  }

  /// Runs code with the arguments that a reaction has kept.
  func with<Value>(
    _ kept: CapturedRow?,
    do body: () throws(UIKitException) -> Value
  ) throws(UIKitException) -> Value {
    let outer = captured
    captured = kept
    defer { captured = outer }
    return try body()
  }

  /// The cell that `$cell` means now.
  var capturedCell: Cell? { cell(of: captured) }

  /// The cell that a reaction has kept, or nil without a cell, and before cellForRow has returned
  /// it.
  func cell(of captured: CapturedRow?) -> Cell? {
    switch captured?.cell {
    case .given(let cell)?: cell
    case .answered(let number)?: answeredCells[number]
    case nil: nil
    }
  }

  /// Whether the cell of the callback still shows the item of its row.
  var cellShowsItem: Bool {
    guard let cell = capturedCell, let row = captured?.row else { return false }
    return shown[cell.number]?.row?.text == row.text
  }

  /// Returns the text that replaces a word in a reaction to a call.
  func text(of word: CallWord, for call: Call) -> String {
    switch word {
    case .row(.rows): call.arguments.list ?? IndexPathExpression.rowsWord
    case .row(let row): row.givenPath(in: call)?.description ?? "nil"
    case .item: captured?.row?.text ?? "nil"
    case .cell: capturedCell?.description ?? "nil"
    }
  }
}
