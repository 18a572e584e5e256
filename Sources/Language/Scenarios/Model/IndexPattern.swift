/// Which rows or sections a table of answers means: `2`, `0,3`, `1,*`, `0,last`, `*,last`, `default`.
package struct IndexPattern: Hashable, Sendable {
  /// One number of a pattern.
  package enum Part: Hashable, Sendable {
    /// Any.
    case any
    /// The last section or row.
    case last
    /// One.
    case number(Int)
  }

  /// The section.
  package var section: Part
  /// The row; nil in a pattern of sections.
  package var row: Part?

  /// Makes a pattern.
  package init(section: Part, row: Part?) {
    self.section = section
    self.row = row
  }
}
