/// The origin of a number in an explanation.
///
/// A line is 0 where there is none: a table holds an origin for each of its sections.
package struct EventOrigin: Hashable, Sendable {
  private var storedTraceLine: Int32
  private var storedScriptLine: Int32

  package init(traceLine: Int? = nil, scriptLine: Int? = nil) {
    storedTraceLine = Int32(clamping: traceLine ?? 0)
    storedScriptLine = Int32(clamping: scriptLine ?? 0)
  }

  /// The origin of a number that nobody answered: the data source, or its method, is not there.
  static let nobody = EventOrigin(storedTraceLine: -1, storedScriptLine: 0)

  private init(storedTraceLine: Int32, storedScriptLine: Int32) {
    self.storedTraceLine = storedTraceLine
    self.storedScriptLine = storedScriptLine
  }

  /// Whether a data source answered, rather than a default taking its place.
  package var isAnswered: Bool { storedTraceLine >= 0 }

  /// The line of the trace, from 1 after any header, or nil when the trace does not show it.
  package var traceLine: Int? {
    storedTraceLine > 0 ? Int(storedTraceLine) : nil
  }

  /// The line of the script, as ``TableView/placeInScript`` was then, or nil when nobody set it.
  package var scriptLine: Int? {
    storedScriptLine > 0 ? Int(storedScriptLine) : nil
  }
}
