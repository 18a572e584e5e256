import Testing

@testable import TableTrace

/// Sections that share what is known of them, and those that have it to themselves.
@Suite("Sections")
struct SectionsTests {
  private func state(_ count: Int, header: Double = 0, isEstimate: Bool = true) -> SectionState {
    var state = SectionState()
    state.header.height = header
    state.rows = RowHeights(count: count, height: 10, isEstimate: isEstimate)
    return state
  }

  /// The numbers of rows, the heights of the rows and the headers, as each section has them.
  private func facts(_ sections: Sections) -> [[Double]] {
    sections.indices.map {
      [Double(sections[$0].rows.count), sections[$0].rows.total, sections[$0].header.height]
    }
  }

  @Test("Equal sections share their state, but a section with another header has its own")
  func likeness() {
    var sections = Sections([state(2), state(3), state(4, header: 7), state(5)])
    #expect(facts(sections) == [[2, 20, 0], [3, 30, 0], [4, 40, 7], [5, 50, 0]])
    #expect(sections.indices.map { sections.height(of: $0, padding: 1) } == [20, 30, 48, 50])
    sections[1] = state(1, header: 9)
    #expect(facts(sections) == [[2, 20, 0], [1, 10, 9], [4, 40, 7], [5, 50, 0]])
    sections.fill(0, rows: 6, like: 1)
    #expect(facts(sections) == [[6, 60, 9], [1, 10, 9], [4, 40, 7], [5, 50, 0]])
  }

  @Test("A measured height in one section changes no other section, even after it was forgotten")
  func measuring() {
    var sections = Sections(Array(repeating: state(3), count: 4))
    sections.change(1) { $0.rows.measure(2, as: 25) }
    sections.change(1) { $0.rows.measure(0, as: 11) }
    #expect(sections.indices.map { sections.isPlain($0) } == [true, false, true, true])
    #expect(sections.indices.map { sections.rowsHeight(of: $0) } == [30, 46, 30, 30])
    #expect(sections.isEstimate(1, in: 1))
    #expect(!sections.isEstimate(2, in: 1))
    sections[1] = state(2)
    sections.change(2) { $0.header = SectionEndState(height: 5, isMeasured: true) }
    #expect(facts(sections) == [[3, 30, 0], [2, 20, 0], [3, 30, 5], [3, 30, 0]])
    #expect(sections.indices.map { sections.isPlain($0) } == [true, true, false, true])
  }

  @Test("Sections are removed from the end, and new ones have no known heights")
  func resizing() {
    var sections = Sections([state(2), state(3)])
    sections.change(1) { $0.rows.measure(0, as: 11) }
    sections.resize(to: 1)
    sections.resize(to: 3)
    #expect(facts(sections) == [[2, 20, 0], [0, 0, 0], [0, 0, 0]])
    #expect(sections.hasState { $0.rows.isEstimated })
    sections[0] = SectionState()
    #expect(!sections.hasState { $0.rows.isEstimated })
    #expect(!sections.isPlain(3))
    sections.resize(to: 0)
    #expect(sections.isEmpty)
  }

  @Test("Thousands of different sections need no more states than sections")
  func manyChanges() {
    var sections = Sections(count: 50)
    for turn in 1...20 {
      for section in sections.indices {
        sections[section] = state(section, header: Double(section * turn))
        sections.change(section) { $0.rows.measure(0, as: Double(turn)) }
      }
    }
    let expected = (0..<50).map { section in
      let rows = section == 0 ? 0 : 10 * (section - 1) + 20
      return [section, rows, section * 20].map(Double.init)
    }
    #expect(facts(sections) == expected)
    #expect(sections.stateCount <= 51)
  }
}
