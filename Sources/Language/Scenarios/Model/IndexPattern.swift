/// A pattern of rows or sections: `2`, `0,3`, `1,*`, `0,last`, `*,last`, `default`.
package struct IndexPattern: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case any
    /// The last section or row.
    case last
    case number(Int)
  }

  package var section: Part
  /// The row; nil in a pattern of sections.
  package var row: Part?

  package init(section: Part, row: Part?) {
    self.section = section
    self.row = row
  }
}
