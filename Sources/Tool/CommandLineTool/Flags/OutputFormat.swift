import Project

/// The form of an output, as far as a command offers it.
enum OutputFormat: String, CaseIterable {
  case text
  case markdown
  case json
  case mermaid
  case jsonLines = "jsonl"
  case html
  case svg

  /// Reads the requested form, which is text by default.
  init(_ line: TypedLine) {
    self = line.value(.format).flatMap(OutputFormat.init) ?? .text
  }

  /// Its description, for the help.
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
