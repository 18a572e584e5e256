/// What the table knows of one header or footer.
struct SectionEndState {
  /// The height, real or estimated, in points.
  var height = 0.0
  /// Whether the height is still a guess.
  var isEstimate = false
  /// Whether the height was a guess and has been asked or measured since.
  var isMeasured = false
}
