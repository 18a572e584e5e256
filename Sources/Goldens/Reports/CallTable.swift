package import TableTrace

/// The number of calls of each callback, in one column for each run.
package struct CallTable: Sendable {
  /// A run, with its title and its counts.
  private struct Column: Sendable {
    var title: String
    var counts: [CallTally.Key: Int]
  }

  /// A row of the table, with the count in each column.
  package struct Row: Hashable, Sendable {
    /// The name of the callback or hook in traces, or `calls` in the row of totals.
    package var callback: String
    /// The group of the calls, or nil for all calls of the callback.
    package var reason: String?
    package var counts: [Int]
  }

  package let grouping: CallTally.Grouping
  private let names: TraceNames
  private var columns: [Column] = []
  /// The keys of all columns, in the order of their first calls.
  private var keys: [CallTally.Key] = []

  package init(by grouping: CallTally.Grouping, names: TraceNames) {
    self.grouping = grouping
    self.names = names
  }

  package mutating func add(_ tally: CallTally, titled title: String) {
    let known = Set(keys)
    keys += tally.keys.filter { !known.contains($0) }
    let counts = Dictionary(tally.keys.map { ($0, tally.count($0)) }) { first, _ in first }
    columns.append(Column(title: title, counts: counts))
  }

  package var rows: [Row] {
    let groups = Dictionary(grouping: keys, by: \.message)
    var rows: [Row] = []
    for message in messages {
      guard let keys = groups[message] else { continue }
      let name = message.name(names)
      rows.append(Row(callback: name, reason: nil, counts: sums(of: keys)))
      guard grouping != .callback else { continue }
      for key in keys.sorted(by: Self.stands) {
        rows.append(Row(callback: name, reason: reason(key.group), counts: sums(of: [key])))
      }
    }
    return rows + [Row(callback: "calls", reason: nil, counts: sums(of: keys))]
  }

  /// The callbacks in the order of the catalogue, then the hooks in the order of their first calls.
  private var messages: [Message] {
    var seen: Set<Message> = []
    let hooks = keys.map(\.message).filter { message in
      if case .callback = message { return false }
      return seen.insert(message).inserted
    }
    return Callback.allCases.map { .callback($0) } + hooks
  }

  private func sums(of keys: [CallTally.Key]) -> [Int] {
    columns.map { column in keys.reduce(0) { $0 + (column.counts[$1] ?? 0) } }
  }

  /// Orders index paths by row, and other groups by their first call.
  private static func stands(_ left: CallTally.Key, _ right: CallTally.Key) -> Bool {
    switch (left.group, right.group) {
    case (.row(let first), .row(let second)): first < second
    case (.section(let first), .section(let second)): first < second
    default: false
    }
  }

  /// The description of a group, in words.
  private func reason(_ group: CallTally.Group) -> String? {
    switch group {
    case .all: nil
    case .row(let row): "\(row)"
    case .section(let section): "section \(section)"
    case .noPlace: "no row"
    case .rule(let rule): words(of: rule)
    case .phase(let phase, let inside): words(of: phase, inside: inside)
    case .reason(let phase, let inside, let rule):
      "\(words(of: phase, inside: inside)); \(words(of: rule))"
    }
  }

  private func words(of rule: RuleID) -> String {
    RuleBook.entry(rule).map { "\(rule.rawValue): \($0.sentence)" } ?? rule.rawValue
  }

  private func words(of phase: Phase?, inside: Callback?) -> String {
    [
      phase.map(\.rawValue) ?? "in the step itself",
      inside.map { "inside \(Message.callback($0).name(names))" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension CallTable {
  package var titles: [String] { columns.map(\.title) }

  /// The most characters of all titles above their columns.
  private static let widestHead = 80

  /// The table as text, with titles or a numbered list of long titles if there are several runs.
  package var text: String {
    let rows = rows
    let isWide = titles.reduce(0) { $0 + $1.count + 2 } > Self.widestHead
    let heads = isWide ? columns.indices.map { "(\($0 + 1))" } : titles
    let widths = columns.indices.map { column in
      let numbers = rows.map { String($0.counts[column]).count }
      return max(numbers.max() ?? 0, columns.count > 1 ? heads[column].count : 0)
    }
    func line(_ cells: [String], _ rest: String) -> String {
      let padded = zip(cells, widths).map { cell, width in
        String(repeating: " ", count: width - cell.count) + cell
      }
      return (padded + (rest.isEmpty ? [] : [rest])).joined(separator: "  ") + "\n"
    }
    let legend = isWide ? zip(heads, titles).map { "\($0) \($1)\n" }.joined() + "\n" : ""
    let head = columns.count > 1 ? line(heads, "") : ""
    return legend + head
      + rows.map { row in
        line(row.counts.map(String.init), row.reason.map { "  " + $0 } ?? row.callback)
      }.joined()
  }

  package var markdown: String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
    let head = line(["callback"] + columns.map(\.title))
    let marks = "|---|" + columns.map { _ in "---:|" }.joined() + "\n"
    return head + marks
      + rows.map { row in
        let name = row.reason.map { "&nbsp;&nbsp;\($0)" } ?? "`\(row.callback)`"
        return line([row.callback == "calls" ? "calls" : name] + row.counts.map(String.init))
      }.joined()
  }
}
