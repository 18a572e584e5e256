import Reports
import TableTrace

/// An animation of a run as one SVG file: the table and the calls, with a frame for each event.
///
/// It needs no script. If reduced motion is preferred, only the last frame is shown.
package struct FilmPage {
  package static let mostFrames = 400
  /// The first line of every animation, which identifies the file.
  package static let mark = "<!-- a film of tabletrace -->\n"
  private static let secondsOfFrame = 0.7
  private static let secondsOfEnd = 3.0
  private static let shownLines = 12
  private static let lineHeight = 20.0
  private static let margin = 16.0
  private static let widthOfCalls = 460.0

  var run: PlayedRun
  /// The number of the only shown event, from 1, or nil for all events.
  var event: Int?

  package init(
    run: PlayedRun,
    event: Int? = nil
  ) {
    self.run = run
    self.event = event
  }

  package var text: String {
    let events = event.map { [$0] } ?? Array(1...max(1, run.lines.count))
    let frames = events.filter { run.lines.indices.contains($0 - 1) }
    let parts = frames.enumerated().map { place, number in
      frame(number, place, isLast: place == frames.count - 1)
    }
    let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
    return """
      \(Self.mark)<svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \
      \(Self.number(width)) \(Self.number(height))" role="img" aria-labelledby="title">
      <title id="title">\(XMLText.content("\(run.name) under \(run.version)"))</title>
      <style>
      \(Self.style)\(film(frames.count))</style>
      <rect class="sheet" width="\(Self.number(width))" height="\(Self.number(height))"/>
      \(headline)\(parts.joined())</svg>

      """
  }

  private var headline: String {
    let title = "\(run.name) under \(run.version)"
    return Self.text("quiet", title, x: Self.margin, y: Self.margin + 8)
  }

  private var bounds: Size {
    let sizes = run.tables.map(\.size)
    return Size(
      width: sizes.map(\.width).max() ?? 0,
      height: max(sizes.map(\.height).max() ?? 0, Self.lineHeight * Double(Self.shownLines))
    )
  }

  /// The scale of the drawn table, which is smaller for a phone.
  private var scale: Double { bounds.height > 300 ? 0.6 : 0.8 }
  private var width: Double { bounds.width * scale + Self.widthOfCalls + 3 * Self.margin }
  private var height: Double {
    max(bounds.height * scale, Self.lineHeight * Double(Self.shownLines)) + 2 * Self.margin + 24
  }

  /// Returns the style rules that show the frames one after the other, or none for a still picture.
  private func film(_ count: Int) -> String {
    guard count > 1 else { return "" }
    let seconds = Double(count) * Self.secondsOfFrame + Self.secondsOfEnd
    func percent(_ part: Double) -> String { Self.number((part / seconds * 1e5).rounded() / 1e3) }
    let last = Self.secondsOfFrame + Self.secondsOfEnd
    return """
      @media (prefers-reduced-motion: no-preference) {
        .frame { visibility: hidden; animation: show \(Self.number(seconds))s infinite step-end; }
        .last { animation-name: stay; }
      }
      @keyframes show {
        0% { visibility: visible; } \(percent(Self.secondsOfFrame))% { visibility: hidden; }
      }
      @keyframes stay { 0% { visibility: visible; } \(percent(last))% { visibility: hidden; } }

      """
  }

  private func frame(_ number: Int, _ place: Int, isLast: Bool) -> String {
    let delay = Self.number(Double(place) * Self.secondsOfFrame)
    let names = isLast ? "frame last" : "frame"
    return "<g class=\"\(names)\" style=\"animation-delay: \(delay)s\">\n"
      + device(number, clip: "screen\(place)") + calls(number) + "</g>\n"
  }

  private func device(_ number: Int, clip name: String) -> String {
    let state = run.table(after: number)
    let shift = "translate(\(Self.number(Self.margin)) \(Self.number(Self.margin + 20)))"
    let clip =
      "<clipPath id=\"\(name)\"><rect width=\"\(Self.number(state.size.width))\" "
      + "height=\"\(Self.number(state.size.height))\"/></clipPath>"
    let rows = state.nearRows.flatMap { outlines($0, state) }.joined()
    let cells = state.visibleRows.entries.map { cell($0, number, state) }.joined()
    let ends = state.sectionViews.entries.map { sectionEnd($0, state) }.joined()
    let frame = Self.rect("bezel", y: 0, width: state.size.width, height: state.size.height)
    let words = state.isInWindow ? "" : "not in a window"
    return "<g transform=\"\(shift) scale(\(Self.number(scale)))\">\(clip)"
      + "<g clip-path=\"url(#\(name))\">\(rows)\(cells)\(ends)</g>\(frame)"
      + Self.text("word", words, x: 14, y: 30) + "</g>\n"
  }

  private func outlines(_ run: TableState.RowRun, _ state: TableState) -> [String] {
    (run.first.row...run.last.row).compactMap { row in
      let y = run.y + Double(row - run.first.row) * run.height - state.contentOffset
      guard y < state.size.height, y + run.height > 0, run.height > 0 else { return nil }
      return Self.rect(
        run.isGuess ? "row guessed" : "row",
        y: y,
        width: state.size.width,
        height: run.height
      )
    }
  }

  private func cell(_ row: TableState.Row, _ number: Int, _ state: TableState) -> String {
    guard let top = row.y, let height = row.height else { return "" }
    let y = top - state.contentOffset
    let hue = (row.cell.number * 137 + 200) % 360
    let title = Self.cut(row.content?.text ?? run.title(of: row.cell, after: number))
    let look = row.isSelected ? "cell selected" : "cell"
    let colour =
      "<rect y=\"\(Self.number(y))\" width=\"6\" height=\"\(Self.number(height))\" "
      + "fill=\"hsl(\(hue) 65% 50%)\"/>"
    let middle = y + height / 2 + 5
    return Self.rect(look, y: y, width: state.size.width, height: height) + colour
      + Self.text("word", title, x: 16, y: middle)
      + Self.text("word tag", "\(row.path) \(row.cell)", x: state.size.width - 12, y: middle)
  }

  /// The most characters of a title next to the names of its row and cell.
  private static let longestTitle = 18

  /// Returns the title of a row without its subtitle, cut if it is long.
  private static func cut(_ text: String) -> String {
    let title = text.firstRange(of: " – ").map { String(text[..<$0.lowerBound]) } ?? text
    return title.count > longestTitle ? "\(title.prefix(longestTitle - 1))…" : title
  }

  private func sectionEnd(_ view: TableState.SectionEndView, _ state: TableState) -> String {
    guard let place = view.place else { return "" }
    let y = place.y - state.contentOffset
    let name = "\(view.isHeader ? "header" : "footer") \(view.section)"
    return Self.rect("end", y: y, width: state.size.width, height: place.height)
      + Self.text("word", name, x: 16, y: y + place.height / 2 + 5)
  }

  /// Draws an event and the events before it.
  private func calls(_ number: Int) -> String {
    let first = max(0, number - Self.shownLines)
    let left = bounds.width * scale + 2 * Self.margin
    return (first..<number).map { place in
      let line = run.lines[place]
      let y = Self.margin + 30 + Double(place - first) * Self.lineHeight
      let isHere = place == number - 1
      let ground =
        isHere
        ? "<rect class=\"here\" x=\"\(Self.number(left - 6))\" y=\"\(Self.number(y - 14))\" "
          + "width=\"\(Self.number(Self.widthOfCalls + 6))\" height=\"19\" rx=\"4\"/>" : ""
      let indent = Double(line.depth) * 12
      return ground
        + Self.text(Self.look(of: line), Self.shortened(line.text), x: left + indent, y: y)
    }.joined()
  }

  private static func look(of line: TraceLine) -> String {
    switch line.kind {
    case .step, .phase: "line step"
    case .call(let message): "line \(message.recipient == .delegate ? "delegate" : "source")"
    case .warning, .crash: "line bad"
    case .query, .note, .content, .gate: "line"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 64 ? "\(text.prefix(63))\u{2026}" : text
  }

  private static func rect(
    _ name: String,
    y: Double,
    width: Double,
    height: Double
  ) -> String {
    "<rect class=\"\(name)\" y=\"\(number(y))\" width=\"\(number(width))\" "
      + "height=\"\(number(height))\"/>"
  }

  private static func text(_ name: String, _ text: String, x: Double, y: Double) -> String {
    guard !text.isEmpty else { return "" }
    return "<text class=\"\(name)\" x=\"\(number(x))\" y=\"\(number(y))\">"
      + "\(XMLText.content(text))</text>\n"
  }

  private static func number(_ value: Double) -> String {
    value.isFinite ? TraceFormat.number(value) : "0"
  }

  private static let style = """
    text { font: 13px -apple-system, system-ui, "Segoe UI", Roboto, sans-serif; fill: #1c1c1e; }
    .line { font-size: 12.5px; } .word { font-size: 19px; }
    .tag { font-size: 16px; fill: #5a5a60; text-anchor: end; }
    .sheet, .cell { fill: #ffffff; } .end { fill: #f2f2f7; }
    .row { fill: none; } .row, .cell, .end { stroke: #d1d1d6; }
    .guessed { stroke: #8a5200; stroke-dasharray: 5 4; }
    .bezel { fill: none; stroke: #1c1c1e; stroke-width: 3; } .here, .selected { fill: #dcebff; }
    .quiet { fill: #5a5a60; } .step { font-weight: 700; } .bad { fill: #b3131b; }
    .source { fill: #1b6e33; } .delegate { fill: #0058b8; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f2f2f7; } .sheet, .cell { fill: #1c1c1e; } .end { fill: #2c2c2e; }
      .row, .cell, .end { stroke: #48484a; } .guessed { stroke: #ffc66b; }
      .bezel { stroke: #f2f2f7; } .here, .selected { fill: #12335c; } .quiet, .tag { fill: #b0b0b8; }
      .bad { fill: #ff9a94; } .source { fill: #7ddb94; } .delegate { fill: #7db8ff; }
    }

    """
}
