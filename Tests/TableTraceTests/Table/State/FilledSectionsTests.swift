import Testing

@testable import TableTrace

/// The neighbours of a row, with empty sections between them.
@Suite("Sections with rows")
struct FilledSectionsTests {
  private func content(_ counts: [Int]) -> Content {
    var content = Content()
    content.begin(sections: counts.count)
    for (section, count) in counts.enumerated() {
      var state = SectionState()
      state.rows = RowHeights(count: count, height: 10, isEstimate: false)
      content.fill(section, with: state)
    }
    return content
  }

  /// Every row in its order, downwards and upwards, walked from one to the next.
  private func walks(_ content: borrowing Content) -> (down: [IndexPath], up: [IndexPath]) {
    var down: [IndexPath] = []
    var next = content.firstRow(from: 0)
    while let row = next {
      down.append(row)
      next = content.row(after: row)
    }
    var up: [IndexPath] = []
    next = content.row(before: IndexPath(section: content.sections.count, row: 0))
    while let row = next {
      up.append(row)
      next = content.row(before: row)
    }
    return (down, up)
  }

  @Test(
    "The next row is the same, whether it was known or not",
    arguments: [[], [0], [2], [0, 0, 2, 0, 1, 0], [1, 0, 0, 0, 1], [3, 1], [0, 0, 0]]
  )
  func neighbours(counts: [Int]) {
    let rows = counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(section: section, row: $0) }
    }
    var content = content(counts)
    for _ in 0..<2 {
      let walks = walks(content)
      #expect(walks.down == rows)
      #expect(walks.up == rows.reversed())
      content.rebuild()
    }
  }

  @Test("A section that is filled or emptied later is found")
  func changes() {
    var content = content([1, 0, 1])
    content.rebuild()
    var state = SectionState()
    state.rows = RowHeights(count: 1, height: 10, isEstimate: false)
    content.fill(1, with: state)
    #expect(content.row(after: IndexPath(section: 0, row: 0)) == IndexPath(section: 1, row: 0))
    content.rebuild()
    content.fill(1, with: SectionState())
    #expect(content.row(before: IndexPath(section: 2, row: 0)) == IndexPath(section: 0, row: 0))
    content.rebuild()
    content.moveRow(IndexPath(section: 0, row: 0), to: IndexPath(section: 1, row: 0))
    #expect(content.firstRow(from: 0) == IndexPath(section: 1, row: 0))
    content.rebuild()
    content.begin(sections: 1)
    #expect(content.firstRow(from: 0) == nil)
  }
}
