/// Where a number of an explanation comes from.
public struct EventOrigin: Hashable, Sendable {
  /// The line of the trace, from 1 after any header; nil when the trace does not show it.
  public var traceLine: Int?
  /// The line of the script, as ``TableView/placeInScript`` was then; nil when nobody set it.
  public var scriptLine: Int?

  /// Makes an origin.
  public init(traceLine: Int? = nil, scriptLine: Int? = nil) {
    self.traceLine = traceLine
    self.scriptLine = scriptLine
  }
}
