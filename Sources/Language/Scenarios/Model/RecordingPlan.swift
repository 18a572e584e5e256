/// A scenario to be recorded on a device, with values for the header of its log.
package struct RecordingPlan: Codable, Sendable {
  /// The only version of the format.
  package static let form = 2

  package var version = Self.form
  /// The name of the scenario, such as `load/first-load`.
  package var name: String
  /// The digest of the scenario's file.
  package var digest: String
  package var scenario: Scenario

  package init(name: String, digest: String, scenario: Scenario) {
    self.name = name
    self.digest = digest
    self.scenario = scenario
  }

  /// Whether the user must act, because code cannot do a step.
  package var needsHand: Bool { scenario.steps.contains(where: \.needsHand) }
}

extension ScenarioStep {
  /// Whether the user must do this step, or a step inside it.
  package var needsHand: Bool {
    switch action {
    case .finger: true
    case .touch(let touch):
      switch touch {
      case .selectRow, .deselectRow: false
      case .tapEnd(_, _, let steps): steps.contains(where: \.needsHand)
      case .tap, .touchDown, .touchUp, .touchCancel, .tapAccessory, .longPress, .twoFingerDrag,
        .springLoad, .focus:
        true
      }
    case .edit(let edit):
      switch edit {
      case .setEditing, .callCompletionHandler, .dropToRow, .insertPlaceholder, .commitInsertion,
        .deletePlaceholder:
        false
      case .swipe, .tapAction, .closeSwipe, .tapDeleteControl, .tapInsertControl, .confirmDelete,
        .reorder, .dragAndDrop:
        true
      }
    case .turn(let steps): steps.contains(where: \.needsHand)
    case .load, .appear, .disappear, .addToWindow, .removeFromSuperview, .setDataSource,
      .setDelegate, .layout, .layoutIfNeeded, .runLoop, .wait, .resize, .rotate, .memoryWarning,
      .setInsets, .edge, .reloadData, .set, .register, .query, .note, .state, .cancel, .scroll,
      .setBoundsOrigin, .reloadSectionIndexTitles, .update, .cell, .model, .expect:
      false
    }
  }
}
