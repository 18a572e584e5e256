import TableTrace

/// Scripted answers as values of the kind that a callback wants.
///
/// The decoder refuses an answer of a wrong kind; what is left here takes the default.
extension ScenarioRun {
  func integer(_ answer: ScriptedAnswer, to call: Call) throws(UIKitException) -> Int {
    noteCountedModel(of: call)
    switch answer {
    case .number(let number):
      return Int(exactly: number.rounded()) ?? .max
    case .model:
      switch call.arguments {
      // Data without sections is an empty list, whose count an app answers for any section.
      case .section(let section):
        return model.sections.isEmpty ? 0 : try model.count(of: section)
      case .none: return model.sections.count
      case .row, .optionalRow, .move, .commit, .session, .sessionRow, .sessionRowPoint,
        .coordinator, .rows, .cell, .hook, .hookState, .menuAction, .rowAndPoint, .focus,
        .viewHook, .view, .indexTitle, .words, .flag:
        return 0
      }
    case .flag, .text, .texts, .row, .none, .automatic, .default, .view, .dequeuedView, .actions,
      .word:
      return defaultInteger(call)
    }
  }

  /// Keeps the data as it is while it is counted, whatever the answer; the number of sections begins
  /// a round, and only of data without sections it ends it as well.
  private func noteCountedModel(of call: Call) {
    if case .callback(.numberOfRowsInSection) = call.message {
      counted.note(model.sections, round: table.countRounds)
    } else if case .callback(.numberOfSections) = call.message, model.sections.isEmpty {
      counted.note(model.sections, round: table.countRounds + 1)
    }
  }

  private func defaultInteger(_ call: Call) -> Int {
    if case .callback(.numberOfSections) = call.message { return 1 }
    if case .indexTitle(_, let index) = call.arguments { return index }
    return 0
  }

  func points(_ answer: ScriptedAnswer, to call: Call) -> Double {
    switch answer {
    case .number(let number): number
    case .automatic: TableView.automaticDimension
    case .flag, .text, .texts, .row, .none, .model, .default, .view, .dequeuedView, .actions, .word:
      defaultPoints(call)
    }
  }

  /// The property that UIKit reads when the method is absent.
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
    case .callback, .cell, .controller: height = .automatic
    }
    switch height {
    case .automatic: return TableView.automaticDimension
    case .points(let points): return points
    }
  }

  func flag(_ answer: ScriptedAnswer, to call: Call) -> Bool {
    if case .flag(let flag) = answer { return flag }
    return defaultFlag(call)
  }

  /// What UIKit takes for the answer when the method is absent.
  private func defaultFlag(_ call: Call) -> Bool {
    switch call.message {
    case .callback(.shouldBeginMultipleSelectionInteractionAt),
      .callback(.shouldShowMenuForRowAt), .callback(.canPerformAction):
      false
    case .callback(.canPerformPrimaryActionForRowAt): !table.isEditing
    case .callback, .cell, .controller: true
    }
  }

  func menu(_ answer: ScriptedAnswer) -> ContextMenu? {
    if case .actions(let list) = answer { return ContextMenu(titles: list.titles) }
    return nil
  }

  func text(_ answer: ScriptedAnswer, to call: Call) throws(UIKitException) -> String? {
    switch answer {
    case .text(let text), .word(let text):
      return text
    case .number(let number):
      return TraceFormat.number(number)
    case .model:
      guard case .section(let section) = call.arguments else { return nil }
      let found = try model.section(section)
      return call.message == .callback(.titleForFooterInSection) ? found.footer : found.header
    case .flag, .texts, .row, .none, .automatic, .default, .view, .dequeuedView, .actions:
      return nil
    }
  }

  func texts(_ answer: ScriptedAnswer) -> [String]? {
    switch answer {
    case .texts(let texts): texts
    case .actions(let list): list.titles
    case .model: model.sections.map { String(($0.header ?? "").prefix(1)) }
    case .number, .flag, .text, .row, .none, .automatic, .default, .view, .dequeuedView, .word: nil
    }
  }

  func row(_ answer: ScriptedAnswer, to call: Call) -> IndexPath? {
    switch answer {
    case .row(let row): row.path(in: call)
    case .none: nil
    case .number, .flag, .text, .texts, .automatic, .model, .default, .view, .dequeuedView,
      .actions, .word:
      call.arguments.target
    }
  }

  func word(_ answer: ScriptedAnswer) -> String? {
    switch answer {
    case .word(let word), .text(let word): word
    case .actions(let list): TraceFormat.list(list.titles.map(TraceFormat.quoted))
    case .number, .flag, .texts, .row, .none, .automatic, .model, .default, .view, .dequeuedView:
      nil
    }
  }

  func view(_ answer: ScriptedAnswer, to call: Call) throws(UIKitException) -> SectionView? {
    switch answer {
    case .view(let isHeaderFooterView):
      return isHeaderFooterView ? table.makeHeaderFooterView() : table.makeView()
    case .dequeuedView:
      return table.dequeueReusableHeaderFooterView(withIdentifier: "HeaderFooterView")
    case .model:
      guard case .section(let section) = call.arguments else { return nil }
      let found = try model.section(section)
      let isFooter = call.message == .callback(.viewForFooterInSection)
      let title = isFooter ? found.footer : found.header
      return title == nil ? nil : table.makeHeaderFooterView()
    case .number, .flag, .text, .texts, .row, .none, .automatic, .default, .actions, .word:
      return nil
    }
  }

  /// The data source's own work in cellForRow: read the item, get a cell.
  func cell(_ answer: ScriptedAnswer, to call: Call) throws(UIKitException) -> Cell? {
    if case .none = answer { return nil }
    guard case .row(let path) = call.arguments else { return nil }
    if case .model = answer {
      try model.read(path)
    }
    let description = scenario.cells.first {
      matches($0.rows, section: path.section, row: path.row)
    }
    guard let description else { return nil }
    let cell = try self.cell(description, for: path)
    if let cell { table.setAccessory(description.accessory, of: cell) }
    return cell
  }

  private func cell(
    _ description: CellDescription,
    for path: IndexPath
  ) throws(UIKitException) -> Cell? {
    switch description.dequeue {
    case .forIndexPath where table.profile.reuse.dequeuesForIndexPath:
      return try table.dequeueReusableCell(withIdentifier: description.identifier, for: path)
    case .plain, .forIndexPath:
      // The first releases know only the form without an index path.
      return table.dequeueReusableCell(withIdentifier: description.identifier)
        ?? table.makeCell(reuseIdentifier: description.identifier)
    case .none:
      return table.makeCell(reuseIdentifier: description.identifier)
    }
  }
}
