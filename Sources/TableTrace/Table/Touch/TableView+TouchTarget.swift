extension TableView {
  /// Returns the target at a point, relative to the top left corner of the bounds.
  package func touchTarget(at point: Point) -> TouchTarget {
    guard (0..<size.width).contains(point.x), (0..<size.height).contains(point.y) else {
      return .outside
    }
    let y = point.y + contentOffset
    for section in visibleSections() {
      for end in SectionEnd.allCases {
        guard let extent = shownExtent(of: end, section), extent.contains(y) else { continue }
        return end == .header ? .header(section) : .footer(section)
      }
    }
    let row = screen.rows.first {
      content.contains($0.path) && content.top(of: $0.path) <= y && y < content.bottom(of: $0.path)
    }
    guard let path = row?.path else { return .background }
    let isAtEdge = point.x >= size.width - profile[TouchRules.accessoryWidth]
    return isAtEdge && takesTouches(accessory(of: path)) ? .accessory(path) : .row(path)
  }

  /// Returns whether a part of a section's header or footer is visible.
  package func shows(_ end: SectionEnd, of section: Int) -> Bool {
    shownSections(with: end).contains(section)
  }

  /// Returns the sections whose headers or footers are visible, in order.
  package func shownSections(with end: SectionEnd) -> [Int] {
    visibleSections().filter { section in
      shownExtent(of: end, section).map {
        $0.lowerBound < viewport.bottom && $0.upperBound > viewport.top
      } ?? false
    }
  }

  /// Returns whether an accessory receives touches separately from its row.
  private func takesTouches(_ type: AccessoryType?) -> Bool {
    !isEditing && type?.isPartOfRow == false
  }

  /// Returns the visible extent of a header or footer, or nil.
  ///
  /// In plain style, it is pinned while its section is visible.
  private func shownExtent(of end: SectionEnd, _ section: Int) -> Range<Double>? {
    guard let height = content.end(end, of: section)?.height, height > 0 else { return nil }
    let inset = currentProperties.contentInset
    var start = end == .header ? content.headerTop(of: section) : content.footerTop(of: section)
    if style == .plain {
      switch end {
      case .header:
        let last = content.top(of: section) + content.outerHeight(of: section) - height
        start = max(start, min(viewport.top + inset.top, last))
      case .footer:
        start = min(start, max(viewport.bottom - inset.bottom - height, content.top(of: section)))
      }
    }
    return start..<(start + height)
  }
}
