extension Answer {
  /// The answer as the trace prints it, or nil for a method that returns nothing.
  package var text: String? {
    switch self {
    case .void: nil
    case .none: "nil"
    case .automatic: "automatic"
    case .integer(let value): value.description
    case .number(let value): TraceFormat.number(value)
    case .flag(let flag): flag.description
    case .text(let text): TraceFormat.quoted(text)
    case .cell(let cell, let origin): "\(cell) \(origin)"
    case .existingCell(let cell): cell.description
    case .view(let view): view.description
    case .row(let path): path.description
    case .rect(let rect): TraceFormat.rect(rect)
    case .size(let size): TraceFormat.size(size)
    case .point(let point): TraceFormat.point(point)
    case .list(let answers): TraceFormat.list(answers.compactMap(\.text))
    case .word(let word): word
    }
  }
}
