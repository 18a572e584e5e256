import TableTrace

/// Which headers and footers a walk displays, by its calls and by the rects.
extension ScrollWalk {
  /// The headers or the footers: how they come, how they go, and where they are.
  struct Ends: Sendable {
    let willDisplay: Callback
    let didEnd: Callback
    let rect: @Sendable (TableView, Int) throws -> Rect
  }

  static let headers = Ends(
    willDisplay: .willDisplayHeaderView,
    didEnd: .didEndDisplayingHeaderView,
    rect: { try $0.rectForHeader(inSection: $1) }
  )
  static let footers = Ends(
    willDisplay: .willDisplayFooterView,
    didEnd: .didEndDisplayingFooterView,
    rect: { try $0.rectForFooter(inSection: $1) }
  )

  /// The sections whose header or footer is displayed, by the calls so far.
  func displayedSections(_ ends: Ends) -> [Int] {
    var sections: Set<Int> = []
    for line in recorder.lines {
      let section = line.arguments.split(separator: " ").last.flatMap { Int($0) }
      guard let section else { continue }
      if line.kind == .call(.callback(ends.willDisplay)) {
        sections.insert(section)
      } else if line.kind == .call(.callback(ends.didEnd)) {
        sections.remove(section)
      }
    }
    return sections.sorted()
  }

  /// The sections whose header or footer is on screen: in plain style, which pins them, as long as
  /// any of the section is.
  func touchingSections(_ ends: Ends) throws -> [Int] {
    let (top, bottom) = (table.contentOffset, table.contentOffset + table.size.height)
    return try generated.rows.indices.filter { section in
      let rect = try ends.rect(table, section)
      guard rect.height > 0 else { return false }
      let extent = generated.style == .plain ? try table.rect(forSection: section) : rect
      return extent.y < bottom && extent.maxY > top
    }
  }
}
