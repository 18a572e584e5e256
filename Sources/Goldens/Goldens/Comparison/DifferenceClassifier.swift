/// Finds the kind of the first difference between two lists of events.
struct DifferenceClassifier {
  struct Finding {
    var kind: Divergence.Kind
    /// The indices of a moved line in the two windows, or nil for other kinds.
    var move: (expected: Int, traced: Int)?
    /// Whether the windows have no line in common.
    var isCoarse = false
    /// Whether another line replaces the missing one.
    var isReplaced = false
  }

  /// The number of lines searched on each side, to limit the cost for long traces.
  static let window = 256

  /// The expected events after the difference, at most ``window``.
  let expected: [Event]
  /// The events of the trace after the difference, at most ``window``.
  let traced: [Event]
  /// The equal events before the difference, at most ``window``.
  let before: [Event]

  /// The kind of the difference between the first events of the two windows.
  func classify() -> Finding {
    guard let first = traced.first else { return Finding(kind: .endedEarly) }
    guard let wanted = expected.first else {
      if first.isCrash { return Finding(kind: .crash) }
      return Finding(kind: isRepeated(count: traced.count) ? .repeated : .extra)
    }
    if first.isCrash || wanted.isCrash { return Finding(kind: .crash) }
    if wanted.matches(first) {
      if !wanted.answer.isWritten(as: first.answer) { return Finding(kind: .answer) }
      return Finding(kind: wanted.indentation != first.indentation ? .nesting : .argument)
    }
    return classifyHunk(EditScript(expected: expected, traced: traced).edits)
  }

  /// Finds the kind from the edits before the next equal line.
  private func classifyHunk(_ edits: [EditScript.Edit]) -> Finding {
    var missing: [Int] = []
    var extra: [Int] = []
    var hunkLength: (missing: Int, extra: Int)?
    for edit in edits {
      switch edit {
      case .equal: hunkLength = hunkLength ?? (missing.count, extra.count)
      case .missing(let row): missing.append(row)
      case .extra(let column): extra.append(column)
      }
    }
    let hunk = hunkLength ?? (missing.count, extra.count)
    let isCoarse =
      hunkLength == nil && expected.count == Self.window && traced.count == Self.window
    if hunk.missing > 0, let target = extra.first(where: { traced[$0].matches(expected[0]) }) {
      return Finding(kind: .moved, move: (0, target))
    }
    if hunk.extra > 0, let origin = missing.first(where: { expected[$0].matches(traced[0]) }) {
      return Finding(kind: .moved, move: (origin, 0))
    }
    if hunk.missing > 0, hunk.extra > 0 {
      if expected[0].isStep, traced[0].isStep { return Finding(kind: .step) }
      let isSameCall = expected[0].name.isWritten(as: traced[0].name)
      return Finding(
        kind: isSameCall ? .argument : .missing,
        isCoarse: isCoarse,
        isReplaced: !isSameCall
      )
    }
    if hunk.extra > 0 {
      return Finding(kind: isRepeated(count: hunk.extra) ? .repeated : .extra)
    }
    return Finding(kind: .missing)
  }

  /// Whether the first lines of the trace's window repeat those immediately before.
  private func isRepeated(count: Int) -> Bool {
    guard count > 0, before.count >= count, traced.count >= count else { return false }
    return zip(before.suffix(count), traced).allSatisfy { $0.matches($1) && !$0.isCrash }
  }
}
