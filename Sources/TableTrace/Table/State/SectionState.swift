/// What the table knows of one section.
struct SectionState {
  /// The header.
  var header = SectionEndState()
  /// The footer.
  var footer = SectionEndState()
  /// The rows.
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

  /// Whether anything of it is, or was, a guess, so that something may have been measured.
  var isEstimated: Bool {
    rows.isEstimated || header.isEstimate || header.isMeasured || footer.isEstimate
      || footer.isMeasured
  }

  /// Takes over what has been measured before a round that is no reload.
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
  var height: Double {
    header.height + rows.total + footer.height
  }
}

/// What the table knows of one header or footer.
struct SectionEndState {
  /// The height, real or estimated, in points.
  var height = 0.0
  /// Whether the height is still a guess.
  var isEstimate = false
  /// Whether it is a gap of a grouped style, for which nothing gives a title or a view.
  var isGap = false
  /// Whether the height was a guess and has been asked or measured since.
  var isMeasured = false
}
