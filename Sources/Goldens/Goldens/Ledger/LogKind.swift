/// What a log is that the simulation is compared with; only a console log of a table on iOS is a
/// recording of one.
package enum LogKind: String, CaseIterable, Sendable {
  /// An app with a table printed it on iOS.
  case console
  /// It may be the recording of another log that is kept, which counts in its place.
  case again
  /// It was put together afterwards, from a picture or from lines that its author condensed.
  case reconstructed
  /// An app with a table printed it on Mac Catalyst.
  case catalyst
  /// An article shows it, from experiments on Mac Catalyst without a window.
  case article
  /// A program without a table printed it.
  case controller
  /// Its author listed the calls in words.
  case list

  /// The logs of the kind, as a sum says it.
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
