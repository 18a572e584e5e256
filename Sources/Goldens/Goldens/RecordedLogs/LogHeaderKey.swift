/// A key at the top of a recorded log.
package enum LogHeaderKey: String, CaseIterable, Sendable {
  case source
  case os
  case prints
  case arguments
  case extent
  case covers
  case logsCell = "logs-cell"
  case order
  case nesting
  case filter
  case scenario
  case digest
  case device

  /// Whether a log in the repository must have the key.
  package var isRequired: Bool {
    switch self {
    case .source, .os, .prints, .arguments, .extent: true
    case .covers, .logsCell, .order, .nesting, .filter, .scenario, .digest, .device: false
    }
  }

  /// The meaning of the key, without a full stop.
  package var says: String {
    switch self {
    case .source: "where the log was published"
    case .os: "the version of the recording ('unknown' compares every version of the scenario)"
    case .prints: "the callbacks that the app printed (others are not compared)"
    case .arguments: "which arguments are compared: all, those that are printed, or none"
    case .extent: "how much of the trace the log shows: all, the start, or a part"
    case .covers: "the steps of the scenario that the log shows, counted from 1 (default: all)"
    case .logsCell: "whether the app printed cellForRowAt at its start or at its return"
    case .order:
      "whether every repeated call is printed, or only the first one"
    case .nesting: "whether nested calls are indented (indentation is then compared)"
    case .filter: "which other calls the log leaves out, and why"
    case .scenario: "the scenario that the device ran, for 'tabletrace import'"
    case .digest: "a checksum of the scenario's file at the time of the recording"
    case .device: "the device or simulator"
    }
  }

  package var valueForm: String {
    switch self {
    case .source: "an address or a title"
    case .os: "a version, such as 'iOS 9.3', or 'unknown'"
    case .prints: "callbacks, separated by commas"
    case .arguments: Self.list(LogHeader.PrintedArguments.self)
    case .extent: Self.list(LogHeader.Extent.self)
    case .covers: "step numbers, such as '1' or '1-3'"
    case .logsCell: Self.list(LogHeader.CellLine.self)
    case .order: Self.list(LogHeader.Order.self)
    case .nesting: Self.list(LogHeader.Nesting.self)
    case .filter, .device: "a few words"
    case .scenario: "a name, such as 'load/first-load'"
    case .digest: "a digest as 'tabletrace recorder' writes it, such as '0123456789abcdef-1077'"
    }
  }

  private static func list<Word: RawRepresentable<String> & CaseIterable>(
    _ words: Word.Type
  ) -> String {
    words.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}
