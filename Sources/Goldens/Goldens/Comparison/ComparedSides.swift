import TableTrace

/// The two sides of a comparison, whose lines are read only at a difference.
struct ComparedSides {
  /// The number of compared lines of the golden or log.
  let expectedCount: Int
  /// Returns the line of the golden or log at an index, with its place.
  let expectedLine: (Int) -> Divergence.ExpectedLine
  /// Returns the line of the golden or log at an index, as an event.
  let expectedEvent: (Int) -> Event
  /// The indices of the compared lines in the trace, in the order of comparison.
  let tracedIndices: [Int]
  /// Returns the compared line of the trace at a position, as an event.
  let tracedEvent: (Int) -> Event
  /// The whole trace, or the part near the difference.
  let trace: [TraceLine]
  /// The index of the first of these lines in the whole trace.
  var traceStart = 0
  /// The indices of the lines that `run` does not print, in order.
  var hidden: [Int] = []
  /// The line of their first step, if that line is before the kept part.
  var stepBefore: String?
  let endLine: Int

  /// Returns the first difference, at these positions, after some equal lines.
  func divergence(expected row: Int, traced column: Int, equalBefore: Int) -> Divergence {
    let window = DifferenceClassifier.window
    let expected = (row..<min(row + window, expectedCount)).map(expectedEvent)
    let traced = (column..<min(column + window, tracedIndices.count)).map(tracedEvent)
    let before = (column - min(equalBefore, window)..<column).map(tracedEvent)
    let finding = DifferenceClassifier(expected: expected, traced: traced, before: before)
      .classify()
    let current = column < tracedIndices.count ? tracedIndices[column] : nil
    var result = Divergence(
      kind: finding.kind,
      lineNumber: row < expectedCount ? expectedLine(row).number : endLine,
      traceIndex: number(current ?? trace.count)
    )
    result.isCoarse = finding.isCoarse
    result.isReplaced = finding.isReplaced
    result.expected = row < expectedCount ? expectedLine(row) : nil
    result.traced = current.map(tracedLine)
    result.move = finding.move.map { move in
      equalLine(row + move.expected, column + move.traced)
    }
    addContext(to: &result, row: row, column: column, equalBefore: equalBefore)
    let moved = finding.move.map { tracedIndices[column + $0.traced] }
    addCause(to: &result, current: current, moved: moved)
    if current == nil, trace.last?.kind == .crash { addCrash(to: &result) }
    return result
  }

  private func addContext(
    to result: inout Divergence,
    row: Int,
    column: Int,
    equalBefore: Int
  ) {
    let length = Divergence.contextLength
    result.before = (1...length).reversed().compactMap { distance in
      distance <= equalBefore ? equalLine(row - distance, column - distance) : nil
    }
    result.expectedAfter = (row + 1..<max(row + 1, min(row + 1 + length, expectedCount)))
      .map(expectedLine)
    let tracedEnd = min(column + 1 + length, tracedIndices.count)
    result.tracedAfter = (column + 1..<max(column + 1, tracedEnd)).map {
      tracedLine(tracedIndices[$0])
    }
  }

  /// Adds the step, the phase and the rule of the traced line, or of the last line.
  private func addCause(to result: inout Divergence, current: Int?, moved: Int?) {
    guard let place = current ?? trace.indices.last else { return }
    result.step = trace[place].step
    result.phase = trace[place].phase
    result.rule = current.flatMap { trace[$0].rule }
    result.situation = current.map { trace[$0].situation } ?? []
    result.deciding = deciding(result, current: current, moved: moved.map { trace[$0] })
    let step = trace[...place].last { $0.kind == .step }?.text ?? stepBefore
    result.stepText = step.map { String($0.dropFirst(2)) }
  }

  /// Other rules that may explain the difference.
  private func deciding(
    _ divergence: Divergence,
    current: Int?,
    moved: TraceLine?
  ) -> [RuleID] {
    let line = current.map { trace[$0] }
    switch divergence.kind {
    case .header, .step, .crash, .repeated: return []
    case .answer: return line?.answerRules ?? []
    case .argument, .nesting, .missing, .extra, .moved, .endedEarly:
      let showsRows = [divergence.expected?.text, line?.text].contains { text in
        text.map(Event.showsRows) ?? false
      }
      let heights = showsRows ? (line ?? trace.last)?.heightRules : nil
      return [moved?.rule].compactMap(\.self) + (moved?.situation ?? [])
        + rulesOfSkippedCalls(before: current ?? trace.count) + (heights ?? [])
    }
  }

  /// The rules that prevented calls earlier in the same step.
  private func rulesOfSkippedCalls(before place: Int) -> [RuleID] {
    let lines = trace[..<place].reversed()
    return lines.prefix { $0.step == lines.first?.step }.flatMap(\.skippedBy)
  }

  /// Handles a trace that ends with an exception, if the file does not compare exceptions.
  private func addCrash(to result: inout Divergence) {
    let last = trace.count - 1
    result.kind = .crash
    result.traceIndex = number(last)
    result.traced = tracedLine(last)
    result.rule = trace[last].rule
    result.situation = trace[last].situation
  }

  private func equalLine(_ row: Int, _ column: Int) -> Divergence.EqualLine {
    Divergence.EqualLine(
      expected: expectedLine(row),
      traced: tracedLine(tracedIndices[column])
    )
  }

  /// Returns the index of a line among those that `run` prints.
  private func number(_ index: Int) -> Int {
    traceStart + index - hidden.count { $0 < index }
  }

  private func tracedLine(_ index: Int) -> Divergence.TracedLine {
    Divergence.TracedLine(index: number(index), text: trace[index].indented)
  }
}
