import Testing

@testable import TableTrace

/// What has been loaded, by itself.
@Suite("Content")
struct ContentTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(section: section, row: row)
  }

  @Test("Loading decides what is known")
  func loading() {
    var content = Content()
    #expect(content.isEmpty == true)
    #expect(content.counts.isEmpty == true)
    content.loaded = .counts([2, 1])
    #expect(content.isEmpty == false)
    #expect(content.hasGeometry == false)
    #expect(content.counts == [2, 1])
    let built = Content.sections([3])
    #expect(built.hasGeometry == true)
    #expect(built.counts == [3])
    #expect(built.hasEstimates == true)
    #expect(built.hasSectionEnds == true)
    #expect(Content.sections([3], isEstimate: false).hasEstimates == false)
  }

  @Test("A measured row moves later rows, and above the anchor also the content")
  func measuring() {
    var content = Content.sections([3, 3])
    #expect(content.measure(row(1), as: 25) == 0)
    #expect(content.top(of: row(2)) == 20 + 10 + 25)
    content.anchor = row(1, 1)
    #expect(content.measure(row(2), as: 16) == 6)
    #expect(content.measure(row(2), as: 40) == 0)
    #expect(content.measure(row(2, 1), as: 40) == 0)
    #expect(content.measure(.header, of: 0, as: 23) == 3)
    #expect(content.measure(.header, of: 1, as: 40) == 0)
    #expect(content.measure(.header, of: 9, as: 40) == 0)
  }

  @Test("Measuring a row again returns whether that moves anything")
  func remeasuring() {
    var content = Content.sections([2])
    #expect(content.remeasure(row(0), as: 30) == true)
    #expect(content.remeasure(row(0), as: 30) == false)
    #expect(content.remeasure(row(7), as: 30) == false)
    var exact = Content.sections([2], isEstimate: false)
    #expect(exact.remeasure(row(0), as: 30) == false)
  }

  @Test("A row is adjacent if it is next to the displayed rows")
  func adjacency() {
    let content = Content.sections([2, 2])
    let ends = (first: row(1), last: row(0, 1))
    let rows = [row(0), row(1, 1), row(1)]
    #expect(rows.map { content.isAdjacent($0, to: ends) } == [true, true, false])
    #expect(rows.map { content.isAdjacent($0, to: nil) } == [false, false, false])
  }

  @Test("The anchor follows its row, and is removed with the row")
  func anchor() {
    var content = Content.sections([3])
    content.anchor = row(1)
    content.renumber(by: .update(IndexMapping(.insertRow(row(0)))))
    #expect(content.anchor == row(2))
    content.renumber(by: .update(IndexMapping(.deleteRow(row(2)))))
    #expect(content.anchor == nil)
  }
}

extension Content {
  /// Sections with headers of 20 points and rows that have 10, or are guessed to have them.
  static func sections(_ counts: [Int], isEstimate: Bool = true) -> Content {
    var content = Content()
    content.sections = Sections(
      counts.map { count in
        var state = SectionState()
        state.header.height = 20
        state.rows = RowHeights(count: count, height: 10, isEstimate: isEstimate)
        return state
      }
    )
    content.rebuild()
    content.loaded = .geometry
    return content
  }
}
