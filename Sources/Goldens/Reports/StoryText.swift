package import TableTrace

/// A trace as readable text, with steps and phases as headings, and the recipient before each call.
package struct StoryText {
  /// The most columns of a line, after which steps, warnings and exceptions are wrapped.
  private static let width = 100

  package let story: TraceStory
  /// Whether each line begins with its number in the trace.
  package var isNumbered: Bool
  /// Adds colors to a part, or nil for plain text.
  package var paint: ((String, TraceText.Part) -> String)?
  private let numberWidth: Int
  private let recipientWidth: Int

  package init(
    _ story: TraceStory,
    isNumbered: Bool,
    paint: ((String, TraceText.Part) -> String)?
  ) {
    self.story = story
    numberWidth = String(story.events.last?.line ?? 0).count
    recipientWidth = story.events.map { Self.who($0.kind).count }.max() ?? 0
    self.isNumbered = isNumbered
    self.paint = paint
  }

  package var text: String {
    story.events.enumerated().map { place, event in
      let gap = event.kind == .step && place > 0 ? "\n" : ""
      return gap + lines(of: place).map { $0 + "\n" }.joined()
    }.joined()
  }

  /// The lines of one event without their line ends, only one for a call.
  package func lines(of place: Int) -> [String] {
    let event = story.events[place]
    let number = isNumbered ? padded("\(event.line)", numberWidth, right: true) + "  " : ""
    return lines(event, number, recipientWidth)
  }

  private func lines(_ event: TraceStory.Event, _ number: String, _ who: Int) -> [String] {
    let indent = String(repeating: "  ", count: event.depth)
    let front = number + "    " + padded(Self.who(event.kind), who) + "  " + indent
    switch event.kind {
    case .step: return wrapped(String(event.text.dropFirst(2)), behind: number, .step)
    case .phase: return [number + "  " + painted(String(event.text.dropFirst(2)), .phase)]
    case .call(let recipient): return [front + painted(event.sentence, .call(recipient))]
    case .app: return [front + painted(event.text, .note)]
    case .warning: return wrapped(event.text, behind: front, .warning)
    case .exception: return wrapped(event.text, behind: front, .exception)
    }
  }

  /// A wrapped text, indented by the columns before its first line.
  private func wrapped(_ text: String, behind front: String, _ part: TraceText.Part) -> [String] {
    let rest = String(repeating: " ", count: front.count) + (part == .step ? "  " : "")
    let width = Self.width - rest.count
    let lines = text.count > width ? words(of: text, width) : [text]
    return lines.enumerated().map { place, line in
      (place == 0 ? front : rest) + painted(line, part)
    }
  }

  /// The recipient of a call, or who acts.
  private static func who(_ kind: TraceStory.Kind) -> String {
    switch kind {
    case .step, .phase: ""
    case .call(let recipient): recipient.rawValue
    case .app: "app"
    case .warning, .exception: "UIKit"
    }
  }

  private func painted(_ text: String, _ part: TraceText.Part) -> String {
    paint?(text, part) ?? text
  }

  private func padded(_ text: String, _ width: Int, right: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return right ? blanks + text : text + blanks
  }

  /// The text in parts of at most `width` columns, split at spaces.
  private func words(of text: String, _ width: Int) -> [String] {
    var parts: [String] = []
    for word in text.split(separator: " ") {
      if let last = parts.last, last.count + 1 + word.count <= width {
        parts[parts.count - 1] = "\(last) \(word)"
      } else {
        parts.append(String(word))
      }
    }
    return parts
  }
}
