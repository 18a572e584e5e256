package import Scenarios
package import TableTrace

/// The state of the table in JSON Lines records.
///
/// Sizes are in points, rows are written as in a trace, and keys without a meaning are omitted.
package enum StateShape {
  /// The definitions that the schema of a state refers to.
  package static var definitions: JSONValue { ["state": state.schema, "row": row.schema] }
  package static let reference: JSONValue = ["$ref": "#/$defs/state"]

  static func text(_ state: TableState) -> String { JSONText.of(Self.state.json(state)) ?? "{}" }

  private static let state = JSONShape<TableState>(tableMembers + rowMembers)

  private static let tableMembers: [JSONShape<TableState>.Member] = [
    .init("bounds", optional: .object(size)) { $0.size.finite },
    .init("contentInset", optional: .object(insets)) { state in
      state.contentInset == .zero ? nil : state.contentInset
    },
    .init("contentOffset", .number, \.contentOffset),
    .init("contentSize", optional: .object(size)) { $0.contentSize?.finite },
    .init("drag", optional: .object(drag), \.drag),
    .init("editing", .word, \.editing),
    .init("isInWindow", .flag, \.isInWindow),
    .init("motion", .word, \.motion),
    .init("needsLayout", .flag, \.needsLayout),
    .init("sections", .count, \.sections),
    .init("style", .word, \.style),
    .init("tableFooterHeight", optional: .number, \.tableFooterHeight),
    .init("tableHeaderHeight", optional: .number, \.tableHeaderHeight),
  ]

  private static let rowMembers: [JSONShape<TableState>.Member] = [
    .init("farRows", optional: .object(farRows), \.farRows),
    .init("firstResponder", optional: .text) { $0.firstResponder?.description },
    .init("focusedRow", optional: .text) { $0.focusedRow?.description },
    .init("heights", optional: .object(heights), \.heights),
    .init("highlightedRow", optional: .text) { $0.highlightedRow?.description },
    .init("movedRow", optional: .object(movedRow), \.movedRow),
    .init("nearRows", .list(runOfRows), \.nearRows),
    .init("openButtons", optional: .object(buttons), \.openButtons),
    .init("openRow", optional: .text) { $0.openRow?.description },
    .init("prefetchedRows", .first(of: .printed), \.prefetchedRows),
    .init("preparedRows", .words(of: rowReference), \.preparedRows),
    .init("reusePool", .list(pool), \.reusePool),
    .init("sectionViews", .first(of: .object(sectionView)), \.sectionViews),
    .init("selectedRows", .first(of: .printed), \.selectedRows),
    .init("visibleRows", .first(of: rowReference), \.visibleRows),
  ]

  private static let row = JSONShape<TableState.Row>([
    .init("row", .printed, \.path),
    .init("cell", .printed, \.cell),
    .init("y", optional: .number) { $0.y?.finite },
    .init("height", optional: .number, \.height),
    .init("isGuess", optional: .yes) { $0.isGuess ? true : nil },
    .init("cellStates", optional: .words(of: .words("selected", "highlighted", "editing"))) {
      $0.states.isEmpty ? nil : $0.states
    },
    .init("controls", optional: .object(controls), \.controls),
    .init("accessory", optional: accessory) { $0.accessory == .none ? nil : $0.accessory },
    .init("content", optional: .text) { $0.content?.description },
  ])

  private static let rowReference = JSONKind(schema: ["$ref": "#/$defs/row"], json: row.json)

  private static let accessory = JSONKind<AccessoryType>(
    words: AccessoryType.allCases.filter { $0 != .none }.map(\.rawValue),
    word: \.rawValue
  )

  private static let controls = JSONShape<TableState.Controls>([
    .init("style", .word, \.style),
    .init("canMove", .flag, \.canMove),
  ])

  private static let sectionView = JSONShape<TableState.SectionEndView>([
    .init("section", .count, \.section),
    .init("end", .words("header", "footer")) { $0.isHeader ? "header" : "footer" },
    .init("view", .printed, \.view),
    .init("y", optional: .number) { $0.place?.y.finite },
    .init("height", optional: .number) { $0.place?.height.finite },
    .init("isGuess", optional: .yes) { $0.place?.isGuess == true ? true : nil },
    .init("isPinned", optional: .yes) { $0.place?.isPinned == true ? true : nil },
  ])

  private static let runOfRows = JSONShape<TableState.RowRun>([
    .init("first", .printed, \.first),
    .init("last", .printed, \.last),
    .init("height", .number, \.height),
    .init("y", optional: .number, \.y.finite),
    .init("isGuess", optional: .yes) { $0.isGuess ? true : nil },
  ])

  private static let size = JSONShape<Size>([
    .init("width", .number, \.width),
    .init("height", .number, \.height),
  ])

  private static let insets = JSONShape<EdgeInsets>([
    .init("top", .number, \.top),
    .init("left", .number, \.left),
    .init("bottom", .number, \.bottom),
    .init("right", .number, \.right),
  ])

  private static let drag = JSONShape<TableState.Drag>([
    .init("rows", .words(of: .printed), \.rows),
    .init("items", .count, \.items),
    .init("destination", optional: .printed, \.destination),
  ])

  private static let farRows = JSONShape<TableState.FarRows>([
    .init("above", .count, \.above),
    .init("below", .count, \.below),
  ])

  private static let heights = JSONShape<TableState.Heights>([
    .init("known", .count, \.known),
    .init("guessed", .count, \.guessed),
  ])

  private static let movedRow = JSONShape<TableState.MovedRow>([
    .init("row", .printed, \.path),
    .init("target", .printed, \.target),
  ])

  private static let buttons = JSONShape<TableState.Buttons>([
    .init("titles", .texts, \.titles),
    .init("edge", optional: .word, \.edge),
  ])

  private static let pool = JSONShape<TableState.Pool>([
    .init("identifier", .text, \.identifier),
    .init("cells", .first(of: .printed), \.cells),
  ])
}

extension JSONKind where Content: CustomStringConvertible & Sendable {
  /// A value as a trace prints it.
  fileprivate static var printed: JSONKind {
    JSONKind(schema: .string) { .text($0.description) }
  }
}

extension JSONKind where Content == Bool {
  /// A key that is omitted if it is false.
  fileprivate static var yes: JSONKind {
    JSONKind(schema: ["const": true], json: JSONValue.flag)
  }
}

extension JSONKind {
  /// The first entries of a list, and the number of all entries.
  fileprivate static func first<Entry>(of kind: JSONKind<Entry>) -> JSONKind
  where Content == TableState.Excerpt<Entry> {
    let entries = JSONKind<[Entry]>.words(of: kind)
    let schema = entries.schema.adding("maxItems", .integer(TableState.mostEntries))
    return .object(
      JSONShape([
        .init("count", .count, \.count),
        .init("first", JSONKind<[Entry]>(schema: schema, json: entries.json), \.entries),
      ])
    )
  }
}

extension Double {
  fileprivate var finite: Double? { isFinite ? self : nil }
}

extension Size {
  fileprivate var finite: Size? { width.isFinite && height.isFinite ? self : nil }
}

extension TableState.Row {
  /// The last values set on the cell, in words.
  package var states: [String] {
    [
      isSelected ? "selected" : nil, isHighlighted ? "highlighted" : nil,
      isEditing ? "editing" : nil,
    ].compactMap(\.self)
  }
}
