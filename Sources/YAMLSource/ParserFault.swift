internal import Diagnostics

/// Why the parser stopped, in its own words and marks.
struct ParserFault: Error {
  /// What is wrong.
  var problem: String
  /// Where it noticed.
  var mark: SourceMark
  /// What it was reading.
  var context: String
  /// Where that began; nil when it gives no place.
  var contextMark: SourceMark?
}
