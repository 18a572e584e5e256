/// A pattern of rows or sections: `2`, `0,3`, `1,*`, `0,last`, `*,last`, `default`.
package struct IndexPattern: Codable, Hashable, Sendable {
  package enum Part: Codable, Hashable, Sendable {
    case any
    /// The last section or row.
    case last
    case number(Int)
  }

  package var section: Part
  /// The row, or nil in a pattern of sections.
  package var row: Part?

  package init(section: Part, row: Part?) {
    self.section = section
    self.row = row
  }
}

extension IndexPattern {
  /// Whether the pattern matches an index path, given the number of sections and rows.
  package func means(
    section: Int,
    row: Int?,
    of sections: Int,
    rows: (_ section: Int) -> Int
  ) -> Bool {
    guard self.section.means(section, of: sections) else { return false }
    guard let wanted = self.row else { return true }
    return row.map { wanted.means($0, of: rows(section)) } ?? false
  }
}

extension IndexPattern.Part {
  fileprivate func means(_ number: Int, of count: Int) -> Bool {
    switch self {
    case .any: true
    case .last: number == count - 1
    case .number(let wanted): number == wanted
    }
  }
}
