import Diagnostics

/// Lists a difference: the equal lines, then each side from the difference on.
struct DivergenceBlocks {
  private let divergence: Divergence
  private let side: DivergenceReport.Side
  private let ink: Ink
  private let numberWidth: Int
  /// The longest line that is shown whole, in characters, longer than lines of traces.
  private static let longestLine = 1000
  /// The character index where the traced line differs from the expected one.
  private let difference: Int

  var lines: [String] { equalLines + expectedLines + tracedLines }

  init(
    _ divergence: Divergence,
    side: DivergenceReport.Side,
    ink: Ink
  ) {
    self.divergence = divergence
    self.side = side
    self.ink = ink
    let lastNumber = max(
      divergence.expectedAfter.last?.number ?? divergence.lineNumber,
      divergence.printedLine(divergence.tracedAfter.last?.index ?? divergence.traceIndex)
    )
    numberWidth = String(lastNumber).count
    let expected = divergence.expected?.text.unicodeScalars
    let traced = divergence.traced?.text.unicodeScalars
    difference =
      zip(expected ?? "".unicodeScalars, traced ?? "".unicodeScalars)
      .prefix { $0 == $1 }.count
  }

  private var meaning: DivergenceMeaning { DivergenceMeaning(divergence: divergence, side: side) }

  private var equalLines: [String] {
    let texts = divergence.before.map(\.traced.text)
    let next = [divergence.traced?.text, divergence.expected?.text].compactMap(\.self)
    let shown = divergence.before.enumerated().map { place, line in
      // The difference may be about the phase before it.
      place + 1 < texts.count
        ? !IdlePhase.isIdle(line.traced.text, before: texts[place + 1])
        : !next.allSatisfy { IdlePhase.isIdle(line.traced.text, before: $0) }
    }
    // Lines before the first shown line are not counted as omitted.
    let first = shown.firstIndex(of: true) ?? shown.endIndex
    return divergence.before.indices[first...].compactMap { place in
      let line = divergence.before[place]
      if shown[place] {
        return row(mark: "=", .faint, number: line.expected.number, text: line.traced.text)
      }
      return shown[place - 1]
        ? "      " + String(repeating: " ", count: numberWidth) + "  ..." : nil
    }
  }

  private var expectedLines: [String] {
    guard let expected = divergence.expected else {
      return ["  the \(side.rawValue) ends here"]
    }
    let mark = meaning.isEqualLater ? " " : movesExpectedLine ? "↑" : "-"
    let paint: Ink.Paint? = meaning.isEqualLater ? nil : movesExpectedLine ? .yellow : .red
    return ["  \(side.rawValue):"]
      + [
        row(
          mark: mark,
          paint,
          number: expected.number,
          text: expected.text,
          around: difference,
          painted: emphasis?.old
        )
      ]
      + divergence.expectedAfter.map { row(mark: " ", nil, number: $0.number, text: $0.text) }
  }

  private var tracedLines: [String] {
    guard let traced = divergence.traced else { return ["  the trace ends here"] }
    let isMoved = divergence.move != nil && !movesExpectedLine
    let mark = meaning.isEqualBefore ? " " : isMoved ? "↑" : "+"
    let paint: Ink.Paint? = meaning.isEqualBefore ? nil : isMoved ? .yellow : .green
    return ["  trace:"]
      + [
        row(
          mark: mark,
          paint,
          number: divergence.printedLine(traced.index),
          text: traced.text,
          around: difference,
          painted: emphasis?.new
        )
      ]
      + divergence.tracedAfter.map {
        row(mark: " ", nil, number: divergence.printedLine($0.index), text: $0.text)
      }
  }

  private var movesExpectedLine: Bool {
    divergence.move.map { $0.expected == divergence.expected } ?? false
  }

  /// The two lines with their differences emphasized, if one is a variant of the other.
  private var emphasis: WordEmphasis? {
    guard ink.isColoured, let expected = divergence.expected, let traced = divergence.traced else {
      return nil
    }
    switch divergence.kind {
    case .argument, .answer, .step, .header, .nesting:
      return WordEmphasis(old: excerpt(expected.text), new: excerpt(traced.text), ink: ink)
    case .missing, .extra, .moved, .repeated, .crash, .endedEarly: return nil
    }
  }

  private func excerpt(_ text: String) -> String {
    VisibleText.excerpt(text, limit: Self.longestLine, around: difference)
  }

  private func row(
    mark: String,
    _ paint: Ink.Paint?,
    number: Int,
    text: String,
    around place: Int = 0,
    painted words: String? = nil
  ) -> String {
    let shown = words ?? VisibleText.excerpt(text, limit: Self.longestLine, around: place)
    let digits = String(number)
    let padding = String(repeating: " ", count: max(0, numberWidth - digits.count))
    let painted = paint.map { ink.paint(mark, $0) } ?? mark
    return "    \(painted) \(padding)\(digits)  \(shown)"
  }
}
