/// The shortest list of edits that turns one list of events into another.
struct EditScript {
  enum Edit: Hashable {
    case equal(Int, Int)
    /// The expected line is missing.
    case missing(Int)
    /// The line of the trace is unexpected.
    case extra(Int)
  }

  /// The edits in order, missing lines first if two orders are equally short.
  let edits: [Edit]

  /// Aligns two short lists.
  ///
  /// - Complexity: O(*m* × *n*) in time and memory, so callers pass short parts.
  init(expected: [Event], traced: [Event]) {
    let width = traced.count + 1
    var lengths = [Int](repeating: 0, count: (expected.count + 1) * width)
    for row in expected.indices.reversed() {
      for column in traced.indices.reversed() {
        lengths[row * width + column] =
          if expected[row].matches(traced[column]) {
            lengths[(row + 1) * width + column + 1] + 1
          } else {
            max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
          }
      }
    }
    var edits: [Edit] = []
    var (row, column) = (0, 0)
    while row < expected.count || column < traced.count {
      if row < expected.count, column < traced.count, expected[row].matches(traced[column]) {
        edits.append(.equal(row, column))
        (row, column) = (row + 1, column + 1)
      } else if column == traced.count
        || (row < expected.count
          && lengths[(row + 1) * width + column] >= lengths[row * width + column + 1])
      {
        edits.append(.missing(row))
        row += 1
      } else {
        edits.append(.extra(column))
        column += 1
      }
    }
    self.edits = edits
  }
}
