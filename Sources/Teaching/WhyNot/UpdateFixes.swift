import Project
import Scenarios
import TableTrace
import YAMLSource

/// The fixes of an update that raises an exception, the most likely first.
struct UpdateFixes {
  let context: FixContext
  let update: UpdateExplanation

  /// The possible fixes, each of which must still be tried.
  var all: [Fix] {
    ofTheRemedy + ownDataSource + oneGroup + model + ofThePlace + operations.flatMap(leaveOut)
  }

  private var operations: [UpdateOperation] { update.operations.map(\.operation) }

  private var ofTheRemedy: [Fix] {
    switch update.remedy {
    case nil, .twoGroups: []
    case .modelNotChanged, .sectionNotChanged: model
    case .answer(nil, let number): answer(.numberOfSections, number)
    case .answer(_?, let number): answer(.numberOfRowsInSection, number)
    case .reloadedInside(let operation), .superfluous(let operation): leaveOut(operation)
    case .loadFirst: loadFirst
    case .missing(let operation): tell(operation)
    case .unreportedInsertion(let section?):
      tell(.insertRow(IndexPath(section: section, row: last(update.answered))))
    case .unreportedInsertion(nil): tell(.insertSection(last(update.answered)))
    case .unreportedDeletion(let section?):
      tell(.deleteRow(IndexPath(section: section, row: last(update.before))))
    case .unreportedDeletion(nil): tell(.deleteSection(last(update.before)))
    case .superfluousInsertion, .superfluousDeletion: operations.flatMap(leaveOut)
    case .deletionAndInsertion: deletionAndInsertion
    case .insertionInstead(let operation), .deletionInstead(let operation): moveBecomes(operation)
    }
  }

  /// Returns the index of the last counted row or section.
  private func last(_ count: UpdateExplanation.Count?) -> Int {
    max(0, (count?.number ?? 0) - 1)
  }

  private func answer(_ callback: Callback, _ number: Int) -> [Fix] {
    context.answer(callback, "model") + context.answer(callback, "\(number)")
  }

  /// Loads the table before the data changes.
  private var loadFirst: [Fix] {
    guard let ending = context.endingStep else { return [] }
    return [Fix(.insertStep("query: numberOfSections", at: ending))]
  }

  private func call(of operation: UpdateOperation) -> WrittenUpdate? {
    update.operations.first { $0.operation == operation }.flatMap { context.text.update($0) }
  }

  /// The last call that contributes to the problem, or the last of the step if none is named.
  private var lastCall: WrittenUpdate? {
    guard let last = update.operations.last else { return callsOfTheStep.last }
    return context.text.update(last)
  }

  private var callsOfTheStep: [WrittenUpdate] {
    guard let ending = context.endingStep else { return [] }
    let step: [ScenarioChange.Part] = .step(ending)
    return context.text.updates.filter { $0.way.starts(with: step) }
  }

  private var groupEnd: (list: [ScenarioChange.Part], place: Int)? {
    guard let ending = context.endingStep else { return nil }
    let list: [ScenarioChange.Part] = .step(ending) + [.key("turn")]
    let place = context.text.node(at: list)?.entries?.lastIndex { $0.scalar?.text == "endUpdates" }
    return place.map { (list, $0) }
  }

  /// Keeps the data source that the step removes.
  private var ownDataSource: [Fix] {
    guard let ending = context.endingStep, update.answered?.origin.isAnswered == false else {
      return []
    }
    let list: [ScenarioChange.Part] = .step(ending) + [.key("turn")]
    let stays = (context.text.node(at: list)?.entries ?? []).indices.compactMap { place -> Fix? in
      let way = list + [.index(place)]
      guard context.text.node(at: way)?.pairs?.first?.key == "setDataSource" else { return nil }
      return Fix(.remove(way))
    }
    // The data may also have to change, after the removed place.
    return stays + stays.flatMap { stay in model.map { Fix(all: [$0, stay]) } }
  }

  /// Removes one operation: a row of a call, or the whole call.
  private func leaveOut(_ operation: UpdateOperation) -> [Fix] {
    guard let call = call(of: operation) else { return [] }
    guard call.entries.count > 1, let place = call.place(of: operation) else {
      return [Fix(.remove(call.way))]
    }
    return [Fix(.remove(call.targets + [.index(place)]))]
  }

