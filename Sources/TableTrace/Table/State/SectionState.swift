/// What the table knows about a section.
struct SectionState {
  var header = SectionEndState()
  var footer = SectionEndState()
  var rows = RowHeights(count: 0, height: 0, isEstimate: false)

  /// The header or the footer.
  subscript(end: SectionEnd) -> SectionEndState {
    get {
      switch end {
      case .header: header
      case .footer: footer
      }
    }
    set {
      switch end {
      case .header: header = newValue
      case .footer: footer = newValue
      }
    }
  }

  /// Whether any height of it is or was an estimate, so that heights may have been measured.
  var isEstimated: Bool {
    hasGuesses || header.isMeasured || footer.isMeasured
  }

  /// Whether any height of it is measured when it is displayed.
  var hasGuesses: Bool {
    rows.isEstimated || header.isEstimate || footer.isEstimate
  }

  /// Whether it has a header or footer, or might have one.
  var hasEnds: Bool {
    header.height > 0 || header.isEstimate || footer.height > 0 || footer.isEstimate
  }

  /// Whether its rows have one height and nothing was measured.
  var isPlain: Bool {
    rows.areAlike && !header.isMeasured && !footer.isMeasured
  }

  /// Returns whether two sections differ only in their numbers of rows.
  func isLike(_ other: SectionState) -> Bool {
    rows.areLike(other.rows) && header == other.header && footer == other.footer
  }

  /// Takes over the measured heights from before a re-query that is not a reload.
  mutating func adoptMeasured(_ old: inout SectionState) {
    rows.adoptMeasured(&old.rows)
    adoptMeasuredEnds(old)
  }

  /// Takes over the measured header and footer.
  mutating func adoptMeasuredEnds(_ old: SectionState) {
    for end in SectionEnd.allCases
    where self[end].isEstimate && old[end].isMeasured {
      self[end] = old[end]
    }
  }

  /// The height of the whole section, in points.
  var height: Double { height(ofRows: rows.count, padding: 0) }

  /// Returns the height with another number of rows, in points.
  ///
  /// It includes the gap above the header if there is a header.
  @inline(__always)
  func height(ofRows count: Int, padding: Double) -> Double {
    (header.height > 0 ? padding : 0) + (header.height + rows.start(of: count) + footer.height)
  }
}

/// What the table knows about a header or footer.
struct SectionEndState: Equatable {
  /// The height, real or estimated, in points.
  var height = 0.0
  /// Whether the height is still an estimate.
  var isEstimate = false
  /// Whether it is a gap of a grouped style, without a title or view.
  var isGap = false
  /// Whether the height was an estimate and is now queried or measured.
  var isMeasured = false
}
