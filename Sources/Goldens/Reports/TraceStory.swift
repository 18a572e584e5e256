import Goldens
package import TableTrace

/// A trace for readers, with recipients, and equal calls for consecutive rows joined.
package struct TraceStory: Sendable {
  package enum Kind: Hashable, Sendable {
    case step
    case phase
    case call(Recipient)
    /// A query or a line of the app, or the content of a cell.
    case app
    case warning
    case exception
  }

  /// One event, or several consecutive calls that differ only in their rows.
  package struct Event: Hashable, Sendable {
    package var kind: Kind
    /// The number of enclosing calls and queries.
    package var depth: Int
    /// The name of a call, or the text of another event.
    package var text: String
    /// The arguments, or those of the first and the last joined call.
    package var arguments: [String] = []
    /// The answers, or different ones of the first and the last joined call.
    package var answers: [String] = []
    package var count = 1
    /// The line of the trace where it begins, from 1, including the header.
    package var line: Int
  }

  /// The fewest calls that are joined.
  private static let shortestRun = 3
  package private(set) var events: [Event] = []

  /// Reads the lines of a trace, joined with the previous line if `joins` says so.
  package init(
    _ lines: [TraceLine],
    names: TraceNames,
    joins: (_ place: Int) -> Bool = { _ in true }
  ) {
    var place = 0
    while place < lines.count {
      let end = Self.endOfRun(from: place, in: lines, joins)
      if end - place >= Self.shortestRun {
        events.append(Self.event(lines, place, names, through: end - 1))
      } else {
        for single in place..<end { events.append(Self.event(lines, single, names)) }
      }
      place = end
    }
  }

  /// The index after the last call that differs from the first one only in its rows.
  private static func endOfRun(
    from place: Int,
    in lines: [TraceLine],
    _ joins: (Int) -> Bool
  ) -> Int {
    let first = lines[place]
    var end = place + 1
    guard case .call = first.kind, first.arguments.hasPrefix("[") else { return end }
    while end < lines.count, lines[end].kind == first.kind, lines[end].depth == first.depth,
      lines[end].arguments.hasPrefix("["), joins(end)
    {
      end += 1
    }
    // The last call is left out if it contains others, which would seem to belong to all.
    if end < lines.count, lines[end].depth > first.depth { end -= 1 }
    return max(end, place + 1)
  }

  private static func event(
    _ lines: [TraceLine],
    _ place: Int,
    _ names: TraceNames,
    through last: Int? = nil
  ) -> Event {
    let line = lines[place]
    var event = Event(
      kind: kind(of: line),
      depth: line.depth,
      text: line.text,
      line: Golden.lineNumber(ofBodyLine: place)
    )
    guard case .call(let message) = line.kind else { return event }
    let end = lines[last ?? place]
    event.text = message.name(names)
    event.arguments = line.arguments.isEmpty ? [] : [line.arguments]
    event.answers = [line.answer].compactMap(\.self)
    guard let last else { return event }
    event.count = last - place + 1
    event.arguments.append(end.arguments)
    if let answer = end.answer, answer != line.answer { event.answers.append(answer) }
    return event
  }

  private static func kind(of line: TraceLine) -> Kind {
    switch line.kind {
    case .step: .step
    case .phase: .phase
    case .call(let message): .call(message.recipient)
    case .query, .note, .content: .app
    case .warning, .gate: .warning
    case .crash: .exception
    }
  }
}

extension TraceStory.Event {
  /// A call as one text: name, arguments, answers, and number.
  package var sentence: String {
    let places = arguments.joined(separator: " ... ")
    let answer = answers.isEmpty ? "" : " -> \(answers.joined(separator: " ... "))"
    let times = count > 1 ? "  \(count)x" : ""
    return text + (places.isEmpty ? "" : " \(places)") + answer + times
  }
}
