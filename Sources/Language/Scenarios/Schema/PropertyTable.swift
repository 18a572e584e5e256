import TableTrace

/// The properties of `UITableView` and `UIScrollView` that a scenario can set.
enum PropertyTable {
  /// The keys of a `set` step, and of `table` besides `style`.
  static let fields: [Field] = all.map { property in
    Field(property.name, property.kind.shape, aliases: property.selector.map { [$0] } ?? [])
      .says(property.documentation)
  }

  /// The keys of a `set` step.
  static let object = ObjectShape("set", keys: .properties) {
    fields
  }
  .atLeast(1)

  /// The keys of `table`.
  static let table = ObjectShape("table", keys: .properties) {
    Field("style", .words("style", of: TableStyle.self))
      .says("The style of the table (default: `plain`).")
    fields
  }

  /// Returns the property with this name, for the checks of versions.
  static func named(_ name: String) -> PropertyFacts? {
    all.first { $0.name == name || $0.selector == name }
  }

  /// Properties that a scenario cannot set, with what to write instead.
  static let refused: [String: String] =
    Dictionary(
      uniqueKeysWithValues: [
        "visibleCells", "indexPathsForVisibleRows", "numberOfSections", "indexPathForSelectedRow",
        "indexPathsForSelectedRows",
      ].map { ($0, "this property is read-only, so use a 'query' step") }
        + ["hasUncommittedUpdates", "hasActiveDrag", "hasActiveDrop", "contextMenuInteraction"]
        .map { ($0, "this property is read-only") }
        + ["dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate"]
        .map { ($0, "use the key '\($0)' of the scenario instead") }
    )

  static let all: [PropertyFacts] = heights + behaviour + appearance

  /// The names of the properties that change only the appearance of a table.
  static let looks = Set(appearance.map(\.name))

  private static let heights: [PropertyFacts] = [
    .init("rowHeight", .length, since: 2).says(
      "The height of rows if the delegate does not implement heightForRowAt."
    )
    .sets(\.rowHeight),
    .init("sectionHeaderHeight", .length, since: 2).says("The height of section headers.")
      .sets(\.sectionHeaderHeight),
    .init("sectionFooterHeight", .length, since: 2).says("The height of section footers.")
      .sets(\.sectionFooterHeight),
    .init("estimatedRowHeight", .length, since: 7)
      .says("The estimated height of rows, or 0 for none.")
      .sets(\.estimatedRowHeight),
    .init("estimatedSectionHeaderHeight", .length, since: 7)
      .says("The estimated height of headers, or 0 for none.")
      .sets(\.estimatedSectionHeaderHeight),
    .init("estimatedSectionFooterHeight", .length, since: 7)
      .says("The estimated height of footers, or 0 for none.")
      .sets(\.estimatedSectionFooterHeight),
    .init("fillerRowHeight", .length, since: 15).says("The height of empty rows at the end."),
    .init("sectionHeaderTopPadding", .length, since: 15).says("The gap above headers.")
      .sets(\.sectionHeaderTopPadding),
    .init("tableHeaderView", .view, since: 2).says("The view above the first section.")
      .sets { $1.tableHeaderViewHeight = $0.viewHeight },
    .init("tableFooterView", .view, since: 2).says("The view below the last section.")
      .sets { $1.tableFooterViewHeight = $0.viewHeight },
    .init("contentInset", .insets, since: 2).says("The inset of the content.")
      .sets { if case .insets(let insets) = $0 { $1.contentInset = insets } },
    .init("contentOffset", .point, since: 2).says("The content offset."),
    .init(
      "contentInsetAdjustmentBehavior",
      .word(["automatic", "scrollableAxes", "never", "always"]),
      since: 11
    )
    .says("Whether the safe area is added to the content inset."),
    .init(
      "selfSizingInvalidation",
      .word(SelfSizingInvalidation.allCases.map(\.rawValue)),
      since: 16
    )
    .says("Whether visible cells can invalidate their size.")
    .sets { value, properties in
      guard case .word(let word) = value, let new = SelfSizingInvalidation(rawValue: word)
      else { return }
      properties.selfSizingInvalidation = new
    },
  ]

