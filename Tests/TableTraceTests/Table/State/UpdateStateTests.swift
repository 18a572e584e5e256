import Testing

@testable import TableTrace

/// What the table keeps of updates, by itself.
@Suite("Update state")
struct UpdateStateTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(section: 0, row: row) }

  @Test("A group ends once, with everything that it has collected")
  func groups() {
    var updates = UpdateState()
    let insertion = QueuedOperation(operation: .insertRow(row(0)), animation: .fade, call: 1)
    updates.batch.append(insertion)
    updates.reconfigured = [row(3)]
    updates.completions.append { _, _ in }
    let group = updates.takeGroup()
    #expect(group.batch.operations.map(\.operation) == [.insertRow(row(0))])
    #expect(group.reconfigured == [row(3)])
    #expect(group.completions.count == 1)
    let next = updates.takeGroup()
    #expect(next.batch.isEmpty)
    #expect(next.reconfigured.isEmpty)
    #expect(next.completions.isEmpty)
  }

  @Test("A cell that has left the screen ends displaying once, after it last left")
  func leaving() {
    var updates = UpdateState()
    let shown = DisplayedRow(path: row(2), cell: Cell(number: 5))
    #expect(!updates.awaitsEnd(shown.cell))
    let first = updates.leave(shown, from: row(2))
    #expect(updates.awaitsEnd(shown.cell))
    let second = updates.leave(shown, from: row(1))
    #expect(second.place == row(1))
    #expect(updates.end(first) == false)
    #expect(updates.end(second) == true)
    #expect(updates.end(second) == false)
    #expect(!updates.awaitsEnd(shown.cell))
  }

  @Test("A cell that is reused in time does not end displaying")
  func takingBack() {
    var updates = UpdateState()
    let shown = DisplayedRow(path: row(2), cell: Cell(number: 5))
    #expect(updates.takeBack(shown.cell) == false)
    let leaving = updates.leave(shown, from: row(2))
    #expect(updates.takeBack(shown.cell) == true)
    #expect(updates.takeBack(shown.cell) == false)
    #expect(updates.end(leaving) == false)
  }

  /// What a group does, and what its end is then.
  struct Ending: Sendable {
    var animation: RowAnimation?
    var isInWindow = true
    var isEnabled = true
    var phases: [Phase] = []
    var isAnimated = true
    var isFinished = true
  }

  static let endings = [
    Ending(animation: .fade, phases: [RowAnimation.fade.phase]),
    Ending(animation: nil, phases: [.animation]),
    Ending(animation: .fade, isInWindow: false, isAnimated: false, isFinished: false),
    Ending(animation: RowAnimation.none, isInWindow: false, isAnimated: false),
    Ending(animation: .fade, isEnabled: false, isAnimated: false),
  ]

  @Test(
    "Without a window nothing is animated, and pending animations have not finished",
    arguments: endings
  )
  func animations(_ ending: Ending) {
    var updates = UpdateState()
    let animation = ending.animation
    updates.batch.append(
      QueuedOperation(operation: .insertRow(row(0)), animation: animation, call: 1)
    )
    let end = UpdateAnimation(
      updates.takeGroup(),
      isInWindow: ending.isInWindow,
      isAnimationEnabled: ending.isEnabled
    )
    #expect(end.phases == ending.phases)
    #expect(end.isAnimated == ending.isAnimated)
    #expect(end.isFinished == ending.isFinished)
    #expect(end.rows.isEmpty)
  }
}
