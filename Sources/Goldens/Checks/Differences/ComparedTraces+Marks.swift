import Diagnostics
import TableTrace

extension ComparedTraces {
  /// The lines of two traces, each with a mark.
  ///
  /// A line only in the first trace has `-`, and one only in the second has `+`. A line that is
  /// elsewhere in the second has `~`.
  var changes: [DifferenceText.MarkedLine] {
    var lines: [DifferenceText.MarkedLine] = []
    for (place, row) in rows.enumerated() {
      if row.isEqual {
        lines.append(.init(line: row.line, mark: nil))
      } else if row.isMoved {
        guard row.isHere[1] else { continue }
        let mark = DifferenceText.Mark(sign: "~", remark: origin(of: place), paint: .yellow)
        lines.append(.init(line: row.line, mark: mark))
      } else {
        let mark = DifferenceText.Mark(
          sign: row.isHere[0] ? "-" : "+",
          paint: row.isHere[0] ? .red : .green
        )
        lines.append(.init(line: row.line, mark: mark))
      }
    }
    return lines
  }

  /// The index of a moved line in the first trace.
  private func origin(of place: Int) -> String? {
    guard let source = rows[place].origin else { return nil }
    let way = source < place ? "moved down" : "moved up"
    guard let phase = rows[source].line.phase, phase != rows[place].line.phase else { return way }
    return "\(way), from '\(phase.rawValue)'"
  }

  /// The lines of any number of traces, with a column for each trace.
  ///
  /// A capital letter means that the trace has the line. A small letter means that the line is
  /// elsewhere in the step.
  func columns(named names: [String]) -> [DifferenceText.MarkedLine] {
    rows.map { row in
      guard !row.isEqual else { return .init(line: row.line, mark: nil) }
      let signs = names.indices.map { trace in
        if row.isHere[trace] { return names[trace] }
        let small = names[trace].lowercased()
        return row.isElsewhere[trace]
          ? small : String(repeating: ".", count: names[trace].count)
      }
      let mark = DifferenceText.Mark(
        sign: signs.joined(separator: " "),
        paint: row.isMoved ? .yellow : .green
      )
      return .init(line: row.line, mark: mark)
    }
  }
}
