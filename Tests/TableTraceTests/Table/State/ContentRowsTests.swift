import Testing

@testable import TableTrace

/// Which rows a stretch of the content shows, and where measured heights go, without a table.
@Suite("Rows of the content")
struct ContentRowsTests {
  private static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(section: section, row: row)
  }

  /// Two sections of rows 10 points high, with headers of 20 points.
  private static func content(isEstimate: Bool = false) -> Content {
    .sections([3, 2], isEstimate: isEstimate)
  }

  private static func shown(_ paths: [IndexPath]) -> [DisplayedRow] {
    paths.map { DisplayedRow(path: $0, cell: Cell(number: $0.row + 1)) }
  }

  @Test("Rows are below their headers, and have neighbors in other sections")
  func places() {
    let content = Self.content()
    #expect(content.top(of: Self.row(0)) == 20)
    #expect(content.bottom(of: Self.row(2)) == 50)
    #expect(content.top(of: Self.row(0, 1)) == 70)
    #expect(content.headerTop(of: 1) == 50)
    #expect(content.footerTop(of: 1) == 90)
    #expect(content.row(after: Self.row(2)) == Self.row(0, 1))
    #expect(content.row(before: Self.row(0, 1)) == Self.row(2))
    #expect(content.row(after: Self.row(1, 1)) == nil)
    #expect(content.row(before: Self.row(0)) == nil)
    let paths = [Self.row(1, 1), Self.row(2, 1), Self.row(0, 7)]
    #expect(paths.map { content.contains($0) } == [true, false, false])
  }

  /// A stretch, and the first row that touches it.
  static let stretches: [(top: Double, bottom: Double, first: IndexPath?)] = [
    (0, 100, row(0)), (30, 100, row(1)), (45, 60, row(2)), (50, 80, row(0, 1)), (85, 90, row(1, 1)),
    (90, 200, nil),
  ]

  @Test("The first row in a range is found from any displayed rows", arguments: stretches)
  func firstRow(top: Double, bottom: Double, first: IndexPath?) {
    let content = Self.content()
    #expect(content.firstRow(endingAfter: top) == first)
    let all = [Self.row(0), Self.row(1), Self.row(2), Self.row(0, 1), Self.row(1, 1)]
    for start in all.indices {
      let near = content.firstRow(near: Self.shown(Array(all[start...])), from: top, to: bottom)
      #expect(near == nil || near == first, "from \(all[start])")
    }
    if top >= content.top(of: Self.row(0)) {
      #expect(content.firstRow(near: Self.shown(all), from: top, to: bottom) == first)
    }
    #expect(content.firstRow(near: [], from: top, to: bottom) == nil)
  }

  @Test("Rows outside a range are counted at both ends, and a deleted row is outside")
  func outside() {
    let content = Self.content()
    let rows = Self.shown([Self.row(0), Self.row(1), Self.row(2), Self.row(0, 1)])
    var (above, below) = content.countOutside(rows, from: 35, to: 50)
    #expect((above, below) == (1, 1))
    (above, below) = content.countOutside(rows, from: 0, to: 100)
    #expect((above, below) == (0, 0))
    (above, below) = content.countOutside(Self.shown([Self.row(9)]), from: 0, to: 100)
    #expect((above, below) == (1, 0))
  }

  @Test("A range lacks a row if the next row touches it")
  func lacking() {
    let content = Self.content()
    let rows = Self.shown([Self.row(1), Self.row(2)])
    #expect(content.lacksRow(beside: [], from: 0, to: 100) == true)
    #expect(content.lacksRow(beside: rows, from: 30, to: 80) == true)
    #expect(content.lacksRow(beside: rows, from: 25, to: 50) == true)
    #expect(content.lacksRow(beside: rows, from: 30, to: 70) == false)
    #expect(content.lacksRow(beside: Self.shown([Self.row(9)]), from: 30, to: 70) == true)
  }

  @Test("The sections of a range do not begin after the section of the first displayed row")
  func sections() {
    let content = Self.content()
    #expect(content.sections(from: 0, to: 100, atMost: .max) == 0..<2)
    #expect(content.sections(from: 60, to: 100, atMost: .max) == 1..<2)
    #expect(content.sections(from: 60, to: 100, atMost: 0) == 0..<2)
    #expect(content.sections(from: 0, to: 40, atMost: .max) == 0..<1)
    #expect(Content().sections(from: 0, to: 40, atMost: .max).isEmpty)
  }

  @Test("Measured heights stay with their rows in an update, with exceptions")
  func passing() {
    var content = Self.content(isEstimate: true)
    _ = content.measure(Self.row(0), as: 31)
    _ = content.measure(Self.row(1), as: 32)
    _ = content.measure(Self.row(1, 1), as: 33)
    var new = Self.content(isEstimate: true).sections
    let mapping = IndexMapping(
      .deleteRow(Self.row(2)),
      .insertRow(Self.row(0)),
      .moveRow(from: Self.row(1, 1), to: Self.row(0, 1))
    )
    content.passMeasured(to: &new, by: mapping, except: Self.shown([Self.row(0)]))
    #expect(new[0].rows.isEstimate(1))
    #expect(new[0].rows.height(of: 2) == 32)
    #expect(new[1].rows.height(of: 0) == 33)
    #expect(new[1].rows.isEstimate(1))
  }

  @Test("A row that is dragged keeps its height")
  func moving() {
    var content = Self.content(isEstimate: true)
    _ = content.measure(Self.row(0), as: 31)
    content.moveRow(Self.row(0), to: Self.row(1, 1))
    #expect(content.counts == [2, 3])
    #expect(content.top(of: Self.row(1, 1)) == 20 + 20 + 20 + 10)
    #expect(content.bottom(of: Self.row(1, 1)) == 70 + 31)
    #expect(content.isEstimate(Self.row(1, 1)) == false)
  }

  @Test("A section uses measured heights of its header and footer instead of estimates")
  func sectionEnds() {
    var old = SectionState()
    old.header = SectionEndState(height: 25, isEstimate: false, isMeasured: true)
    old.footer = SectionEndState(height: 9, isEstimate: false, isMeasured: true)
    var new = SectionState()
    new.header = SectionEndState(height: 10, isEstimate: true)
    new.footer = SectionEndState(height: 4)
    new.adoptMeasured(&old)
    #expect(new[.header].height == 25)
    #expect(new[.footer].height == 4)
    #expect(new.height == 29)
    new[.footer].height = 6
    #expect(new.footer.height == 6)
  }

  @Test(
    "The header and footer of a section have separate callbacks",
    arguments: SectionEnd.allCases
  )
  func callbacksOfEnds(end: SectionEnd) {
    let callbacks = [
      end.viewCallback, end.titleCallback, end.heightCallback, end.estimateCallback,
      end.willDisplayCallback, end.didEndCallback,
    ]
    #expect(Set(callbacks).count == 6)
    let other = end == .header ? "footer" : "header"
    for callback in callbacks {
      #expect(callback.facts.key.lowercased().contains(end.rawValue), "\(callback)")
      #expect(!callback.facts.key.lowercased().contains(other), "\(callback)")
    }
  }
}
