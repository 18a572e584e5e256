import TableTrace

extension ScenarioRun {
  func scroll(_ step: ScrollStep, for call: Call?) throws(UIKitException) {
    let isAnimated = step.isAnimated
    switch step.target {
    case .by(let points):
      try table.setContentOffset(table.contentOffset + points, animated: isAnimated)
    case .to(let offset):
      try table.setContentOffset(offset, animated: isAnimated)
    case .row(let row, let position):
      try table.scrollToRow(at: row.path(in: call), at: position, animated: isAnimated)
    case .nearestSelectedRow(let position):
      try table.scrollToNearestSelectedRow(at: position, animated: isAnimated)
    case .rect(let rect):
      try table.scrollRectToVisible(rect, animated: isAnimated)
    }
  }

  func touch(_ finger: FingerStep, _ step: ScenarioStep) throws(UIKitException) {
    guard isBetweenEvents(step) else { return }
    defer { noteShortPull(step) }
    switch finger {
    case .drag(let distance, let velocity):
      try table.drag(by: distance, velocity: velocity)
    case .dragInFrames(let frames, let velocity):
      try table.dragInFrames(by: frames, velocity: velocity)
    case .dragInOneTurn(let moves, let velocity):
      try table.dragInOneTurn(by: moves, velocity: velocity)
    case .tapStatusBar:
      try table.tapStatusBar()
    case .index(let titles):
      try touchIndex(titles, step)
    }
  }

  /// Touches titles of the section index, each queried when the finger newly reaches it.
  private func touchIndex(_ titles: [String], _ step: ScenarioStep) throws(UIKitException) {
    var last: Int?
    for title in titles {
      indexTitles.note(table.shownIndexTitles)
      guard let ordinal = indexTitles.ordinal(of: title) else {
        let expected = "a title '\(title)' in the section index"
        fail(step, expected: expected, found: indexTitles.text)
        continue
      }
      guard ordinal != last else { continue }
      last = ordinal
      try table.touchIndexTitle(ordinal)
    }
  }
}

/// The titles of a section index, found by their texts.
struct IndexTitles {
  private var titles: [String] = []
  private var ordinals: [String: Int] = [:]

  /// Records the current titles, unless the list is unchanged.
  mutating func note(_ shown: [String]) {
    guard shown != titles else { return }
    titles = shown
    ordinals = Dictionary(shown.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Returns the index of the first title with a text.
  func ordinal(of title: String) -> Int? { ordinals[title] }

  /// The titles for an error message, limited to a few.
  var text: String {
    let most = 100
    guard titles.count > most else { return "\(titles)" }
    return "\(Array(titles.prefix(most))) and \(titles.count - most) more"
  }
}
