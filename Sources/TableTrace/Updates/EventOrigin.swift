/// Where a number in an explanation is from.
///
/// A line of 0 means that there is none. The compact form is used because a table stores an origin
/// for each section.
package struct EventOrigin: Hashable, Sendable {
  private var storedTraceLine: Int32
  private var storedScriptLine: Int32

  package init(traceLine: Int? = nil, scriptLine: Int? = nil) {
    storedTraceLine = Int32(clamping: traceLine ?? 0)
    storedScriptLine = Int32(clamping: scriptLine ?? 0)
  }

  /// The origin of a default number, because the data source or its method is missing.
  static let nobody = EventOrigin(storedTraceLine: -1, storedScriptLine: 0)

  private init(storedTraceLine: Int32, storedScriptLine: Int32) {
    self.storedTraceLine = storedTraceLine
    self.storedScriptLine = storedScriptLine
  }

  /// Whether the data source returned the number, and it is not a default.
  package var isAnswered: Bool { storedTraceLine >= 0 }

  /// The line of the trace, from 1 after any header, or nil if the trace does not show the call.
  package var traceLine: Int? {
    storedTraceLine > 0 ? Int(storedTraceLine) : nil
  }

  /// The line of the script: ``TableView/placeInScript`` at that time, or nil if it was not set.
  package var scriptLine: Int? {
    storedScriptLine > 0 ? Int(storedScriptLine) : nil
  }
}
