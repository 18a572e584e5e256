import RecordingPlans
import Scenarios
import TableTrace

extension PlanMaker {
  func steps(_ steps: [ScenarioStep]) throws(PlanGap) -> [PlannedStep] {
    var planned: [PlannedStep] = []
    for step in steps { planned.append(try self.step(step)) }
    return planned
  }

  func step(_ step: ScenarioStep) throws(PlanGap) -> PlannedStep {
    PlannedStep(text: step.text, action: try action(of: step))
  }

  private func action(of step: ScenarioStep) throws(PlanGap) -> PlannedStepAction {
    let place = ScenarioStepPlace(line: step.line, text: step.text)
    switch step.action {
    case .load: return .load
    case .addToWindow: return .addToWindow
    case .removeFromSuperview: return .removeFromSuperview
    case .setDataSource(let name): return .setDataSource(name: name)
    case .setDelegate(let name): return .setDelegate(name: name)
    case .layout: return .layout
    case .layoutIfNeeded: return .layoutIfNeeded
    case .runLoop: return .runLoop
    case .resize(let size):
      return .resize(size: PlannedSize(width: size.width, height: size.height))
    case .setInsets(let insets): return .setInsets(insets: PlannedInsets(insets))
    case .reloadData: return .reloadData
    case .set(let properties): return .set(properties: try self.properties(properties, place))
    case .register(let cells): return .register(identifiers: cells.map(\.identifier))
    case .query(let query): return .query(value: try self.query(query, place))
    case .turn(let steps):
      let planned = try self.steps(steps)
      // A hand ends the turn in which it touches.
      guard !planned.dropLast().contains(where: \.needsHand) else {
        throw PlanGap(.touchInTurn, place)
      }
      return .turn(steps: planned)
    case .note(let text): return .note(text: text)
    case .state(let word): return .state(word: word)
    case .scroll(let scroll): return self.scroll(scroll)
    case .reloadSectionIndexTitles: return .reloadSectionIndexTitles
    case .update(let update): return .update(value: try self.update(update, place))
    case .edit(let edit): return try self.edit(edit, place)
    case .touch(let touch): return try self.touch(touch, place)
    case .finger(let finger): return try self.finger(finger, place)
    case .cell(let step): return try self.cell(step, place)
    case .model(let change): return .data(change: try self.change(change))
    case .expect(let expectations): return .check(queries: checks(expectations, place))
    case .wait(let milliseconds): return .wait(milliseconds: milliseconds)
    case .appear, .disappear, .rotate, .memoryWarning, .edge, .cancel, .setBoundsOrigin:
      throw PlanGap(.step, place)
    }
  }

  private func checks(
    _ expectations: [Expectation],
    _ place: ScenarioStepPlace
  ) -> [PlannedQuery] {
    var queries: [PlannedQuery] = []
    for expectation in expectations {
      switch expectation {
      case .answer(let query, _):
        // What UIKit has no question for changes nothing, so that only its answer stays unseen.
        if let planned = try? self.query(query, place) { queries.append(planned) }
      case .count, .order, .never, .visible, .offset, .selection, .pool, .raises: continue
      }
    }
    return queries
  }

  private func scroll(_ step: ScrollStep) -> PlannedStepAction {
    switch step.target {
    case .by(let points): .scroll(by: points, to: nil, animated: step.isAnimated)
    case .to(let offset): .scroll(by: nil, to: offset, animated: step.isAnimated)
    case .row(let row, let position):
      .scrollToRow(
        row: PlannedRow(row),
        position: position.rawValue,
        animated: step.isAnimated
      )
    case .nearestSelectedRow(let position):
      .scrollToNearestSelectedRow(position: position.rawValue, animated: step.isAnimated)
    case .rect(let rect):
      .scrollRectToVisible(
        x: rect.x,
        y: rect.y,
        width: rect.width,
        height: rect.height,
        animated: step.isAnimated
      )
    }
  }

  private func cell(
    _ step: CellStep,
    _ place: ScenarioStepPlace
  ) throws(PlanGap) -> PlannedStepAction {
    switch step {
    case .configure(.row(let row), let parts):
      return .configureCell(row: PlannedRow(row), content: PlannedContent(parts))
    case .configure(.cell, let parts):
      return .configureCell(row: nil, content: PlannedContent(parts))
    case .focus, .select, .invalidate: throw PlanGap(.step, place)
    }
  }

  private func change(_ change: ModelChange) throws(PlanGap) -> PlannedChange {
    switch change {
    case .insert(let insertions):
      return .insert(items: insertions.map { .init(place: PlannedRow($0.at), item: $0.item) })
    case .remove(let rows): return .remove(rows: rows.map { PlannedRow($0) })
    case .move(let source, let target):
      return .move(from: PlannedRow(source), to: PlannedRow(target))
    case .set(let section, let rows):
      let planned = PlannedSection(SectionModel(rows: rows))
      return .setRows(section: section, items: planned.items, count: planned.count)
    case .sections(let sections):
      return .setSections(sections: sections.map { PlannedSection($0) })
    case .items(let items): return .setItems(items: try self.items(items))
    case .itemsAt: throw PlanGap(.cell("item by its row"))
    }
  }
}

extension ScenarioStep {
  /// Whether something moves by itself after it, so that deferred work may happen during the
  /// motion.
  var setsInMotion: Bool {
    if case .turn(let steps) = action { return steps.contains(where: \.setsInMotion) }
    if case .scroll(let scroll) = action { return scroll.isAnimated }
    if case .finger = action { return true }
    return false
  }
}
