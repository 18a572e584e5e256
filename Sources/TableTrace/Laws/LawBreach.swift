/// A law that an event breaks.
package struct LawBreach: Hashable, Sendable {
  package enum Fault: Hashable, Sendable {
    case withoutRule
    /// The version does not know the callback.
    case unknownCallback
    /// The exception has ended the trace.
    case afterException
    /// The gate does not belong to the callback.
    case unlistedGate
    /// It ends something that has not begun or has already ended.
    case nothingBegun(by: Message)
    /// It begins something that has already begun.
    case begunTwice(until: Message)
    /// The callback that allows it was not called.
    case notAsked(Callback)
    /// The answer to the question did not allow it.
    case refused(by: Callback)
    /// The data source counted fewer rows.
    case uncounted(rows: Int)
    /// The height of the row was not queried before.
    case heightUnknown
    /// The number of the new cell is that of another.
    case notNew
    /// The reused cell was never made.
    case neverMade
    /// The cell was answered for no row.
    case neverAnswered
    /// The reused cell is displayed.
    case displayed
    case selectedByCode
    case animated
    /// The batch has queried nothing yet.
    case nothingUpdated
    /// The content rests elsewhere than between its ends, all in points.
    case beyond(offset: Double, lowest: Double, highest: Double)
    /// A visible row does not touch the bounds.
    case apart(row: IndexPath, rect: Rect, bounds: Rect)
    case hidden(row: IndexPath, rect: Rect, bounds: Rect)
    /// indexPathsForRows(in:) has a visible row not, or one that is not visible.
    case unlike(row: IndexPath, isVisible: Bool)

    /// The fault, as a phrase after the event.
    package var phrase: String {
      switch self {
      case .withoutRule: "it names no rule that exists"
      case .unknownCallback: "the iOS version does not have it"
      case .afterException: "it follows the exception that ends the trace"
      case .unlistedGate: "the gate is not listed for the callback"
      case .nothingBegun(let begin): "there was no \(begin.key) before it that had not ended"
      case .begunTwice(let end): "there was no \(end.key) since its last call"
      case .notAsked(let question): "\(question.facts.key) was not called before it"
      case .refused(let question): "the result of \(question.facts.key) did not allow it"
      case .uncounted(let rows): "the data source returned \(rows) rows for the section"
      case .heightUnknown: "heightForRowAt was not called for the row before it"
      case .notNew: "another cell has the number of the new cell"
      case .neverMade: "the reused cell was never created"
      case .neverAnswered: "no cellForRowAt has returned the cell"
      case .displayed: "the reused cell is displayed"
      case .selectedByCode: "the step selects programmatically"
      case .animated: "it is animated"
      case .nothingUpdated: "the batch has not queried the counts before it"
      case .beyond(let offset, let lowest, let highest):
        "the content rests at \(TraceFormat.number(offset)), and its ends are "
          + "\(TraceFormat.number(lowest)) and \(TraceFormat.number(highest))"
      case .apart(let row, let rect, let bounds):
        "row \(row) is visible, and its rect \(TraceFormat.rect(rect)) does not touch the bounds "
          + TraceFormat.rect(bounds)
      case .hidden(let row, let rect, let bounds):
        "row \(row) is not visible, and its rect \(TraceFormat.rect(rect)) touches the bounds "
          + TraceFormat.rect(bounds)
      case .unlike(let row, let isVisible):
        isVisible
          ? "row \(row) is visible, and indexPathsForRows(in:) does not have it"
          : "row \(row) is not visible, and indexPathsForRows(in:) has it"
      }
    }
  }

  package var law: LawID
  /// The event, as the trace prints its beginning.
  package var event: String
  package var fault: Fault
  /// The step that it belongs to, from 1, or 0 before the first.
  package var step: Int
  /// Its line: of the trace's body, or of the file that was read, or nil where it has none.
  package var line: Int?
  package var count: Int = 1

  /// The fault as a sentence without a full stop.
  package var sentence: String {
    let times = count > 1 ? " (and \(count - 1) more \(count == 2 ? "time" : "times"))" : ""
    return "breaks \(law.rawValue): at '\(event)' \(fault.phrase)\(times)"
  }
}
