import Scenarios
package import TableTrace

/// A question of `why-not`: a callback, and optionally a row or section and a step.
package struct WhyNotQuestion {
  var callback: Callback
  /// The row in question, the first row of the section in question, or nil for any row.
  package var place: IndexPath?
  /// The number of the step, from 1, or nil for any step.
  package var step: Int?
  /// The requested version, or nil for the first version of the scenario.
  package var version: SystemVersion?

  package init(
    callback: Callback,
    place: IndexPath? = nil,
    step: Int? = nil,
    version: SystemVersion? = nil
  ) {
    self.callback = callback
    self.place = place
    self.step = step
    self.version = version
  }

  var isAboutSections: Bool { PatternKind(callback.facts.argumentShape) == .sections }

  var isAboutDeselection: Bool {
    callback == .willDeselectRowAt || callback == .didDeselectRowAt
  }

  /// The row or section as a trace prints it, or nil.
  var placeText: String? {
    place.map { isAboutSections ? "\($0.section)" : $0.description }
  }

  /// The callback with its place.
  var title: String {
    callback.facts.key + (placeText.map { " \($0)" } ?? "")
  }

  /// Returns whether a call is one that the question asks about.
  func isMet(by call: Call) -> Bool {
    guard call.message == .callback(callback) else { return false }
    guard let place else { return true }
    switch call.arguments {
    case .move(let from, let to): return from == place || to == place
    case .focus(let from, let to): return from == place || to == place
    case .rows(let rows): return rows.contains(place)
    case .indexTitle: return true
    case .none, .section, .row, .item, .optionalRow, .commit, .session, .sessionRow,
      .sessionRowPoint,
      .coordinator, .cell, .hook, .hookState, .menuAction, .rowAndPoint, .viewHook, .view, .menu,
      .targetOffset, .words, .flag:
      return call.arguments.isAbout(place, isSection: isAboutSections)
    }
  }

  /// Returns whether a failed gate, with or without a row, may prevent the call.
  func isMet(by gate: ClosedGate) -> Bool {
    guard let place, let row = gate.row, !isAboutSections else { return true }
    // If a callback returns another row, the gate is about the row for which it was called.
    guard gate.gate != .selectsItself, gate.gate != .deselectsItself else { return row == place }
    // A tap deselects a row other than the touched one, and a drag has two rows.
    let isOther =
      isAboutDeselection || gate.gate == .answeredRowExists
      || [.drag, .drop, .moving].contains(callback.facts.group)
    return row == place || isOther
  }
}

extension Arguments {
  /// Returns whether a call is about a row or section, or about neither.
  fileprivate func isAbout(_ path: IndexPath, isSection: Bool) -> Bool {
    guard let place else { return true }
    return place.section == path.section && (isSection || place.row == path.row)
  }
}
