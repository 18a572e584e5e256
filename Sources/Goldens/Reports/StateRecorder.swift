package import TableTrace

/// Records the state of the table before and after each line.
///
/// A line lasts until the next line that is not nested in it, so that a call includes the effect of
/// its answer. It is a class because every sink is one.
package final class StateRecorder: PassingSink {
  package struct Moment: Hashable, Sendable {
    package var before: TableState
    /// The state before the next event that is not nested in the line, or at the end of the run.
    package var after: TableState

    package init(before: TableState, after: TableState) {
      self.before = before
      self.after = after
    }
  }

  private struct OpenLine {
    var number: Int
    var depth: Int
    var before: TableState
  }

  package let recorder: TraceRecorder
  /// The number of the only line whose state is kept, or nil for all lines.
  private let wanted: Int?
  private var takenLines = 0
  /// The most states in memory at a time.
  private static let mostMoments = 50_000
  private var moments: [Int: Moment] = [:]
  private var open: [OpenLine] = []
  private weak var table: TableView?
  private var contents: [Int: CellContent] = [:]

  /// Creates a recorder in front of an empty `recorder`.
  ///
  /// `wanted` is the number of a line, from 1. With nil, the states of all lines are kept.
  package init(_ recorder: TraceRecorder, wanted: Int? = nil) {
    self.recorder = recorder
    self.wanted = wanted
  }

  package var next: any TraceSink { recorder }

  /// The states of a line, by its number from 1, or nil for a line that has not ended or is not
  /// kept.
  package func moment(of number: Int) -> Moment? { moments[number] }

  /// Ends all lines, without open calls, and returns them with their states.
  package func takeLines() -> [(line: TraceLine, moment: Moment?)] {
    endLines(from: 0)
    var lines: [(line: TraceLine, moment: Moment?)] = []
    for line in recorder.takeLines() {
      takenLines += 1
      lines.append((line: line, moment: moments[takenLines]))
    }
    moments.removeAll(keepingCapacity: true)
    return lines
  }

  /// Whether the limit of states in memory is reached.
  var isFull: Bool { moments.count + open.count >= Self.mostMoments }

  /// The current state, or empty if there is no table yet.
  private var now: TableState {
    var state = table.map { TableState($0) } ?? TableState()
    state.fill(contents)
    return state
  }

  private func endLines(from depth: Int, at state: TableState? = nil) {
    guard let last = open.last, last.depth >= depth else { return }
    let after = state ?? now
    while let line = open.last, line.depth >= depth {
      open.removeLast()
      if wanted == nil || wanted == line.number {
        moments[line.number] = Moment(before: line.before, after: after)
      }
    }
  }

  /// Whether the state before the next event, after `count` lines, belongs to a kept line.
  private func isStateNeeded(_ count: Int) -> Bool {
    guard let wanted else { return true }
    return takenLines + count + 1 == wanted || open.contains { $0.number == wanted }
  }

  /// Records the state before an event, if the event adds a line.
  private func note(_ event: () -> Void) {
    let count = recorder.lines.count
    let before = isStateNeeded(count) ? now : TableState()
    event()
    guard recorder.lines.count > count, let line = recorder.lines.last else { return }
    endLines(from: line.depth, at: before)
    let number = takenLines + recorder.lines.count
    open.append(OpenLine(number: number, depth: line.depth, before: before))
  }

  package func attached(to table: TableView) {
    self.table = table
    recorder.attached(to: table)
  }

  package func ended() {
    endLines(from: 0)
    recorder.ended()
  }

  package func step(_ number: Int, _ text: String) {
    note { recorder.step(number, text) }
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    note { recorder.phase(phase, rule: rule) }
  }

  package func called(_ call: Call) {
    note { recorder.called(call) }
  }

  package func queried(_ query: Query) {
    note { recorder.queried(query) }
  }

  package func warned(_ text: String, rule: RuleID) {
    note { recorder.warned(text, rule: rule) }
  }

  package func noted(_ text: String) {
    note { recorder.noted(text) }
  }

  package func showed(_ content: CellContent, in cell: Cell) {
    note { recorder.showed(content, in: cell) }
    contents[cell.number] = content
  }

  package func closed(_ gate: ClosedGate) {
    note { recorder.closed(gate) }
  }

  package func raised(_ exception: UIKitException) {
    note { recorder.raised(exception) }
  }
}

@available(*, unavailable)
extension StateRecorder: Sendable {}
