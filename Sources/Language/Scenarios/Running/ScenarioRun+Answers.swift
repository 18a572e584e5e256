import TableTrace

/// Converts scripted answers to the values that callbacks return.
extension ScenarioRun {
  /// The data that the data source uses: its snapshot if it is diffable, otherwise the model.
  var answering: ScenarioModel {
    guard answersBySnapshot, let snapshot else { return model }
    return snapshot
  }

  func integer(_ answer: IntegerAnswer, to call: Call) throws(UIKitException) -> Int {
    noteCountedModel(of: call)
    return try number(answer, for: call)
  }

  /// Returns a count or a level, without recording it.
  func number(_ answer: IntegerAnswer, for call: Call) throws(UIKitException) -> Int {
    switch answer {
    case .number(let number): return number
    case .default: return defaultInteger(call)
    case .model:
      // Without sections, an app returns the count of its empty list for any section.
      guard case .section(let section) = call.arguments, !answering.sections.isEmpty else {
        return answering.sections.count
      }
      return try answering.count(of: section)
    }
  }

  /// Records the data when it is counted, whatever the answer is.
  ///
  /// The number of sections begins a re-query. Without sections, it also ends the re-query.
  private func noteCountedModel(of call: Call) {
    if case .callback(.numberOfRowsInSection) = call.message {
      counted.note(answering.sections, requery: table.countRequeries)
    } else if case .callback(.numberOfSections) = call.message, answering.sections.isEmpty {
      counted.note(answering.sections, requery: table.countRequeries + 1)
    }
  }

  private func defaultInteger(_ call: Call) -> Int {
    if case .callback(.numberOfSections) = call.message { return 1 }
    if case .indexTitle(_, let index) = call.arguments { return index }
    return 0
  }

  func points(_ answer: PointsAnswer, to call: Call) -> Double {
    switch answer {
    case .points(let points): points
    case .automatic: TableView.automaticDimension
    case .default: defaultPoints(call)
    }
  }

  /// Returns the property that UIKit reads if the method is not implemented.
  private func defaultPoints(_ call: Call) -> Double {
    let properties = table.properties
    let height: TableProperties.Height
    switch call.message {
    case .callback(.heightForRowAt): height = properties.rowHeight
    case .callback(.heightForHeaderInSection): height = properties.sectionHeaderHeight
    case .callback(.heightForFooterInSection): height = properties.sectionFooterHeight
    case .callback(.estimatedHeightForRowAt): height = properties.estimatedRowHeight
    case .callback(.estimatedHeightForHeaderInSection):
      height = properties.estimatedSectionHeaderHeight
    case .callback(.estimatedHeightForFooterInSection):
      height = properties.estimatedSectionFooterHeight
    case .callback, .cellProvider, .cell, .controller: height = .automatic
    }
    switch height {
    case .automatic: return TableView.automaticDimension
    case .points(let points): return points
    }
  }

  func flag(_ answer: ValueAnswer<Bool>, to call: Call) -> Bool {
    answer.value(orDefault: defaultFlag(call))
  }

  /// Returns UIKit's value if the method is not implemented.
  private func defaultFlag(_ call: Call) -> Bool {
    switch call.message {
    case .callback(.shouldBeginMultipleSelectionInteractionAt),
      .callback(.shouldShowMenuForRowAt), .callback(.canPerformAction):
      false
    case .callback(.canPerformPrimaryActionForRowAt): !table.isEditing
    case .callback, .cellProvider, .cell, .controller: true
    }
  }

  func text(_ answer: TextAnswer, to call: Call) throws(UIKitException) -> String? {
    switch answer {
    case .text(let text): return text
    case .none, .default: return nil
    case .model:
      guard case .section(let section) = call.arguments else { return nil }
      let found = try answering.section(section)
      return call.message == .callback(.titleForFooterInSection) ? found.footer : found.header
    }
  }

  func texts(_ answer: TextsAnswer) -> [String]? {
    switch answer {
    case .texts(let texts): texts
    case .model: answering.sections.map { String(($0.header ?? "").prefix(1)) }
    case .none: nil
    }
  }

  func row(_ answer: RowAnswer, to call: Call) throws(UIKitException) -> IndexPath? {
    switch answer {
    case .row(let row): try row.path(in: call)
    case .none: nil
    case .default: call.arguments.target
    }
  }

  func word(_ answer: WordAnswer) -> String? {
    switch answer {
    case .word(let word): word
    case .none: nil
    }
  }

  func view(_ answer: ViewAnswer) -> SectionView? {
    switch answer {
    case .view: table.makeView()
    case .headerFooterView: table.makeHeaderFooterView()
    case .dequeuedView:
      table.dequeueReusableHeaderFooterView(withIdentifier: "HeaderFooterView")
    case .none: nil
    }
  }

  func menu(_ answer: ActionsAnswer) -> ContextMenu? {
    switch answer {
    case .actions(let list): ContextMenu(titles: list.titles)
    case .none: nil
    }
  }

  func actions(_ answer: ActionsAnswer, to call: Call) -> RowActions? {
    guard case .actions(let list) = answer else { return nil }
    let kept = capture(call)
    let actions = list.actions.map { script in
      RowAction(title: script.title, style: script.style) {
        [unowned self] _, _ throws(UIKitException) in
        var kept = kept ?? CapturedRow()
        kept.action = table.lastHandledAction
        try react(ReactionList(script.reactions), to: call, keeping: kept)
        return script.completion
      }
    }
    return RowActions(
      actions,
      performsFirstActionWithFullSwipe: list.performsFirstWithFullSwipe
    )
  }

  /// Does the work of cellForRow: reads the item and dequeues or creates a cell.
  func cell(_ answer: CellAnswer, to call: Call) throws(UIKitException) -> Cell? {
    guard answer == .model, case .row(let path) = call.arguments else { return nil }
    let row = ItemOfRow(path: path, name: try answering.item(at: path))
    let item = row.name.flatMap { items[$0] }
    guard let description = cellDescription(of: path, item) else { return nil }
    let cell = try self.cell(description, for: path)
    if let cell {
      table.setAccessory(description.accessory, of: cell)
      show(row, by: description, in: cell)
    }
    return cell
  }

  private func cell(
    _ description: CellDescription,
    for path: IndexPath
  ) throws(UIKitException) -> Cell? {
    switch description.dequeue {
    case .forIndexPath where table.profile[ReuseRules.dequeueForIndexPath]:
      return try table.dequeueReusableCell(withIdentifier: description.identifier, for: path)
    case .plain, .forIndexPath:
      // The first iOS versions have only the form without an index path.
      return table.dequeueReusableCell(withIdentifier: description.identifier)
        ?? table.makeCell(reuseIdentifier: description.identifier)
    case .none:
      return table.makeCell(reuseIdentifier: description.identifier)
    }
  }
}

extension ValueAnswer {
  /// Returns the written value, or UIKit's value if the answer is `default`.
  func value(orDefault value: @autoclosure () -> Value) -> Value {
    switch self {
    case .value(let written): written
    case .default: value()
    }
  }
}
