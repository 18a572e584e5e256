/// A row that goes to another place takes its height along.
extension ContentGeometry {
  /// Moves a row; the target counts without it.
  ///
  /// - Complexity: O(*n*) in the rows of the two sections, and in the number of sections.
  mutating func moveRow(_ source: IndexPath, to target: IndexPath) {
    let (rows, entry) = sections[source.section].rows.removing(source.row)
    sections[source.section].rows = rows
    sections[target.section].rows = sections[target.section].rows.inserting(entry, at: target.row)
    offsets = SectionOffsets(heights: sections.indices.map(outerHeight))
  }
}
