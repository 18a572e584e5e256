/// What the table knows of one header or footer.
struct SectionEndState {
  /// The height, real or estimated, in points.
  var height = 0.0
  /// Whether the height is still a guess.
  var isEstimate = false
  /// The view on screen, if any.
  var view: SectionView?
}
