import Goldens
package import TableTrace

/// Aligns several traces: each line once, with the traces that have it at this place.
package struct ComparedTraces {
  package struct Row {
    var line: TraceLine
    package var isHere: [Bool]
    /// Whether each trace has the line elsewhere in the same step.
    var isElsewhere: [Bool]
    /// The row of the same line in the first trace, if the line has moved.
    var origin: Int?

    var isEqual: Bool { isHere.allSatisfy(\.self) }
    package var isMoved: Bool { isElsewhere.contains(true) }
  }

  /// The lines, in an order that preserves the order of each trace.
  package private(set) var rows: [Row] = []

  /// Whether no shorter list of differences exists, which is not checked for long traces.
  private(set) var isExact = true

  var isEmpty: Bool { rows.allSatisfy(\.isEqual) }

  /// Aligns each trace with all traces before it.
  package init(_ traces: [[TraceLine]]) {
    for (number, lines) in traces.enumerated() { add(lines, number, of: traces.count) }
    findMoves()
  }

  private mutating func add(_ lines: [TraceLine], _ number: Int, of count: Int) {
    let alignment = Alignment(
      from: rows.map { WrittenLine($0.line.indented) },
      to: lines.map { WrittenLine($0.indented) }
    )
    isExact = isExact && alignment.isExact
    var merged: [Row] = []
    var (old, new) = (0, 0)
    while old < rows.count || new < lines.count {
      if old < rows.count, alignment.goes[old] {
        merged.append(rows[old])
        old += 1
      } else if new < lines.count, alignment.comes[new] {
        let nowhere = Array(repeating: false, count: count)
        merged.append(Row(line: lines[new], isHere: nowhere, isElsewhere: nowhere))
        merged[merged.count - 1].isHere[number] = true
        new += 1
      } else if old < rows.count, new < lines.count {
        merged.append(rows[old])
        merged[merged.count - 1].isHere[number] = true
        (old, new) = (old + 1, new + 1)
      } else {
        break
      }
    }
    rows = merged
  }
}

extension ComparedTraces {
  private var steps: [Range<Int>] {
    let starts = rows.indices.filter { rows[$0].line.kind == .step }
    let bounds = [0] + starts + [rows.count]
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }.filter { !$0.isEmpty }
  }

  /// Finds lines that two traces have equally often in a step, but in different places.
  private mutating func findMoves() {
    for step in steps {
      let moving = step.filter { !rows[$0].isEqual && rows[$0].line.kind.canMove }
      let alike = Dictionary(grouping: moving) { WrittenLine(rows[$0].line.indented) }
      for places in alike.values where places.count > 1 { mark(places) }
    }
  }

  private mutating func mark(_ places: [Int]) {
    let traces = rows[places[0]].isHere.indices
    let counts = traces.map { trace in places.count { rows[$0].isHere[trace] } }
    for place in places {
      let times = traces.first { rows[place].isHere[$0] }.map { counts[$0] }
      for trace in traces where !rows[place].isHere[trace] && counts[trace] == times {
        rows[place].isElsewhere[trace] = true
      }
    }
    guard traces.count == 2, counts[0] == counts[1] else { return }
    let targets = places.filter { rows[$0].isHere[1] }
    for (source, target) in zip(places.filter { rows[$0].isHere[0] }, targets) {
      rows[target].origin = source
    }
  }
}

extension TraceLine.Kind {
  /// Whether the line means the same elsewhere in its step.
  fileprivate var canMove: Bool {
    switch self {
    case .call, .query, .note, .content, .warning: true
    case .step, .phase, .gate, .crash: false
    }
  }
}
