/// The kind of a compared log, of which only a console log of a table on iOS is a recording.
package enum LogKind: String, CaseIterable, Sendable {
  /// A log that an app with a table printed on iOS.
  case console
  /// A log that may record the same run as another log, which counts instead.
  case again
  /// A log reconstructed from a picture, or from lines that its author shortened.
  case reconstructed
  /// A log that an app with a table printed on Mac Catalyst.
  case catalyst
  /// A log from an article about experiments on Mac Catalyst without a window.
  case article
  /// A log that a program without a table printed.
  case controller
  /// A list of calls that its author described in words.
  case list

  /// Whether the log was recorded, and not written by an author.
  package var isRecording: Bool {
    switch self {
    case .console, .again, .catalyst, .controller: true
    case .reconstructed, .article, .list: false
    }
  }

  package var plural: String {
    switch self {
    case .console: "console logs of a table on iOS"
    case .again: "possible duplicates of console logs"
    case .reconstructed: "reconstructed afterwards"
    case .catalyst: "printed on Mac Catalyst"
    case .article: "from an article about Mac Catalyst"
    case .controller: "from a program without a table"
    case .list: "lists of calls that an author wrote"
    }
  }
}
