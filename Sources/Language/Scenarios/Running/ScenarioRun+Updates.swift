import TableTrace

extension ScenarioRun {
  func update(
    _ update: UpdateStep,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    try limitUpdate()
    switch update {
    case .insertRows(let rows, let animation):
      try table.insertRows(at: rows.paths(in: call), with: animation)
    case .deleteRows(let rows, let animation):
      try table.deleteRows(at: rows.paths(in: call), with: animation)
    case .reloadRows(let rows, let animation):
      try table.reloadRows(at: rows.paths(in: call), with: animation)
    case .reconfigureRows(let rows):
      try table.reconfigureRows(at: rows.paths(in: call))
    case .moveRow(let from, let to):
      try table.moveRow(at: from.path(in: call), to: to.path(in: call))
    case .insertSections(let sections, let animation):
      try table.insertSections(sections, with: animation)
    case .deleteSections(let sections, let animation):
      try table.deleteSections(sections, with: animation)
    case .reloadSections(let sections, let animation):
      try table.reloadSections(sections, with: animation)
    case .moveSection(let from, let to):
      try table.moveSection(from, toSection: to)
    case .beginUpdates:
      try table.beginUpdates()
    case .endUpdates:
      try table.endUpdates()
    case .apply(let snapshot) where snapshot.isInBackground:
      applyInNextTurn(snapshot, step, for: call)
    case .apply(let snapshot):
      try apply(snapshot, for: call)
    case .batch(let updates, let completion):
      try batch(updates, completion: completion, for: call)
    case .withoutAnimation(let steps):
      try table.performWithoutAnimation { [unowned self] _ throws(UIKitException) in
        try perform(steps, for: call)
      }
    }
  }

  private func batch(
    _ updates: [ScenarioStep],
    completion: [ScenarioStep],
    for call: Call?
  ) throws(UIKitException) {
    try table.performBatchUpdates(
      { [unowned self] _ throws(UIKitException) in try perform(updates, for: call) },
      completion: self.completion(completion, for: call)
    )
  }

  /// Applies a snapshot on the main queue, after the current work ends.
  private func applyInNextTurn(_ snapshot: SnapshotStep, _ step: ScenarioStep, for call: Call?) {
    var snapshot = snapshot
    snapshot.isInBackground = false
    var shown = step
    shown.action = .update(.apply(snapshot))
    var turn = laterTurn([shown], by: call)
    turn.rule = .diffableBackground
    runLater(turn)
  }

  /// Applies a snapshot, which the data source uses from inside the update on.
  private func apply(_ step: SnapshotStep, for call: Call?) throws(UIKitException) {
    let completion = completion(step.completion, for: call)
    try limitSnapshot()
    let adopt = {
      self.snapshot?.adopt(step.snapshot)
      self.model.adopt(step.snapshot)
    }
    if step.usesReloadData {
      return try table.applyUsingReloadData(step.snapshot, adopt: adopt, completion: completion)
    }
    try table.apply(
      step.snapshot,
      from: (snapshot ?? model).snapshot,
      animatingDifferences: step.isAnimated,
      adopt: adopt,
      completion: completion
    )
  }

  func perform(_ steps: [ScenarioStep], for call: Call?) throws(UIKitException) {
    for step in steps {
      try perform(step, for: call)
    }
  }
}
