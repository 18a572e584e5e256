import Testing

@testable import TableTrace

/// The displayed headers and footers, compared with a plain list of them.
@Suite("Displayed headers and footers")
struct ShownSectionViewsTests {
  private func view(_ section: Int, _ end: SectionEnd, _ number: Int) -> DisplayedView {
    DisplayedView(section: section, end: end, view: SectionView(number: number, kind: .view))
  }

  @Test("Views stay in the order of their creation while others enter and leave")
  func order() {
    var shown = ShownSectionViews()
    var plain: [DisplayedView] = []
    var state: UInt64 = 7
    for number in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let section = Int(state >> 33) % 40
      let end: SectionEnd = state >> 62 & 1 == 0 ? .header : .footer
      let isKnown = plain.contains { $0.section == section && $0.end == end }
      #expect((shown.view(end, of: section) != nil) == isKnown)
      plain.removeAll { $0.section == section && $0.end == end }
      if isKnown {
        shown.take(end, of: section)
      } else {
        shown.show(view(section, end, number))
        plain.append(view(section, end, number))
      }
      #expect(shown.isEmpty == plain.isEmpty)
      #expect(shown.all.map(\.view.number) == plain.map(\.view.number))
    }
  }

  @Test("A view that replaces another one takes its place")
  func replaced() {
    var shown = ShownSectionViews([view(0, .header, 1), view(1, .header, 2)])
    shown.show(view(0, .header, 3))
    #expect(shown.all.map(\.view.number) == [2, 3])
    #expect(shown.view(.header, of: 0)?.view.number == 3)
    shown.take(.footer, of: 0)
    shown.take(.header, of: 0)
    shown.take(.header, of: 1)
    #expect(shown.isEmpty && shown.view(.header, of: 1) == nil)
  }
}
