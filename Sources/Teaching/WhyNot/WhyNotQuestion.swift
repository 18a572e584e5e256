import Scenarios
package import TableTrace

/// A question of `why-not`: a callback, optionally about one row or section, optionally in one
/// step.
package struct WhyNotQuestion {
  var callback: Callback
  /// The row in question, or the first row of the section in question; nil for any.
  package var place: IndexPath?
  /// The number of the step, from 1, or nil for any.
  package var step: Int?
  /// The requested version, or nil for the first of the scenario.
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

  /// Whether the question is about a row that is deselected.
  var isAboutDeselection: Bool {
    callback == .willDeselectRowAt || callback == .didDeselectRowAt
  }

  /// The place in the form of a trace, or nil for none.
  var placeText: String? {
    place.map { isAboutSections ? "\($0.section)" : $0.description }
  }

  /// The callback with its place.
  var title: String {
    callback.facts.key + (placeText.map { " \($0)" } ?? "")
  }

  /// Returns whether a call answers the question.
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

  /// Returns whether a failed gate may have prevented the call in question.
  func isMet(by gate: ClosedGate) -> Bool {
    guard let place, let row = gate.row, !isAboutSections else { return true }
    // A returned row counts for the row that the callback was called with.
    guard gate.gate != .selectsItself, gate.gate != .deselectsItself else { return row == place }
    // A tap deselects another row than the touched one, and a drag has two rows.
    let isOther =
      isAboutDeselection || gate.gate == .answeredRowExists
      || [.drag, .drop, .moving].contains(callback.facts.group)
    return row == place || isOther
  }
}

extension Arguments {
  /// Returns whether a call is about this row or section; true for a call that names none.
  fileprivate func isAbout(_ path: IndexPath, isSection: Bool) -> Bool {
    guard let place else { return true }
    return place.section == path.section && (isSection || place.row == path.row)
  }
}
