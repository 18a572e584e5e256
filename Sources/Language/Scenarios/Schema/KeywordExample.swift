/// The shortest scenario that shows what a keyword does; the reference page runs it.
struct KeywordExample: Sendable {
  /// The keys of the scenario besides version, title and steps, as YAML lines.
  var setting: String
  /// The steps as flow text, one turn of the run loop each.
  var steps: [String]

  /// Nine rows, of which two fit on the screen.
  static let rows = """
    viewport: {width: 320, height: 88}
    sections: [{rows: 9}]
    """

  /// A row between a header and a footer, with their displays.
  static let ends = """
    sections: [{header: Fruit, footer: One kind, rows: 1}]
    dataSource: {titleForHeaderInSection: model, titleForFooterInSection: model}
    delegate: {willDisplayCell: , didEndDisplayingCell: }
    """

  /// A row, and the controller's methods of appearing.
  static let controller = """
    sections: [{rows: 1}]
    controller: {viewWillAppear: {do: [reloadData]}, viewDidDisappear: }
    """

  /// Three sections with an index.
  static let index = """
    viewport: {width: 320, height: 88}
    sections: [{header: A, rows: 3}, {header: B, rows: 3}, {header: C, rows: 3}]
    dataSource:
      numberOfSections: model
      titleForHeaderInSection: model
      sectionIndexTitles: [A, B, C]
      sectionForSectionIndexTitle: default
    """

  /// Rows that tell when they come and go.
  static let display = """
    os: iOS 14
    viewport: {width: 320, height: 88}
    sections: [{rows: 9}]
    delegate: {willDisplayCell: , didEndDisplayingCell: }
    """

  /// Three rows with names that tell when they come and go.
  static let updates = """
    os: iOS 17
    viewport: {width: 320, height: 132}
    sections: [{rows: [a, b, c]}]
    dataSource: {numberOfSections: model}
    delegate: {willDisplayCell: , didEndDisplayingCell: }
    """

  /// Two sections with headers that tell when they come and go.
  static let sectionUpdates = """
    os: iOS 17
    sections: [{header: A, rows: [a]}, {header: B, rows: [b]}]
    dataSource: {numberOfSections: model}
    delegate:
      viewForHeaderInSection: headerFooterView
      willDisplayHeaderView:
      didEndDisplayingHeaderView:
    """

  /// The scroll view's callbacks over nine rows.
  static let scrolling = """
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

  init(_ steps: String..., setting: String = Self.rows) {
    self.steps = steps
    self.setting = setting
  }

  func file(title: String) -> String {
    """
    version: 1
    title: \(title)
    \(setting)
    steps:
    \(steps.map { "  - \($0)" }.joined(separator: "\n"))

    """
  }
}
