import TableTrace

/// A trace as a sequence diagram in the language of Mermaid.
package struct MermaidText: Sendable {
  private let story: TraceStory
  private let title: String

  package init(_ story: TraceStory, title: String) {
    self.story = story
    self.title = title
  }

  package var text: String {
    var lines = ["sequenceDiagram", "  title \(Self.escaped(title))"]
    lines += participants.map { "  participant \($0)" }
    for event in story.events { lines += Self.lines(event) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The app, the table, and the recipients, in the order of the catalogue.
  private var participants: [String] {
    let called = Set(
      story.events.compactMap { event -> Recipient? in
        if case .call(let recipient) = event.kind { return recipient }
        return nil
      }
    )
    return ["app", "table"] + Recipient.allCases.filter(called.contains).map(\.rawValue)
  }

  private static func lines(_ event: TraceStory.Event) -> [String] {
    switch event.kind {
    case .step: return ["  Note over app: \(escaped(String(event.text.dropFirst(2))))"]
    case .phase: return ["  Note over table: \(escaped(String(event.text.dropFirst(2))))"]
    case .app: return ["  app->>table: \(escaped(event.text))"]
    case .warning: return ["  Note over table: \(escaped(event.text))"]
    case .exception: return ["  table--xapp: \(escaped(event.text))"]
    case .call(let recipient):
      var call = event
      call.answers = []
      let answer = event.answers.joined(separator: " ... ")
      let message = "  table->>\(recipient.rawValue): \(escaped(call.sentence))"
      return [message]
        + (answer.isEmpty ? [] : ["  \(recipient.rawValue)-->>table: \(escaped(answer))"])
    }
  }

  /// A text in which special characters are replaced by numbered entities.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case ";", "#", "<", ">", "%", "\u{0}"..."\u{1F}":
        result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // The word 'end' on its own would end a block.
    let words = result.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { $0 == "end" ? "#101;nd" : String($0) }.joined(separator: " ")
  }
}
