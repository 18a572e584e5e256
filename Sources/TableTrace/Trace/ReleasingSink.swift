/// A sink before a recorder that removes the recorder's lines when they can no longer change.
///
/// This is so when no call is open and another line follows.
package protocol ReleasingSink: PassingSink {
  var openCalls: Int { get set }
  var releasedLines: Int { get }
  /// Removes lines, if enough were recorded.
  func releaseLines()
}

extension ReleasingSink {
  package var lineOfCall: Int? { next.lineOfCall.map { $0 + releasedLines } }

  package func step(_ number: Int, _ text: String) {
    releaseIfFinal()
    next.step(number, text)
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    releaseIfFinal()
    next.phase(phase, rule: rule)
  }

  package func called(_ call: Call) {
    releaseIfFinal()
    openCalls += 1
    next.called(call)
  }

  package func queried(_ query: Query) {
    releaseIfFinal()
    openCalls += 1
    next.queried(query)
  }

  package func returned(_ answer: Answer) {
    openCalls -= 1
    next.returned(answer)
  }

  package func returned(points: Double) {
    returned(Answer(points: points))
  }

  package func warned(_ text: String, rule: RuleID) {
    releaseIfFinal()
    next.warned(text, rule: rule)
  }

  package func noted(_ text: String) {
    releaseIfFinal()
    next.noted(text)
  }

  package func showed(_ content: CellContent, in cell: Cell) {
    releaseIfFinal()
    next.showed(content, in: cell)
  }

  package func closed(_ gate: ClosedGate) {
    releaseIfFinal()
    next.closed(gate)
  }

  package func raised(_ exception: UIKitException) {
    openCalls = 0
    next.raised(exception)
  }

  private func releaseIfFinal() {
    if openCalls == 0 { releaseLines() }
  }
}
