import TableTrace

/// The state of the table before and after an event, with changes as `before -> after`.
package struct StateText: Sendable {
  /// A named property of the table, mostly omitted if it has no value.
  private struct Property {
    var name: String
    /// The value in a state, or nil if it is omitted.
    var value: @Sendable (TableState) -> String?
    /// The text for a missing value, or nil if the property is omitted then.
    var nothing: String?
  }

  private let before: TableState
  private let after: TableState

  package init(_ moment: StateRecorder.Moment) {
    before = moment.before
    after = moment.after
  }

  package var rows: [[String]] {
    Self.properties.compactMap { property in
      let values = (property.value(before), property.value(after))
      guard values.0 != nil || values.1 != nil || property.nothing != nil else { return nil }
      let nothing = property.nothing ?? "none"
      let (old, new) = (values.0 ?? nothing, values.1 ?? nothing)
      return [property.name, old == new ? new : "\(old) -> \(new)"]
    }
  }

  /// The cells of rows, each with `+` if added, `-` if removed, or `*` if changed.
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
    // Removed cells are listed before the current cells of their rows.
    let sorted = (gone + kept).enumerated().sorted { left, right in
      (left.element.row.path, left.offset) < (right.element.row.path, right.offset)
    }
    return sorted.map(\.element.words)
  }

  private static func words(_ row: TableState.Row) -> [String] {
    let height = row.height.map { TraceFormat.number($0) + (row.isGuess ? " guessed" : "") } ?? ""
    let content = row.content.map(\.description)
    let place = row.y.map { "at \(TraceFormat.number($0))" } ?? ""
    return [
      row.path.description, row.cell.description, place, height,
      (row.states + row.looks + [content].compactMap(\.self)).joined(separator: " "),
    ]
  }

  private static let properties = [
    Property(name: "window", value: { $0.isInWindow ? "yes" : nil }, nothing: "no"),
    Property(name: "layout", value: { $0.needsLayout ? "pending" : nil }, nothing: "done"),
    Property(name: "offset", value: { TraceFormat.number($0.contentOffset) }),
    Property(
      name: "inset",
      value: { state in
        state.contentInset == .zero ? nil : insets(state.contentInset)
      }
    ),
    Property(
      name: "content size",
      value: { $0.contentSize.map { TraceFormat.size($0) } },
      nothing: "not known"
    ),
    Property(name: "heights", value: { heights($0) }),
    Property(name: "visible rows", value: { range($0.visibleRows) }, nothing: "none"),
    Property(name: "near rows", value: { nearRows($0) }),
    Property(name: "table header", value: { $0.tableHeaderHeight.map(TraceFormat.number) }),
    Property(name: "table footer", value: { $0.tableFooterHeight.map(TraceFormat.number) }),
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
    Property(name: "open row", value: { openRow($0) }),
    Property(name: "moved row", value: { $0.movedRow.map { "\($0.path) to \($0.target)" } }),
    Property(name: "dragged", value: { $0.drag.map(drag) }),
    Property(name: "first responder", value: { $0.firstResponder?.description }),
    Property(name: "moved by", value: { $0.motion == .none ? nil : $0.motion.rawValue }),
    Property(name: "pool", value: { pool($0.reusePool) }, nothing: "empty"),
  ]

  /// The number of known heights, or the reason why it is unknown.
  private static func heights(_ state: TableState) -> String {
    if let heights = state.heights { return "\(heights.known) known, \(heights.guessed) guessed" }
    if state.contentSize == nil { return "not known" }
    return state.sections > TableState.mostSections ? "not counted" : "being asked"
  }

  /// The first and the last visible row.
  private static func range(_ rows: TableState.Excerpt<TableState.Row>) -> String? {
    guard let first = rows.entries.first?.path, let last = rows.entries.last?.path else {
      return nil
    }
    guard rows.count > 1 else { return "\(first)" }
    let end = rows.count == rows.entries.count ? "\(last)" : "(more)"
    return "\(first) ... \(end), \(rows.count) rows"
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    return edges.filter { $0.1 != 0 }.map { "\($0.0) \(TraceFormat.number($0.1))" }
      .joined(separator: ", ")
  }

  /// The heights of the rows near the bounds, and the number of the others.
  private static func nearRows(_ state: TableState) -> String? {
    guard let far = state.farRows else { return nil }
    let runs = state.nearRows.map { run in
      let rows = run.first == run.last ? "\(run.first)" : "\(run.first) ... \(run.last)"
      return "\(rows) \(TraceFormat.number(run.height))" + (run.isGuess ? " guessed" : "")
    }
    let ends = [(far.above, "above"), (far.below, "below")].filter { $0.0 > 0 }
    return (runs + ends.map { "\($0.0) more \($0.1)" }).joined(separator: ", ")
  }

  private static func openRow(_ state: TableState) -> String? {
    guard let row = state.openRow else { return nil }
    guard let buttons = state.openButtons else { return row.description }
    let titles = buttons.titles.map(TraceFormat.quoted).joined(separator: ", ")
    let edge = buttons.edge.map { "\($0.rawValue) " } ?? ""
    return "\(row)" + (titles.isEmpty ? "" : " with \(edge)\(titles)")
  }

  private static func drag(_ drag: TableState.Drag) -> String {
    let rows = list(drag.rows) ?? "no row of this table"
    let end = drag.destination.map { ", over \($0)" } ?? ""
    return "\(rows), \(drag.items) item\(drag.items == 1 ? "" : "s")\(end)"
  }

  private static func views(_ views: TableState.Excerpt<TableState.SectionEndView>) -> String? {
    list(views) { shown in
      let place = shown.place.map { place in
        " at \(TraceFormat.number(place.y)), \(TraceFormat.number(place.height))"
          + (place.isGuess ? " guessed" : "") + (place.isPinned ? " pinned" : "")
      }
      return "\(shown.isHeader ? "header" : "footer") \(shown.section) \(shown.view)"
        + (place ?? "")
    }
  }

  private static func pool(_ pools: [TableState.Pool]) -> String? {
    let texts = pools.map { "\($0.identifier): \(list($0.cells) ?? "")" }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  private static func list(_ rows: [IndexPath]) -> String? {
    list(TableState.Excerpt(rows) { $0 })
  }

  /// The first entries, and the number of the others.
  private static func list<Entry>(
    _ list: TableState.Excerpt<Entry>,
    _ text: (Entry) -> String = { "\($0)" }
  ) -> String? {
    guard list.count > 0 else { return nil }
    let shown = list.entries.prefix(mostShown).map(text)
    let more = list.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The most entries of a list on one line.
  private static let mostShown = 8
}

extension TableState.Row {
  /// The views at the edges of the cell, in words.
  fileprivate var looks: [String] {
    let control = controls.flatMap { $0.style == .none ? nil : "\($0.style.rawValue) control" }
    let reorders = controls?.canMove == true ? "reorder control" : nil
    return [control, reorders, accessory == .none ? nil : accessory.rawValue].compactMap(\.self)
  }
}

extension TableState {
  /// The rows with visible and prepared cells, ascending.
  fileprivate var rowsWithCells: [Row] {
    (visibleRows.entries + preparedRows).sorted { $0.path < $1.path }
  }
}
