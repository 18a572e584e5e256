import Testing

@testable import TableTrace

/// The small values of the state, each by itself.
@Suite("Small values of the state")
struct SmallStateTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(section: 0, row: row) }

  @Test("Answers without a line are not kept, and later ones are found")
  func countOrigins() {
    var origins = CountOrigins()
    for section in 0..<3 { origins.noteRows(of: section, EventOrigin()) }
    #expect(origins == CountOrigins())
    origins.noteRows(of: 4, EventOrigin(traceLine: 9))
    origins.noteRows(of: 5, .nobody)
    #expect((0..<7).map { origins.rows(of: $0).traceLine } == [nil, nil, nil, nil, 9, nil, nil])
    #expect((0..<7).map { origins.rows(of: $0).isAnswered }.firstIndex(of: false) == 5)
    origins.noteRows(of: 4, EventOrigin())
    #expect(origins.rows(of: 4) == EventOrigin())
  }

  @Test("A selection keeps its order, with each row once")
  func selection() {
    var selection = SelectionState()
    selection.insert(row(3), by: .selectionOrder, holdsSeveral: true)
    selection.insert(row(1), by: .selectionOrder, holdsSeveral: true)
    selection.insert(row(3), by: .selectionOrder, holdsSeveral: true)
    #expect(selection.rows == [row(3), row(1)])
    #expect(selection.remove(row(3), by: .selectionMultiple) == true)
    #expect(selection.remove(row(3), by: .selectionMultiple) == false)
    #expect(selection.rules == [.selectionOrder, .selectionMultiple])
    selection.keepForEditing([row(5)])
    selection.focus(row(2))
    selection.focus(nil)
    #expect(selection.focusedRow == nil)
    #expect(selection.lastFocusedRow == row(2))
    selection.renumber(by: .update(IndexMapping(.deleteRow(row(1)), .deleteRow(row(0)))))
    #expect(selection.rows.isEmpty)
    #expect(selection.rules.last == .updateCarriedOver)
    #expect(selection.beforeEditing == [row(3)])
    #expect(selection.lastFocusedRow == row(0))
    selection.forget()
    #expect(selection.beforeEditing.isEmpty)
    #expect(selection.lastFocusedRow == nil)
  }

  @Test("A lifted finger has a pending selection, which a reload keeps")
  func fingers() {
    var fingers = Fingers()
    #expect(fingers.lift() == nil)
    fingers.touch = Touch(row: row(4))
    fingers.highlight(row(4))
    #expect(fingers.lift()?.row == row(4))
    #expect(fingers.touch == nil)
    fingers.renumber(by: .update(IndexMapping(.deleteRow(row(4)))))
    #expect(fingers.highlightedRow == row(4))
    fingers.reload()
    let ended = fingers.takeEnded()
    #expect(ended?.row == nil)
    #expect(ended?.walk.closed.contains(.touchNotCancelled) == false)
    #expect(ended?.outlivesReload == true)
    #expect(fingers.takeEnded() == nil)
    fingers.touch = Touch(row: row(1))
    fingers.reload()
    #expect(fingers.touch?.walk.closed.contains(.touchNotCancelled) == true)
    #expect(fingers.cancel()?.row == row(1))
    #expect(fingers.touch == nil)
    fingers.dim(row(4))
    fingers.renumber(by: .update(IndexMapping(.deleteRow(row(2)))))
    #expect(fingers.takeDimmedRow() == row(3))
    #expect(fingers.dimmedRow == nil)
  }

  @Test("A swipe edits only outside edit mode, and its end does not change edit mode")
  func editing() {
    var editing = EditingState()
    editing.beginSwipe()
    #expect(editing.mode == .swipe)
    editing.endSwipe()
    #expect(editing.mode == .none)
    editing.setEditing(true)
    editing.beginSwipe()
    #expect(editing.mode == .edit)
    editing.endSwipe()
    #expect(editing.mode == .edit)
    editing.setEditing(false)
    #expect(editing.mode == .none)
  }

  @Test("A reload ends a swipe only while its actions are queried")
  func questions() {
    var editing = EditingState()
    editing.reload()
    editing.ask()
    #expect(editing.asked() == false)
    editing.ask()
    editing.reload()
    #expect(editing.asked() == true)
    #expect(editing.questions == .none)
  }

  @Test("An open row follows updates, and a deleted one keeps its last index path")
  func openRow() {
    var editing = EditingState()
    let open = OpenRow(
      path: row(2),
      cell: nil,
      opener: .swipe(.trailing),
      buttons: .delete(title: "Delete")
    )
    editing.leaveUnended(open)
    editing.openRow = open
    editing.keepFromController()
    editing.renumber(by: .update(IndexMapping(.insertRow(row(0)))))
    #expect(editing.openRow?.path == row(3))
    #expect(editing.openRow?.tellsController == false)
    editing.renumber(by: .update(IndexMapping(.deleteRow(row(3)))))
    #expect(editing.openRow?.isGone == true)
    #expect(editing.openRow?.path == row(3))
    let unended = editing.takeUnended()
    #expect(unended?.path == row(3))
    #expect(unended?.isGone == true)
    #expect(editing.takeUnended() == nil)
  }

  @Test("The bounds remember the direction of scrolling, but not of other movements")
  func viewport() {
    var viewport = Viewport(size: Size(width: 100, height: 50))
    viewport.scroll(to: 20, hasLaidOut: true, after: UpdateState())
    #expect((viewport.top, viewport.bottom) == (20, 70))
    #expect(!viewport.scrollsUp)
    #expect(viewport.hasScrolled)
    #expect(viewport.touches(from: 69, to: 80))
    #expect(!viewport.touches(from: 70, to: 80))
    #expect(!viewport.touches(from: 0, to: 20))
    let before = viewport
    viewport.scroll(to: 10, hasLaidOut: false, after: UpdateState())
    #expect(viewport.scrollsUp)
    viewport.adoptDirection(of: before)
    #expect(!viewport.scrollsUp)
    #expect(viewport.hasScrolled)
    #expect(viewport.offset == 10)
  }

  @Test("A touch stops the motion of the content, which may continue after a release")
  func scrolling() {
    var scrolling = ScrollState()
    let motion = ScrollMotion.deceleration(Deceleration(offset: 0, velocity: 1, rate: 0.9))
    scrolling.begin(motion)
    scrolling.beginDragging()
    #expect(scrolling.motion == nil)
    #expect(scrolling.isDragging)
    scrolling.begin(motion)
    scrolling.stopMotion()
    #expect(!scrolling.isAtRest)
    scrolling.endDragging()
    #expect(scrolling.isAtRest)
    scrolling.begin(motion)
    #expect(!scrolling.isAtRest)
    scrolling.stop()
    #expect(scrolling.isAtRest)
  }

  @Test("The place of an answer is in the script, or else that of the callback")
  func origins() {
    var origins = AnswerOrigins()
    origins.placeInScript = 7
    origins.lineOfAnswer = 3
    #expect(origins.lastAnswer == EventOrigin(traceLine: 3, scriptLine: 7))
    origins.placeOfAnswer = 9
    #expect(origins.lastAnswer == EventOrigin(traceLine: 3, scriptLine: 9))
    origins.noteSections(1)
    origins.noteRows(of: 0, nil)
    #expect(origins.counts.sections == EventOrigin(traceLine: 3, scriptLine: 9))
    #expect(origins.counts.rows(of: 0) == .nobody)
    origins.forgetAnswer()
    #expect(origins.lastAnswer == EventOrigin(traceLine: nil, scriptLine: 7))
  }

  @Test("Each warning is printed once, and running calls are counted")
  func progress() {
    var progress = Progress()
    #expect(progress.warns(.outsideWindow) == true)
    #expect(progress.warns(.outsideWindow) == false)
    #expect(progress.warns(.zeroHeight) == true)
    progress.open()
    progress.open()
    progress.close()
    #expect(progress.openCalls == 1)
    progress.row = RowInProgress(path: row(1))
    #expect(progress.takeRow()?.path == row(1))
    #expect(progress.row == nil)
  }

  @Test("A client's handlers are set and removed with it, as far as the version supports them")
  func clients() throws {
    var delegate = Client()
    delegate.didSelectRowAt { _, _ in }
    delegate.canPerformPrimaryActionForRowAt { _, _ in true }
    var clients = Clients()
    clients.set(delegate, as: .delegate, for: .iOS(13))
    #expect(clients[Callback.didSelectRowAt] != nil)
    #expect(clients[Callback.canPerformPrimaryActionForRowAt] == nil)
    #expect(clients[Recipient.delegate] != nil)
    clients.set(nil, as: .delegate, for: .iOS(13))
    #expect(clients[Callback.didSelectRowAt] == nil)
    #expect(clients[Recipient.delegate] == nil)
  }

  @Test("A method that a client denies by its calls is missing until the client is set again")
  func learntClients() {
    var delegate = Client()
    delegate.isKnownByCalls = true
    delegate.didSelectRowAt { _, _ in }
    var clients = Clients()
    clients.set(delegate, as: .delegate, for: .iOS(17))
    #expect(clients.areLearnt)
    #expect(clients.isLearnt(.didSelectRowAt))
    #expect(!clients.isLearnt(.cellForRowAt))
    let call = Call(.didSelectRowAt, .row(row(0)), rule: .selectionOrder)
    #expect(clients.callbackToLearn(call) == .didSelectRowAt)
    let hook = Call(.cell(.layoutSubviews), .none, rule: .cellLayout)
    #expect(clients.callbackToLearn(hook) == nil)
    clients.forget(.didSelectRowAt)
    #expect(clients[Callback.didSelectRowAt] == nil)
    clients.set(delegate, as: .delegate, for: .iOS(17))
    #expect(clients[Callback.didSelectRowAt] != nil)
    delegate.isKnownByCalls = false
    clients.set(delegate, as: .delegate, for: .iOS(17))
    #expect(!clients.areLearnt)
  }

  @Test("A touch that interrupts a deceleration causes its end callback once")
  func interruptedDeceleration() {
    var scrolling = ScrollState()
    scrolling.beginDragging()
    #expect(scrolling.takeDecelerationEnd() == false)
    scrolling.begin(.deceleration(Deceleration(offset: 0, velocity: 1, rate: 0.9)))
    scrolling.beginDragging()
    #expect(scrolling.takeDecelerationEnd() == true)
    #expect(scrolling.takeDecelerationEnd() == false)
  }

  @Test("Ends of swipes wait for the buttons to close, and each is reported once")
  func closings() {
    var editing = EditingState()
    #expect(!editing.isClosing)
    editing.close(SwipeEnd(place: row(1), rule: .swipeDidEnd, tellsController: true))
    editing.close(SwipeEnd(place: row(2), rule: .swipeClose, tellsController: true))
    editing.keepFromController()
    #expect(editing.isClosing)
    let ends = editing.takeClosings()
    #expect(ends.map(\.place) == [row(1), row(2)])
    #expect(ends.allSatisfy { !$0.tellsController })
    #expect(!editing.isClosing)
  }

  @Test("A re-query keeps its answers, and the next query forgets the last one")
  func requeries() {
    var origins = AnswerOrigins()
    origins.placeInScript = 4
    origins.noteSections(2)
    origins.noteRows(of: 1, 3)
    #expect(origins.counts.requeries == 1)
    #expect(origins.counts.rows(of: 1) == EventOrigin(traceLine: nil, scriptLine: 4))
    origins.noteSections(nil)
    #expect(origins.counts.sections == .nobody)
    #expect(origins.counts.requeries == 2)
  }

  @Test("A cell has no controls before its row is queried for them")
  func editControls() {
    var cells = CellStore()
    let cell = cells.make("A")
    #expect(cells[cell].controls == nil)
    cells[cell].controls = EditControls(canEdit: false)
    #expect(cells[cell].controls?.canEdit == false)
    #expect(cells[cell].controls?.style == .delete)
    #expect(cells[cell].accessory == .none)
  }
}
