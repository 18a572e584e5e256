/// The form of an output; each command says which it has.
enum OutputFormat: String, CaseIterable {
  case text
  case markdown
  case json
  case jsonLines = "jsonl"

  /// What was asked for; text where nothing was.
  init(_ line: TypedLine) {
    self = line.value(.format).flatMap(OutputFormat.init) ?? .text
  }

  /// What it is, for the help.
  var says: String {
    switch self {
    case .text: "for people (text)"
    case .markdown: "a Markdown table (markdown)"
    case .json: "one JSON document (json)"
    case .jsonLines: "one JSON object a line (jsonl)"
    }
  }
}
