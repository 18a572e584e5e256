/// The shortest scenario that shows what a keyword does; the reference page runs it.
struct KeywordExample: Sendable {
  /// The keys of the scenario besides version, title and steps, as YAML lines.
  struct Setting: ExpressibleByStringLiteral, Sendable {
    fileprivate var lines: String

    init(stringLiteral value: String) { lines = value }
  }

  private var setting: Setting
  private(set) var steps: [String]

  /// Makes an example from its steps as flow text, one turn of the run loop each, after `load`.
  init(beforeLoad first: String? = nil, _ steps: String..., in setting: Setting = .rows) {
    self.setting = setting
    self.steps = (first.map { [$0] } ?? []) + ["load"] + steps
  }

  func file(title: String) -> String {
    """
    version: 1
    title: \(title)
    \(setting.lines)
    steps:
    \(steps.map { "  - \($0)" }.joined(separator: "\n"))

    """
  }
}

extension KeywordExample.Setting {
  /// Nine rows, of which two fit on the screen.
  static let rows: Self = """
    viewport: {width: 320, height: 88}
    sections: [{rows: 9}]
    """

  /// A row between a header and a footer, with their displays.
  static let ends: Self = """
    sections: [{header: Fruit, footer: One kind, rows: 1}]
    dataSource: {titleForHeaderInSection: model, titleForFooterInSection: model}
    delegate: {willDisplayCell: , didEndDisplayingCell: }
    """

  /// A row, and the controller's methods of appearing.
  static let controller: Self = """
    sections: [{rows: 1}]
    controller: {viewWillAppear: {do: [reloadData]}, viewDidDisappear: }
    """

  /// Three sections with an index.
  static let index: Self = """
    viewport: {width: 320, height: 88}
    sections: [{header: A, rows: 3}, {header: B, rows: 3}, {header: C, rows: 3}]
    dataSource:
      numberOfSections: model
      titleForHeaderInSection: model
      sectionIndexTitles: [A, B, C]
      sectionForSectionIndexTitle: default
    """

  /// Rows that tell when they come and go.
  static let display: Self = """
    os: iOS 14
    viewport: {width: 320, height: 88}
    sections: [{rows: 9}]
    delegate: {willDisplayCell: , didEndDisplayingCell: }
    """

  /// Three rows with names that tell when they come and go.
  static let updates: Self = """
    os: iOS 17
    viewport: {width: 320, height: 132}
    sections: [{rows: [a, b, c]}]
    dataSource: {numberOfSections: model}
    delegate: {willDisplayCell: , didEndDisplayingCell: }
    """

  /// Two sections with headers that tell when they come and go.
  static let sectionUpdates: Self = """
    os: iOS 17
    sections: [{header: A, rows: [a]}, {header: B, rows: [b]}]
    dataSource: {numberOfSections: model}
    delegate:
      viewForHeaderInSection: headerFooterView
      willDisplayHeaderView:
      didEndDisplayingHeaderView:
    """

  /// The scroll view's callbacks over nine rows.
  static let scrolling: Self = """
    os: iOS 14
    viewport: {width: 320, height: 88}
    sections: [{rows: 9}]
    delegate:
      scrollViewWillBeginDragging:
      scrollViewWillEndDragging:
      scrollViewDidEndDragging:
      scrollViewDidEndDecelerating:
      scrollViewShouldScrollToTop: true
      scrollViewDidScrollToTop:
    """
}
