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

  /// The height of the whole section, in points.
  var height: Double {
    header.height + rows.total + footer.height
  }
}
