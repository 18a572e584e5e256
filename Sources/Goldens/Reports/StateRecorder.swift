package import TableTrace

/// Keeps the state of the table before and after lines that a recorder makes.
///
/// A line goes on until the next one that is not nested in it, so that what an answer leads to belongs
/// to the call. A class, as every sink is.
package final class StateRecorder: PassingSink {
  /// The state before and after a line.
  package struct Moment: Hashable, Sendable {
    /// As the event comes.
    package var before: TableState
    /// As the next event comes that is not nested in it, or the run ends.
    package var after: TableState

    /// Makes a moment.
    package init(before: TableState, after: TableState) {
      self.before = before
      self.after = after
    }
  }

  /// A line that goes on.
  private struct OpenLine {
    var number: Int
    var depth: Int
    var before: TableState
  }

  /// The recorder behind it.
  package let recorder: TraceRecorder
  /// The only line whose moment is kept; nil for all.
  private let wanted: Int?
  /// The number of lines that were taken from the recorder.
  private var takenLines = 0
  /// The most moments that are held at a time.
  private static let mostMoments = 50_000
  private var moments: [Int: Moment] = [:]
  private var open: [OpenLine] = []
  private weak var table: TableView?
  private var contents: [Int: CellContent] = [:]

  /// Makes a recorder in front of another one that is empty; `wanted` nil keeps the moments of all
  /// lines, which count from 1.
  package init(_ recorder: TraceRecorder, wanted: Int? = nil) {
    self.recorder = recorder
    self.wanted = wanted
  }

  /// The sink behind it.
  package var next: any TraceSink { recorder }

  /// The moment of a line, by its number from 1; nil while the line goes on, and for others than
  /// those that are kept.
  package func moment(of number: Int) -> Moment? { moments[number] }

  /// Ends all lines and hands them out, each with its moment; no call is open.
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

  /// Whether no more moments can be held until some are taken.
  var isFull: Bool { moments.count + open.count >= Self.mostMoments }

  /// The state as it is now; that of a table that is not there yet is empty.
  private var now: TableState {
    var state = table.map { TableState($0) } ?? TableState()
    state.fill(contents)
    return state
  }

  /// Ends the lines that are at least so deep.
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

  /// Whether the state in front of an event is that before or after a line whose moment is kept, where
  /// so many lines are there already.
  private func isStateNeeded(_ count: Int) -> Bool {
    guard let wanted else { return true }
    return takenLines + count + 1 == wanted || open.contains { $0.number == wanted }
  }

  /// Takes the state in front of an event, if it becomes a line.
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
