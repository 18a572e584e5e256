/// How callbacks are named in a trace.
package enum TraceNames: String, CaseIterable, Sendable {
  /// Swift names, `tableView(_:cellForRowAt:)`.
  case swift
  /// Objective-C selectors, `tableView:cellForRowAtIndexPath:`.
  case objc
}
