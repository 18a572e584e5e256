/// The displayed headers and footers, in the order in which they were made, each found by its
/// section.
///
/// A tall screen may show thousands of them, and a layout looks up for each section whether it has
/// its own.
struct ShownSectionViews {
  private struct Place: Hashable {
    let section: Int
    let end: SectionEnd
  }

  /// The views, or nil where one has left.
  private var list: [DisplayedView?] = []
  private var places: [Place: Int] = [:]

  /// Views of different places, in their order.
  init(_ views: [DisplayedView] = []) {
    for view in views { show(view) }
  }

  /// The views, in the order in which they were made.
  var all: [DisplayedView] { list.compactMap { $0 } }

  var isEmpty: Bool { list.isEmpty }

  func view(_ end: SectionEnd, of section: Int) -> DisplayedView? {
    guard !list.isEmpty else { return nil }
    return places[Place(section: section, end: end)].flatMap { list[$0] }
  }

  /// Displays a view behind the others; one that was there in its place leaves.
  mutating func show(_ view: DisplayedView) {
    take(view.end, of: view.section)
    places[Place(section: view.section, end: view.end)] = list.count
    list.append(view)
  }

  /// Takes the view of a section's end off the screen.
  mutating func take(_ end: SectionEnd, of section: Int) {
    guard !list.isEmpty, let place = places.removeValue(forKey: Place(section: section, end: end))
    else { return }
    list[place] = nil
    // Half of the list may be empty: each view that leaves is stepped over about once.
    if places.count <= list.count / 2 { self = Self(all) }
  }
}
