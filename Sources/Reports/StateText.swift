import TableTrace

/// The state of a table around an event, for people: what changed stands as `before -> after`.
package struct StateText: Sendable {
  /// A property of the table by its name; most are left out while they say nothing.
  private struct Property {
    var name: String
    /// What it is in a state; nil while it says nothing.
    var value: @Sendable (TableState) -> String?
    /// What stands for nothing, of a property that is never left out.
    var nothing: String?
  }

  private let before: TableState
  private let after: TableState

  /// Makes a text of a moment.
  package init(_ moment: StateRecorder.Moment) {
    before = moment.before
    after = moment.after
  }

  /// The properties with their values, a row each.
  package var rows: [[String]] {
    Self.properties.compactMap { property in
      let values = (property.value(before), property.value(after))
      guard values.0 != nil || values.1 != nil || property.nothing != nil else { return nil }
      let nothing = property.nothing ?? "none"
      let (old, new) = (values.0 ?? nothing, values.1 ?? nothing)
      return [property.name, old == new ? new : "\(old) -> \(new)"]
    }
  }

  /// The cells of rows, a row each: a mark, the row, the cell, its height, what it shows.
  ///
  /// The mark is `+` for one that has come, `-` for one that goes, `*` for one that has changed.
  package var cells: [[String]] {
    let old = before.rowsWithCells
    let new = after.rowsWithCells
    let kept = new.map { row in
      let known = old.first { $0.path == row.path && $0.cell == row.cell }
      let words = Self.words(row)
      let mark = known.map { Self.words($0) == words ? " " : "*" } ?? "+"
      return (row: row, words: [mark] + words)
    }
    let gone = old.filter { row in !new.contains { $0.path == row.path && $0.cell == row.cell } }
      .map { (row: $0, words: ["-"] + Self.words($0)) }
    // Those that go stand in front of those that have their rows now.
    let sorted = (gone + kept).enumerated().sorted { left, right in
      (left.element.row.path, left.offset) < (right.element.row.path, right.offset)
    }
    return sorted.map(\.element.words)
  }

  private static func words(_ row: TableState.Row) -> [String] {
    let height = row.height.map { TraceFormat.number($0) + (row.isGuess ? " guessed" : "") } ?? ""
    let content = row.content.map(\.description)
    return [
      row.path.description, row.cell.description, height,
      (row.states + [content].compactMap(\.self)).joined(separator: " "),
    ]
  }

  private static let properties = [
    Property(name: "window", value: { $0.isInWindow ? "yes" : nil }, nothing: "no"),
    Property(name: "layout", value: { $0.needsLayout ? "pending" : nil }, nothing: "done"),
    Property(name: "offset", value: { TraceFormat.number($0.contentOffset) }),
    Property(
      name: "content size",
      value: { $0.contentSize.map { TraceFormat.size($0) } },
      nothing: "not known"
    ),
    Property(name: "heights", value: { heights($0) }),
    Property(name: "visible rows", value: { range($0.visibleRows) }, nothing: "none"),
    Property(name: "prepared rows", value: { list($0.preparedRows.map(\.path)) }),
    Property(name: "section views", value: { views($0.sectionViews) }),
    Property(name: "prefetched", value: { list($0.prefetchedRows) }),
    Property(name: "selection", value: { list($0.selectedRows) }, nothing: "none"),
    Property(name: "highlighted", value: { $0.highlightedRow?.description }),
    Property(name: "focus", value: { $0.focusedRow?.description }),
    Property(
      name: "editing",
      value: { $0.editing == .none ? nil : $0.editing.rawValue },
      nothing: "no"
    ),
    Property(name: "open row", value: { $0.openRow?.description }),
    Property(name: "moved by", value: { $0.motion == .none ? nil : $0.motion.rawValue }),
    Property(name: "pool", value: { pool($0.reusePool) }, nothing: "empty"),
  ]

  /// How many heights are known, or why nobody can say.
  private static func heights(_ state: TableState) -> String {
    if let heights = state.heights { return "\(heights.known) known, \(heights.guessed) guessed" }
    if state.contentSize == nil { return "not known" }
    return state.sections > TableState.mostSections ? "not counted" : "being asked"
  }

  /// The first and the last row on screen.
  private static func range(_ rows: TableState.Excerpt<TableState.Row>) -> String? {
    guard let first = rows.entries.first?.path, let last = rows.entries.last?.path else {
      return nil
    }
    guard rows.count > 1 else { return "\(first)" }
    let end = rows.count == rows.entries.count ? "\(last)" : "(more)"
    return "\(first) ... \(end), \(rows.count) rows"
  }

  private static func views(_ views: TableState.Excerpt<TableState.SectionEndView>) -> String? {
    list(views) { "\($0.isHeader ? "header" : "footer") \($0.section) \($0.view)" }
  }

  private static func pool(_ pools: [TableState.Pool]) -> String? {
    let texts = pools.map { "\($0.identifier): \(list($0.cells) ?? "")" }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  private static func list(_ rows: [IndexPath]) -> String? {
    list(TableState.Excerpt(rows) { $0 })
  }

  /// The first few entries, and how many more there are.
  private static func list<Entry>(
    _ list: TableState.Excerpt<Entry>,
    _ text: (Entry) -> String = { "\($0)" }
  ) -> String? {
    guard list.count > 0 else { return nil }
    let shown = list.entries.prefix(mostShown).map(text)
    let more = list.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The most entries of a list that stand in one line.
  private static let mostShown = 8
}

extension TableState {
  /// The rows with cells, those on screen and those beside them, ascending.
  fileprivate var rowsWithCells: [Row] {
    (visibleRows.entries + preparedRows).sorted { $0.path < $1.path }
  }
}
