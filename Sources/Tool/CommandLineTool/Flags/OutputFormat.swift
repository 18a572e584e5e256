import Project

/// The form of an output; each command says which it has.
enum OutputFormat: String, CaseIterable {
  case text
  case markdown
  case json
  case mermaid
  case jsonLines = "jsonl"
  case html
  case svg

  /// What was asked for; text where nothing was.
  init(_ line: TypedLine) {
    self = line.value(.format).flatMap(OutputFormat.init) ?? .text
  }

  /// What it is, for the help.
  var says: String {
    switch self {
    case .text: "text"
    case .markdown: "markdown"
    case .mermaid: "mermaid (a diagram)"
    case .json: "json"
    case .jsonLines: "jsonl (JSON Lines)"
    case .html: "html (a page)"
    case .svg: "svg (an animation)"
    }
  }
}
