/// The result for each directive and line of a pattern.
package struct PatternVerdict: Hashable, Sendable {
  /// The found items, in the order of the items.
  package var findings: [PatternFinding]
  /// The item that was not found, or nil if the whole trace matches.
  package var failure: PatternFailure?
  /// The number of comparison steps, which is the same on every machine.
  package var work = 0
}

package struct PatternFinding: Hashable, Sendable {
  package var item: Int
  /// The index of the first line of the trace.
  package var start: Int
  /// The index after the last line.
  package var end: Int
  /// Whether a group was found in its written order.
  package var inOrder = false
}

/// The item that was not found, and where it was searched.
package struct PatternFailure: Error, Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    /// Another line is at this place, or none.
    case line
    /// The line is repeated a different number of times.
    case times(found: Int)
    /// No line matches a line of a group, with the first line that matches none.
    case member(PatternLine, free: Int?)
    /// The trace continues after the last item.
    case goesOn
    /// A `@skip` does not allow the remaining lines.
    case skip(left: Int)
    /// The search needed too many comparisons.
    case tooMuchWork
  }

  /// The index of the item, or nil after the last one.
  package var item: Int?
  /// The index of the line of the trace.
  package var place: Int
  package var reason: Reason
  /// The lines at which the search began, or nil if there is only one.
  package var searched: ClosedRange<Int>?
  /// Whether the line at the place is only the most similar one.
  package var isNear = false
  /// The items before it that were found.
  var found: [PatternFinding] = []
  /// The number of lines that match a part of the item.
  var part = 0

  /// The length of the match: the number of items, then the number of lines of the next item.
  var progress: (items: Int, lines: Int) { (item ?? .max, part) }
}