  private static let behaviour: [PropertyFacts] = [
    .init("isEditing", .flag, since: 2, objc: "editing").says("Whether the table is in edit mode."),
    .init("allowsSelection", .flag, since: 3).says("Whether rows can be selected.")
      .sets(\.selection.allowsSelection),
    .init("allowsSelectionDuringEditing", .flag, since: 2)
      .says("Whether rows can be selected in edit mode.")
      .sets(\.selection.allowsSelectionDuringEditing),
    .init("allowsMultipleSelection", .flag, since: 5).says("Whether several rows can be selected.")
      .sets(\.selection.allowsMultipleSelection),
    .init("allowsMultipleSelectionDuringEditing", .flag, since: 5)
      .says("Whether several rows can be selected in edit mode.")
      .sets(\.selection.allowsMultipleSelectionDuringEditing),
    .init("isPrefetchingEnabled", .flag, since: 15, objc: "prefetchingEnabled")
      .says("Whether the table calls prefetchRowsAt.")
      .sets(\.scrolling.isPrefetchingEnabled),
    .init("dragInteractionEnabled", .flag, since: 11).says("Whether the user can drag rows.")
      .sets(\.dragInteractionEnabled),
    .init("isSpringLoaded", .flag, since: 11, objc: "springLoaded")
      .says("Whether a drag over a row opens it.")
      .sets(\.selection.isSpringLoaded),
    .init("isScrollEnabled", .flag, since: 2, objc: "scrollEnabled")
      .says("Whether the user can scroll.")
      .sets(\.scrolling.isScrollEnabled),
    .init("refreshControl", .flag, since: 6)
      .says(
        "Whether the table has a refresh control. Up to iOS 9, only a table view controller has one."
      )
      .sets(\.scrolling.hasRefreshControl),
    .init("bounces", .flag, since: 2).says("Whether the content can be pulled past its ends.")
      .sets(\.scrolling.bounces),
    .init("decelerationRate", .word(["normal", "fast"]), since: 3)
      .says("How fast the content decelerates after a drag.")
      .sets { $1.scrolling.decelerationRate = $0 == .word("fast") ? 0.99 : 0.998 },
    .init("scrollsToTop", .flag, since: 2).says(
      "Whether a tap on the status bar scrolls to the top."
    )
    .sets(\.scrolling.scrollsToTop),
    .init("sectionIndexMinimumDisplayRowCount", .integer, since: 2)
      .says("The number of rows from which the table shows the section index.")
      .sets { value, properties in
        guard let count = value.number else { return }
        properties.sectionIndexMinimumDisplayRowCount = Int(exactly: count.rounded()) ?? .max
      },
    .init("remembersLastFocusedIndexPath", .flag, since: 9)
      .says("Whether the table remembers the focused row.")
      .sets(\.selection.remembersLastFocusedRow),
    .init("selectionFollowsFocus", .flag, since: 14)
      .says("Whether moving focus also selects the row.")
      .sets(\.selection.selectionFollowsFocus),
    .init("allowsFocus", .flag, since: 15).says(
      "Whether rows can have the focus of a keyboard or remote control."
    )
    .sets(\.selection.allowsFocus),
    .init("allowsFocusDuringEditing", .flag, since: 15)
      .says("Whether rows can have the focus in edit mode.")
      .sets(\.selection.allowsFocusDuringEditing),
  ]

  private static let appearance: [PropertyFacts] = [
    .init("separatorStyle", .word(["none", "singleLine", "singleLineEtched"]), since: 2)
      .says("The line between rows."),
    .init("separatorInset", .insets, since: 7).says("The inset of the line between rows."),
    .init("separatorInsetReference", .word(["fromCellEdges", "fromAutomaticInsets"]), since: 11)
      .says("The edges that the separator inset is measured from."),
    .init("separatorColor", .appearance, since: 2).says("The colour of the line between rows."),
    .init("separatorEffect", .appearance, since: 8).says(
      "The visual effect of the line between rows."
    ),
    .init("backgroundView", .appearance, since: 3, minor: 2).says("The view behind the rows."),
    .init("sectionIndexColor", .appearance, since: 6).says("The text colour of the section index."),
    .init("sectionIndexBackgroundColor", .appearance, since: 7)
      .says("The background colour of the section index."),
    .init("sectionIndexTrackingBackgroundColor", .appearance, since: 6)
      .says("The background colour of the section index while the user touches it."),
    .init("cellLayoutMarginsFollowReadableWidth", .flag, since: 9)
      .says("Whether the cells of wide tables keep to the readable width."),
    .init("insetsContentViewsToSafeArea", .flag, since: 11)
      .says("Whether content views are inset to the safe area."),
    .init("contentHuggingElements", .word(["none", "sectionHeaders"]), since: 18)
      .says("The views whose height follows their content: the section headers, or none."),
  ]
}

extension TableProperty {
  /// The names of the Boolean properties, in the order of the reference.
  package static let flagNames: [String] = PropertyTable.all.filter {
    if case .flag = $0.kind { true } else { false }
  }.map(\.name)

  /// The names of the properties with a height, or with a view that affects calls by its height.
  package static let heightNames: [String] = PropertyTable.all.filter {
    switch $0.kind {
    case .length, .view: true
    case .flag, .integer, .insets, .point, .word, .appearance: false
    }
  }.map(\.name)

  /// The properties that accept a fixed list of words.
  package static let words: [(name: String, words: [String])] = PropertyTable.all.compactMap {
    if case .word(let words) = $0.kind { ($0.name, words) } else { nil }
  }
}