  /// Adds one operation: a row to a call, a call next to it, or a group with both.
  private func tell(_ operation: UpdateOperation) -> [Fix] {
    let inGroup = groupEnd.map { Fix(.insertEntry(operation.step, into: $0.list, at: $0.place)) }
    guard let call = lastCall else { return [inGroup].compactMap(\.self) }
    let calls = context.text.updates.filter { $0.list == call.list && $0.word == operation.word }
    let longer = calls.last.map {
      Fix(.insertEntry(operation.targetText, into: $0.targets, at: nil))
    }
    let all = operations.map(\.step) + [operation.step]
    let group = "turn: [beginUpdates, \(all.map { "{\($0)}" }.joined(separator: ", ")), endUpdates]"
    let beside =
      call.isStep
      ? [Fix(.set(call.way, group))]
      : [
        Fix(.insertEntry(operation.step, into: call.list, at: call.place + 1)),
        Fix(
          .insertEntry("endUpdates", into: call.list, at: call.place + 1),
          .insertEntry(operation.step, into: call.list, at: call.place + 1),
          .insertEntry("beginUpdates", into: call.list, at: call.place)
        ),
      ]
    return [longer, inGroup].compactMap(\.self) + beside + [Fix(.set(call.way, operation.step))]
  }

  /// Puts the separate updates of a turn into one group.
  private var oneGroup: [Fix] {
    guard let call = lastCall, !call.isStep, let list = context.text.node(at: call.list)?.entries,
      !list.contains(where: { $0.scalar?.text == "beginUpdates" })
    else { return [] }
    let calls = context.text.updates.filter { $0.list == call.list }
    guard calls.count > 1, let first = calls.first, let last = calls.last else { return [] }
    return [
      Fix(
        .insertEntry("endUpdates", into: call.list, at: last.place + 1),
        .insertEntry("beginUpdates", into: call.list, at: first.place)
      )
    ]
  }

  /// Replaces the move of a row by a deletion and an insertion, and removes its reload.
  private var deletionAndInsertion: [Fix] {
    operations.flatMap { operation -> [Fix] in
      guard case .moveRow(let from, let to) = operation, let move = call(of: operation) else {
        return []
      }
      let become = Fix(
        .insertEntry(UpdateOperation.insertRow(to).step, into: move.list, at: move.place + 1),
        .set(move.way, UpdateOperation.deleteRow(from).step)
      )
      let reload = call(of: .reloadRow(from))
      guard let reload, reload.list == move.list else { return [become] }
      // The later entry is removed first, so that earlier places stay valid.
      let without = Fix(.remove(reload.way))
      return [Fix(all: reload.place > move.place ? [without, become] : [become, without])]
    }
  }

  private func moveBecomes(_ operation: UpdateOperation) -> [Fix] {
    operations.compactMap { move in
      guard move.word == "moveRow", let call = call(of: move) else { return nil }
      return Fix(.set(call.way, operation.step))
    }
  }

  /// Replaces a missing row or section by an existing one.
  private var ofThePlace: [Fix] {
    guard case .place = update.problem else { return [] }
    return operations.flatMap { operation -> [Fix] in
      guard let call = call(of: operation), let place = call.place(of: operation) else {
        return []
      }
      let targets: [String]
      switch operation {
      case .insertRow(let path), .deleteRow(let path), .reloadRow(let path):
        let known = [last(update.answered), last(update.before), 0]
        targets = known.map { "[\(path.section), \($0)]" }
      case .insertSection, .deleteSection, .reloadSection, .moveRow, .moveSection: targets = ["0"]
      }
      return targets.map { Fix(.set(call.targets + [.index(place)], $0)) }
    }
  }
}

extension UpdateFixes {
  /// Changes the data before the table is notified.
  private var model: [Fix] {
    let changes = [change, counts].compactMap(\.self)
    guard let call = update.operations.first.flatMap({ context.text.update($0) }) else {
      return changes.flatMap { change in context.before(change) }
    }
    return changes.map { Fix(.insertEntry($0, into: call.list, at: call.place)) }
  }

  /// The change row by row, or nil if rows are not only inserted and deleted.
  private var change: String? {
    if let call = lastCall, call.isOfCallback {
      return call.word == "deleteRows" ? "model: {remove: $row}" : nil
    }
    var removed: [IndexPath] = []
    var inserted: [IndexPath] = []
    for operation in operations {
      switch operation {
      case .deleteRow(let path): removed.append(path)
      case .insertRow(let path): inserted.append(path)
      case .reloadRow: continue
      case .moveRow, .insertSection, .deleteSection, .reloadSection, .moveSection: return nil
      }
    }
    if inserted.isEmpty, let only = removed.first {
      return "model: {remove: \(removed.count == 1 ? "\(only)" : "\(removed)")}"
    }
    guard removed.isEmpty, !inserted.isEmpty else { return nil }
    let items = inserted.sorted().enumerated().map { "{at: \($1), item: New \($0)}" }
    return "model: {insert: [\(items.joined(separator: ", "))]}"
  }

  /// The counts that the operations give.
  private var counts: String? {
    if case .sum(.rows(let section, _)) = update.problem, let expected = update.expected {
      return "model: {set: {section: \(section), rows: \(max(0, expected))}}"
    }
    guard let counts = update.trial?.expectedCounts else { return nil }
    return "model: {sections: [\(counts.map { "{rows: \($0)}" }.joined(separator: ", "))]}"
  }
}
