/// The kind of a compared log.
///
/// Only a console log of a table on iOS is a recording.
package enum LogKind: String, CaseIterable, Sendable {
  /// An app with a table printed it on iOS.
  case console
  /// It may record the same run as another log, which counts instead.
  case again
  /// It was reconstructed from a picture, or from lines that its author condensed.
  case reconstructed
  /// An app with a table printed it on Mac Catalyst.
  case catalyst
  /// An article shows it, from experiments on Mac Catalyst without a window.
  case article
  /// A program without a table printed it.
  case controller
  /// Its author listed the calls in words.
  case list

  /// Whether it was recorded, and not put together by an author.
  package var isRecording: Bool {
    switch self {
    case .console, .again, .catalyst, .controller: true
    case .reconstructed, .article, .list: false
    }
  }

  package var plural: String {
    switch self {
    case .console: "console logs of a table on iOS"
    case .again: "possible duplicates of these"
    case .reconstructed: "reconstructed afterwards"
    case .catalyst: "printed on Mac Catalyst"
    case .article: "from an article about Mac Catalyst"
    case .controller: "from a program without a table"
    case .list: "lists written by an author"
    }
  }
}
