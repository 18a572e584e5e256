/// The result for each directive and line of a pattern.
package struct PatternVerdict: Hashable, Sendable {
  /// The found items, in the order of the items.
  package var findings: [PatternFinding]
  /// The item that was not found, or nil if the whole trace matches.
  package var failure: PatternFailure?
  /// The number of comparison steps, independent of the machine.
  package var work = 0
}

package struct PatternFinding: Hashable, Sendable {
  package var item: Int
  /// The first line of the trace, from 0.
  package var start: Int
  /// The line after the last one.
  package var end: Int
  /// Whether a group was found in its written order.
  package var inOrder = false
}

/// The item that was not found, and the place of the search.
package struct PatternFailure: Error, Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    /// Another line is there, or none.
    case line
    /// The line is repeated another number of times.
    case times(found: Int)
    /// No line remains for a line of a group; the first remaining line.
    case member(PatternLine, free: Int?)
    /// The trace continues after the last item.
    case goesOn
    /// A `@skip` does not allow the remaining lines.
    case skip(left: Int)
    /// The search took too many comparisons.
    case tooMuchWork
  }

  /// The index of the item, or nil after the last.
  package var item: Int?
  /// The line of the trace, from 0.
  package var place: Int
  package var reason: Reason
  /// The lines at which the search began, if there are several; the failure is the best of them.
  package var searched: ClosedRange<Int>?
  /// Whether the line at the place is only the most similar one.
  package var isNear = false
  /// The previous items found at that place.
  var found: [PatternFinding] = []
  /// The number of the item's own lines that are present.
  var part = 0

  /// The length of the match: the number of items, then the number of lines of the next item.
  var progress: (items: Int, lines: Int) { (item ?? .max, part) }
}
