import Diagnostics
import TableTrace

/// Finds the places that a scenario touches.
extension ScenarioRun {
  /// Returns whether a touch can begin now, or reports that another event is in progress.
  func isBetweenEvents(_ step: ScenarioStep) -> Bool {
    guard openCallbacks > 0 || runsBetweenFrames else { return true }
    let found = openCallbacks > 0 ? "a touch in a callback" : "a touch while the content moves"
    fail(step, expected: "a touch outside other events", found: found)
    return false
  }

  /// Returns whether the user can touch the table now, or reports the reason.
  func canUseFinger(
    _ step: ScenarioStep,
    thatIsFree needsFreeFinger: Bool = true
  ) throws(UIKitException) -> Bool {
    guard isBetweenEvents(step) else { return false }
    guard table.isInWindow else {
      fail(step, expected: "the table in a window", found: "a table without a window")
      return false
    }
    // A touch is a separate event. Before it, the pending layout of the current turn runs.
    try layOut()
    guard !table.isTouched || !needsFreeFinger else {
      fail(step, expected: "no other touch", found: "a finger that is still on the table")
      return false
    }
    return true
  }

  /// Returns the row of a touch.
  ///
  /// The inner optional is nil for a touch outside of rows. The outer one is nil if the touch is
  /// not possible.
  func touched(
    _ place: TouchStep.Place,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) -> IndexPath?? {
    switch place {
    case .row(let row):
      return try visible(row, step, for: call)
    case .point(let point):
      let help = " (use 'tap' or 'tapAccessory')"
      let expected = "a row at \(TraceFormat.point(point))"
      switch table.touchTarget(at: point) {
      case .row(let path): return path
      case .background: return .some(nil)
      case .accessory(let path):
        fail(step, expected: expected, found: "the accessory of \(path)\(help)")
      case .header(let section):
        fail(
          step,
          expected: expected,
          found: "the header of section \(section) (use 'tapHeader: \(section)')"
        )
      case .footer(let section):
        fail(
          step,
          expected: expected,
          found: "the footer of section \(section) (use 'tapFooter: \(section)')"
        )
      case .outside:
        let bounds = TraceFormat.size(table.size)
        fail(step, expected: expected, found: "a point outside the table's bounds \(bounds)")
      }
      return nil
    }
  }

  /// Returns the row of a touch, or reports that the row is not visible.
  func visible(
    _ row: IndexPathExpression,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) -> IndexPath {
    let path = try row.path(in: call)
    reportHidden(path, step)
    return path
  }

  /// Reports a header or footer that is not visible.
  func reportHidden(_ end: SectionEnd, of section: Int, _ step: ScenarioStep) {
    let shown = table.shownSections(with: end).map(String.init)
    let others =
      shown.isEmpty
      ? "no section that has one"
      : "those of \(shown.count == 1 ? "section" : "sections") \(shown.joined(separator: ", "))"
    let help = table.hasSection(section) ? "" : " (the table has no section \(section))"
    fail(
      step,
      expected: "the \(end.rawValue) of section \(section) on the screen",
      found: others + help
    )
  }

  /// Reports a row that is not visible, and returns whether it is.
  @discardableResult
  func reportHidden(_ path: IndexPath, _ step: ScenarioStep, origin: String = "") -> Bool {
    guard !table.displays(path) else { return false }
    guard table.hasRow(path) else {
      let rows = table.rowCount(of: path.section).map { Phrase.count($0, "row") }
      let found = rows.map { "section \(path.section) has \($0)" }
      fail(
        step,
        expected: "\(path)\(origin) on the screen",
        found: "no such row (\(found ?? "the table has no section \(path.section)"))"
      )
      return true
    }
    let shown = table.displayedIndexPaths
    let rows = shown.first.flatMap { first in
      shown.last.map { $0 == first ? "the row \(first)" : "the rows \(first) to \($0)" }
    }
    fail(
      step,
      expected: "\(path)\(origin) on the screen",
      found: (rows ?? "no row") + " (add 'scrollToRow: {row: \(path)}' before)"
    )
    return true
  }
}
