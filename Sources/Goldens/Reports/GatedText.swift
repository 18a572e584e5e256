package import TableTrace

/// A trace as text, with the gates that prevent calls after each line.
package struct GatedText {
  private let lines: [TraceLine]
  /// The callbacks whose gates are shown: only implemented ones.
  private let callbacks: Set<Callback>
  private let names: TraceNames
  /// Adds colors to a part, or nil for plain text.
  private let paint: ((String, TraceText.Part) -> String)?

  package init(
    _ lines: [TraceLine],
    gatesOf callbacks: Set<Callback>,
    names: TraceNames,
    paint: ((String, TraceText.Part) -> String)?
  ) {
    self.lines = lines
    self.callbacks = callbacks
    self.names = names
    self.paint = paint
  }

  package var text: String {
    var text = ""
    var place = 0
    while place < lines.count {
      var gates: [String] = []
      var next = place + 1
      while next < lines.count, case .gate(let gate) = lines[next].kind {
        let isNew = !gates.contains(lines[next].text)
        if callbacks.contains(gate.callback), isNew { gates.append(lines[next].text) }
        next += 1
      }
      text += line(lines[place]) + remark(gates) + "\n"
      place = next
    }
    return text
  }

  private func remark(_ gates: [String]) -> String {
    gates.isEmpty ? "" : "  " + painted("# \(gates.joined(separator: "; "))", .remark)
  }

  private func line(_ line: TraceLine) -> String {
    let indent = String(repeating: "  ", count: line.depth)
    switch line.kind {
    case .call(let message):
      let name = message.name(names)
      let rest = String(line.text.dropFirst(name.count))
      return indent + painted(name, .call(message.recipient)) + rest
    case .step: return indent + painted(line.text, .step)
    case .phase: return indent + painted(line.text, .phase)
    case .query: return indent + painted(line.text, .query)
    case .warning: return indent + painted(line.text, .warning)
    case .note: return indent + painted(line.text, .note)
    case .content: return indent + painted(line.text, .content)
    case .crash: return indent + painted(line.text, .exception)
    case .gate: return indent + painted("# \(line.text)", .remark)
    }
  }

  private func painted(_ text: String, _ part: TraceText.Part) -> String {
    paint?(text, part) ?? text
  }
}
