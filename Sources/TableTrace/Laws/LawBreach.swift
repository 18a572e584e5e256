/// A law that an event breaks.
package struct LawBreach: Hashable, Sendable {
  package enum Fault: Hashable, Sendable {
    case withoutRule
    /// The iOS version does not have the callback.
    case unknownCallback
    /// The exception has ended the trace.
    case afterException
    /// The gate does not belong to the callback.
    case unlistedGate
    /// The event ends something that has not begun or has already ended.
    case nothingBegun(by: Message)
    /// The event begins something that has already begun.
    case begunTwice(until: Message)
    /// The callback that must allow the event was not called.
    case notAsked(Callback)
    /// The return value of this callback did not allow the event.
    case refused(by: Callback)
    /// The data source counted fewer rows.
    case uncounted(rows: Int)
    /// The height of the row was not queried before.
    case heightUnknown
    /// Another cell has the number of the new cell.
    case notNew
    /// The reused cell was never created.
    case neverMade
    /// No `cellForRowAt` has returned the cell.
    case neverAnswered
    /// The reused cell is still displayed.
    case displayed
    case selectedByCode
    case animated
    /// The batch has not queried the counts yet.
    case nothingUpdated
    /// The content rests outside of its ends; all values are in points.
    case beyond(offset: Double, lowest: Double, highest: Double)
    /// A visible row does not touch the bounds.
    case apart(row: IndexPath, rect: Rect, bounds: Rect)
    case hidden(row: IndexPath, rect: Rect, bounds: Rect)
    /// `indexPathsForRows(in:)` lacks a visible row, or contains a row that is not visible.
    case unlike(row: IndexPath, isVisible: Bool)

    /// The fault, as a phrase after the event.
    package var phrase: String {
      switch self {
      case .withoutRule: "the event does not name an existing rule"
      case .unknownCallback: "the iOS version does not have this callback"
      case .afterException: "the event follows the exception that ends the trace"
      case .unlistedGate: "the callback does not have this condition"
      case .nothingBegun(let begin):
        "no earlier \(begin.key) is left for this call to end"
      case .begunTwice(let end): "this is the second call without \(end.key) between the two"
      case .notAsked(let question): "\(question.facts.key) was not called before"
      case .refused(let question): "the result of \(question.facts.key) did not allow this call"
      case .uncounted(let rows): "the data source returned \(rows) rows for the section"
      case .heightUnknown: "heightForRowAt was not called for the row before"
      case .notNew: "another cell has the number of the new cell"
      case .neverMade: "the reused cell was never created"
      case .neverAnswered: "no cellForRowAt has returned the cell"
      case .displayed: "the reused cell is displayed"
      case .selectedByCode: "the step selects or deselects programmatically"
      case .animated: "the change is animated"
      case .nothingUpdated: "the update has not read its new counts yet"
      case .beyond(let offset, let lowest, let highest):
        "the content rests at \(TraceFormat.number(offset)), but its ends are "
          + "\(TraceFormat.number(lowest)) and \(TraceFormat.number(highest))"
      case .apart(let row, let rect, let bounds):
        "row \(row) is visible, but its rect \(TraceFormat.rect(rect)) does not touch the bounds "
          + TraceFormat.rect(bounds)
      case .hidden(let row, let rect, let bounds):
        "row \(row) is not visible, but its rect \(TraceFormat.rect(rect)) touches the bounds "
          + TraceFormat.rect(bounds)
      case .unlike(let row, let isVisible):
        isVisible
          ? "row \(row) is visible, but indexPathsForRows(in:) does not contain it"
          : "row \(row) is not visible, but indexPathsForRows(in:) contains it"
      }
    }
  }

  package var law: LawID
  /// The event, as the trace prints its beginning.
  package var event: String
  package var fault: Fault
  /// The number of the step that it belongs to, from 1; 0 before the first step.
  package var step: Int
  /// The line in the trace's body or in the file that was read, or nil if it has none.
  package var line: Int?
  package var count: Int = 1

  /// The fault as a sentence without a full stop.
  package var sentence: String {
    let times = count > 1 ? " (and \(count - 1) more \(count == 2 ? "time" : "times"))" : ""
    return "breaks \(law.rawValue): at '\(event)' \(fault.phrase)\(times)"
  }
}
