/// The displayed headers and footers in the order of their creation, which can be found by section.
///
/// A tall screen may show thousands of them, and a layout searches for each section.
struct ShownSectionViews {
  private struct Place: Hashable {
    let section: Int
    let end: SectionEnd
  }

  /// The views, or nil for removed ones.
  private var list: [DisplayedView?] = []
  private var places: [Place: Int] = [:]

  /// Makes a list of views of different sections or ends.
  init(_ views: [DisplayedView] = []) {
    for view in views { show(view) }
  }

  /// The views, in the order of their creation.
  var all: [DisplayedView] { list.compactMap { $0 } }

  var isEmpty: Bool { list.isEmpty }

  func view(_ end: SectionEnd, of section: Int) -> DisplayedView? {
    guard !list.isEmpty else { return nil }
    return places[Place(section: section, end: end)].flatMap { list[$0] }
  }

  /// Displays a view after all others, in place of one at the same position.
  mutating func show(_ view: DisplayedView) {
    take(view.end, of: view.section)
    places[Place(section: view.section, end: view.end)] = list.count
    list.append(view)
  }

  /// Removes the header or footer of a section.
  mutating func take(_ end: SectionEnd, of section: Int) {
    guard !list.isEmpty, let place = places.removeValue(forKey: Place(section: section, end: end))
    else { return }
    list[place] = nil
    // Up to half of the list may be nil, so that each removed view costs about one step.
    if places.count <= list.count / 2 { self = Self(all) }
  }
}
