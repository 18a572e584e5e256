/// What one pass over the visible rows has done.
struct RowPass {
  /// The number of updates that had exchanged cells when the pass began: one more, made inside a
  /// callback, has done the rest of the pass.
  let exchanges: Int
  /// The rows that got a cell, in order.
  var made: [IndexPath] = []
  /// Those whose real height turned out to equal the estimate.
  var exactlyEstimated: [IndexPath] = []
  /// The sections of which a row was configured.
  var sectionsBegun: Set<Int> = []
  /// The headers and footers whose views were asked for.
  var viewsAsked: Set<ViewPlace> = []

  /// One end of a section.
  struct ViewPlace: Hashable {
    let section: Int
    let end: SectionEnd
  }
}
