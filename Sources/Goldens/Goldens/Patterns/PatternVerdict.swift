/// What became of each directive and line of a pattern.
package struct PatternVerdict: Hashable, Sendable {
  /// What was found, in the order of the items.
  package var findings: [PatternFinding]
  /// What was not found; nil if the whole trace matches.
  package var failure: PatternFailure?
  /// How much was compared, in steps that do not depend on the machine.
  package var work = 0
}

/// Where an item of a pattern was found.
package struct PatternFinding: Hashable, Sendable {
  /// The index of the item.
  package var item: Int
  /// The first line of the trace that it took, from 0.
  package var start: Int
  /// The line behind the last that it took.
  package var end: Int
  /// Whether a group came in the order in which it is written.
  package var inOrder = false
}

/// Which item of a pattern was not found, and where it was looked for.
package struct PatternFailure: Error, Hashable, Sendable {
  /// Why it was not found.
  package enum Reason: Error, Hashable, Sendable {
    /// Another line stands there, or none.
    case line
    /// The line comes another number of times.
    case times(found: Int)
    /// No line is left for a line of a group; the first that is left.
    case member(PatternLine, free: Int?)
    /// The trace goes on behind the last item.
    case goesOn
    /// A `@skip` may not pass over the lines that are left.
    case skip(left: Int)
    /// The search took too many comparisons.
    case tooMuchWork
  }

  /// The index of the item; nil behind the last.
  package var item: Int?
  /// The line of the trace, from 0.
  package var place: Int
  /// Why.
  package var reason: Reason
  /// The lines at which the search began, where there are several; the failure is the best of them.
  package var searched: ClosedRange<Int>?
  /// Whether the line at the place is only the one most like what is looked for.
  package var isNear = false
  /// What was found at that place of the items before it.
  var found: [PatternFinding]
  /// How many lines of the item itself are there.
  var part: Int

  /// Makes a failure.
  init(item: Int?, place: Int, reason: Reason, found: [PatternFinding] = [], part: Int = 0) {
    self.item = item
    self.place = place
    self.reason = reason
    self.found = found
    self.part = part
  }

  /// How far the pattern was found: of two places the better is the one with more items, and of two
  /// with as many the one with more lines of the next.
  var progress: (items: Int, lines: Int) { (item ?? .max, part) }
}
