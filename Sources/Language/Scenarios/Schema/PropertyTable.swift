import TableTrace

/// The properties of `UITableView` and `UIScrollView` that a scenario can set.
enum PropertyTable {
  /// The keys of a `set` step, and of `table` besides `style`.
  static let fields: [Field] = all.map { property in
    Field(
      property.name,
      property.kind.shape,
      property.documentation,
      aliases: property.selector.map { [$0] } ?? []
    )
  }

  /// The keys of a `set` step.
  static let object = ObjectShape(
    place: "set",
    keys: .properties,
    fields: fields,
    minimumCount: 1
  )

  /// The keys of `table`.
  static let table = ObjectShape(
    place: "table",
    keys: .properties,
    fields: [
      Field(
        "style",
        .word(Vocabulary("style", TableStyle.allCases.map(\.rawValue))),
        "The style of the table (default: `plain`)."
      )
    ] + fields
  )

  /// Returns the properties by name, for the checks of versions.
  static func named(_ name: String) -> PropertyFacts? {
    all.first { $0.name == name || $0.selector == name }
  }

  /// Properties that exist and are not set here, with what to write instead.
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

  /// The properties that change only how a table looks, by their names.
  static let looks = Set(appearance.map(\.name))

  private static let heights = [
    PropertyFacts("rowHeight", .length, since: 2, "The height of rows without a heightForRowAt."),
    PropertyFacts("sectionHeaderHeight", .length, since: 2, "The height of section headers."),
    PropertyFacts("sectionFooterHeight", .length, since: 2, "The height of section footers."),
    PropertyFacts(
      "estimatedRowHeight",
      .length,
      since: 7,
      "The estimated height of rows, or 0 for none."
    ),
    PropertyFacts(
      "estimatedSectionHeaderHeight",
      .length,
      since: 7,
      "The estimated height of headers, or 0 for none."
    ),
    PropertyFacts(
      "estimatedSectionFooterHeight",
      .length,
      since: 7,
      "The estimated height of footers, or 0 for none."
    ),
    PropertyFacts("fillerRowHeight", .length, since: 15, "The height of empty rows at the end."),
    PropertyFacts("sectionHeaderTopPadding", .length, since: 15, "The gap above headers."),
    PropertyFacts("tableHeaderView", .view, since: 2, "The view above the first section."),
    PropertyFacts("tableFooterView", .view, since: 2, "The view below the last section."),
    PropertyFacts("contentInset", .insets, since: 2, "The inset of the content."),
    PropertyFacts("contentOffset", .point, since: 2, "The content's offset."),
    PropertyFacts(
      "contentInsetAdjustmentBehavior",
      .word(["automatic", "scrollableAxes", "never", "always"]),
      since: 11,
      "Whether the safe area is added to the inset."
    ),
    PropertyFacts(
      "selfSizingInvalidation",
      .word(SelfSizingInvalidation.allCases.map(\.rawValue)),
      since: 16,
      "Whether visible cells can invalidate their size."
    ),
  ]

  private static let behaviour = [
    PropertyFacts(
      "isEditing",
      .flag,
      since: 2,
      objc: "editing",
      "Whether the table is in edit mode."
    ),
    PropertyFacts("allowsSelection", .flag, since: 3, "Whether rows can be selected."),
    PropertyFacts(
      "allowsSelectionDuringEditing",
      .flag,
      since: 2,
      "Whether rows can be selected in edit mode."
    ),
    PropertyFacts(
      "allowsMultipleSelection",
      .flag,
      since: 5,
      "Whether several rows can be selected."
    ),
    PropertyFacts(
      "allowsMultipleSelectionDuringEditing",
      .flag,
      since: 5,
      "Whether several rows can be selected in edit mode."
    ),
    PropertyFacts(
      "isPrefetchingEnabled",
      .flag,
      since: 15,
      objc: "prefetchingEnabled",
      "Whether rows are prefetched."
    ),
    PropertyFacts(
      "dragInteractionEnabled",
      .flag,
      since: 11,
      "Whether rows can be dragged out."
    ),
    PropertyFacts(
      "isSpringLoaded",
      .flag,
      since: 11,
      objc: "springLoaded",
      "Whether a drag over a row opens it."
    ),
    PropertyFacts(
      "isScrollEnabled",
      .flag,
      since: 2,
      objc: "scrollEnabled",
      "Whether the user can scroll."
    ),
    PropertyFacts(
      "refreshControl",
      .flag,
      since: 6,
      "Whether the table has a refresh control. Up to iOS 9 it belongs to a table view controller."
    ),
    PropertyFacts("bounces", .flag, since: 2, "Whether the content can be pulled past its ends."),
    PropertyFacts(
      "decelerationRate",
      .word(["normal", "fast"]),
      since: 3,
      "How fast the content decelerates after a drag."
    ),
    PropertyFacts("scrollsToTop", .flag, since: 2, "Whether the status bar scrolls to the top."),
    PropertyFacts(
      "sectionIndexMinimumDisplayRowCount",
      .integer,
      since: 2,
      "The minimum number of rows for the section index."
    ),
    PropertyFacts(
      "remembersLastFocusedIndexPath",
      .flag,
      since: 9,
      "Whether the table remembers the focused row."
    ),
    PropertyFacts(
      "selectionFollowsFocus",
      .flag,
      since: 14,
      "Whether moving focus also selects the row."
    ),
    PropertyFacts("allowsFocus", .flag, since: 15, "Whether rows can be focused."),
    PropertyFacts(
      "allowsFocusDuringEditing",
      .flag,
      since: 15,
      "Whether rows can be focused in edit mode."
    ),
  ]

  private static let appearance = [
    PropertyFacts(
      "separatorStyle",
      .word(["none", "singleLine", "singleLineEtched"]),
      since: 2,
      "The line between rows."
    ),
    PropertyFacts("separatorInset", .insets, since: 7, "The inset of the line."),
    PropertyFacts(
      "separatorInsetReference",
      .word(["fromCellEdges", "fromAutomaticInsets"]),
      since: 11,
      "The edges that the separator inset is measured from."
    ),
    PropertyFacts("separatorColor", .appearance, since: 2, "The colour of the line."),
    PropertyFacts("separatorEffect", .appearance, since: 8, "The effect of the line."),
    PropertyFacts("backgroundView", .appearance, since: 3, minor: 2, "The view behind the rows."),
    PropertyFacts("sectionIndexColor", .appearance, since: 6, "The colour of the index."),
    PropertyFacts(
      "sectionIndexBackgroundColor",
      .appearance,
      since: 7,
      "The colour behind the index."
    ),
    PropertyFacts(
      "sectionIndexTrackingBackgroundColor",
      .appearance,
      since: 6,
      "The colour behind the touched index."
    ),
    PropertyFacts(
      "cellLayoutMarginsFollowReadableWidth",
      .flag,
      since: 9,
      "The margins of wide tables."
    ),
    PropertyFacts(
      "insetsContentViewsToSafeArea",
      .flag,
      since: 11,
      "Whether content views are inset to the safe area."
    ),
    PropertyFacts(
      "contentHuggingElements",
      .word(["none", "sectionHeaders"]),
      since: 18,
      "The views whose height follows their content: the section headers, or none."
    ),
  ]
}

extension TableProperty {
  /// The names of the properties that are a yes or no, in the order of the reference.
  package static let flagNames: [String] = PropertyTable.all.filter {
    if case .flag = $0.kind { true } else { false }
  }.map(\.name)
}
