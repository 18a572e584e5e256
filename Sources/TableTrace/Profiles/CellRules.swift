/// The rules of the cells in a layout pass.
package enum CellRules: Sendable {
  package static let cellForRow = Statement(
    .cellForRow,
    "The rows of a pass are made section by section and row by row, upward; cellForRow opens each.",
    Band(
      since: .iOS(4),
      "ascending",
      .observed("load-01", "load-02", "seed-004-load", "load-20b", "load-31"),
      .observed(from: .iOS(26), "r4-04")
    )
  )

  package static let heightInDequeue = Rule<Int>(
    .heightInDequeue,
    "With row estimates, dequeueReusableCell(withIdentifier:for:) asks heightForRow this often before it returns; the form without an index path does not.",
    Band(since: .iOS(4), 0, "the method does not exist", .documented("doc-01")),
    Band(since: .iOS(6), 0, "not asked", .assumed()),
    Band(
      since: .iOS(8),
      2,
      "twice",
      .measured("load-10"),
      .observed(from: .iOS(11), "load-06", "load-05", "load-22"),
      .assumed(from: .iOS(13)),
      .measured(from: .catalyst(26), "load2-16")
    ),
    conflicts: [
      "load-05 (version unknown): two heights before each cell; whether inside the dequeue is not shown"
    ]
  )

  package static let exactHeightInDequeue = Rule<Int>(
    .exactHeightInDequeue,
    "Without row estimates, dequeueReusableCell(withIdentifier:for:) asks heightForRow this often before it returns; the form without an index path does not.",
    Band(since: .iOS(4), 0, "the method does not exist", .documented("doc-01")),
    Band(since: .iOS(6), 0, "not asked", .assumed()),
    Band(
      since: .iOS(8),
      1,
      "once",
      .assumed(),
      .measured(from: .catalyst(26), "upd-04", "upd-03", "load2-16")
    )
  )

  package static let heightAfterCell = Rule<Bool>(
    .heightAfterCell,
    "Once cellForRow has returned, heightForRow is asked for the row.",
    Band(
      since: .iOS(4),
      false,
      "no",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .measured(from: .iOS(7), "load-04", "load-46", "seed-000-load")
    ),
    Band(
      since: .iOS(8),
      true,
      "once, before the next row",
      .observed("load-41", "seed-004-load", "load-20b", "load-21", "load2-12"),
      .assumed(from: .iOS(13), "load-32"),
      .measured(from: .catalyst(26), "upd-04", "upd-03")
    )
  )

  package static let indentationLevel = Rule<IndentationPlace>(
    .indentationLevel,
    "indentationLevelForRow is asked for every row that is configured for display.",
    Band(
      since: .iOS(4),
      .afterCell,
      "after cellForRow",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .measured(from: .iOS(7), "seed-000-load")
    ),
    Band(
      since: .iOS(8),
      .insideDequeue,
      "inside the dequeue for an index path",
      .documented("load2-11"),
      .assumed(from: .iOS(13), "tests2-24")
    ),
    conflicts: [
      "load-01 (4) is outside edit mode; that edit mode does not matter is assumed",
      "From iOS 8 on, without a dequeue for an index path, it is asked after cellForRow and before the height, which is assumed.",
    ]
  )

  package static let accessoryType = Statement(
    .accessoryType,
    "accessoryTypeForRow, where implemented, is asked after the height and before canEdit.",
    Band(
      since: .iOS(4),
      "once",
      .assumed(),
      .measured(from: .iOS(10), "int-05"),
      .assumed(from: .iOS(11))
    )
  )

  package static let canEdit = Rule<CanEditPlace>(
    .canEdit,
    "canEditRow is asked for every displayed row, edit mode or not, after the height.",
    Band(
      since: .iOS(4),
      .afterHeight,
      "once",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .measured(from: .iOS(7), "seed-000-load", "int-05"),
      .assumed(from: .iOS(12))
    ),
    Band(
      since: .iOS(13),
      .afterHeight,
      "once, even without commitEditingStyle",
      .assumed("tests2-24", "r3-04")
    ),
    conflicts: [
      "load2-11 (iOS 8): the offsets of two stacks hint that what edit mode asks comes before the height"
    ]
  )

  package static let willDisplay = Statement(
    .willDisplay,
    "willDisplay is the last call of a row's configuration; the next row follows it.",
    Band(
      since: .iOS(4),
      "last",
      .observed("load-01", "seed-004-load", "load-19", "load-42"),
      .assumed(from: .iOS(11)),
      .observed(from: .iOS(26), "r4-04")
    )
  )

  package static let nilCell = Rule<NilCellText>(
    .nilCell,
    "A cellForRow that answers nil raises NSInternalInconsistencyException.",
    Band(
      since: .iOS(4),
      .mustReturnACell,
      "'UITableView dataSource must return a cell …'",
      .assumed(),
      .observed(from: .iOS(6), "exc-19")
    ),
    Band(
      since: .iOS(9),
      .failedToObtainACell,
      "'UITableView (…) failed to obtain a cell …'",
      .observed("exc-20"),
      .assumed(from: .iOS(13))
    )
  )

  package static let rowHeightSign = Rule<NegativeHeightText>(
    .rowHeightSign,
    "A negative height of a row other than automaticDimension raises NSInternalInconsistencyException.",
    Band(
      since: .iOS(4),
      .mustNotBeNegative,
      "'table view row height must not be negative …'",
      .assumed()
    ),
    Band(
      since: .iOS(8),
      .invalidWithEstimates,
      "with estimates 'Invalid row height provided by table delegate. …'",
      .observed("exc-30")
    ),
    Band(
      since: .iOS(9),
      .mustNotBeNegative,
      "'table view row height must not be negative …'",
      .observed("exc-28"),
      .assumed(from: .iOS(13))
    ),
    conflicts: [
      "That a height that is not a number raises the same is assumed."
    ]
  )

  package static let otherHeightSign = Statement(
    .otherHeightSign,
    "A negative estimate of a row, or a negative height or estimate of a header or footer, raises as the height of a row does.",
    Band(since: .iOS(4), "with the texts of heights", .assumed("exc-28", "exc-30")),
    decidedBy: [.rowHeightSign]
  )

  package static let selfSizingInvalidation = Rule<Bool>(
    .selfSizingInvalidation,
    "A visible cell that has changed, as selfSizingInvalidation allows, makes the next layout ask the height of its row; nothing else is asked.",
    Band(since: .iOS(4), false, "the property does not exist", .assumed()),
    Band(since: .iOS(16), true, "asked once", .assumed())
  )

  package static let contentConfiguration = Rule<Bool>(
    .contentConfiguration,
    "Whether a visible cell invalidates its size by itself as its content configuration changes, unless selfSizingInvalidation is disabled.",
    Band(since: .iOS(4), false, "no", .documented("doc-01")),
    Band(since: .iOS(16), true, "by itself", .documented("doc-04")),
    conflicts: [
      "doc-04 tells of a UIListContentConfiguration, and not when the row is measured: in the next layout, which is assumed.",
      "A scenario whose cell keeps its height measures nothing; whether a device then asks heightForRow is not known.",
      "What a cell's own updateConfiguration or configurationUpdateHandler changes is not measured here.",
    ]
  )

  package static let configurationUpdate = Rule<[CellHook]>(
    .configurationUpdate,
    "A cell that configures itself does so in front of willDisplay once cellForRow has made it for a row, when the row is configured again, and after each change of its being selected, highlighted or edited.",
    Band(since: .iOS(4), [], "the methods do not exist", .assumed()),
    Band(since: .iOS(14), [.updateConfiguration], "by updateConfiguration(using:)", .assumed()),
    Band(
      since: .iOS(15),
      [.updateConfiguration, .configurationUpdateHandler],
      "by updateConfiguration(using:), then by the configurationUpdateHandler",
      .assumed()
    )
  )

  package static let firstResponder = Statement(
    .firstResponder,
    "The text field of a cell stays first responder as long as its cell stays with its row, on the screen or scrolled off it; it resigns as the cell goes to the pool, which a reload of the row or of all data, its deletion, and a lost window bring about.",
    Band(since: .iOS(4), "it resigns with its cell", .assumed()),
    decidedBy: [.rowKept]
  )

  package static let emptyBounds = Statement(
    .emptyBounds,
    "A table whose bounds have no height makes its first row while its content is at the top.",
    Band(
      since: .iOS(4),
      "the first row",
      .assumed(),
      .tested(from: .iOS(13, 7), "tests2-13"),
      .assumed(from: .iOS(17), "tests2-24")
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(cellForRow), RuleEntry(heightInDequeue), RuleEntry(exactHeightInDequeue),
      RuleEntry(heightAfterCell),
      RuleEntry(indentationLevel), RuleEntry(accessoryType), RuleEntry(canEdit),
      RuleEntry(willDisplay), RuleEntry(nilCell), RuleEntry(rowHeightSign),
      RuleEntry(otherHeightSign),
      RuleEntry(selfSizingInvalidation), RuleEntry(contentConfiguration),
      RuleEntry(configurationUpdate), RuleEntry(firstResponder), RuleEntry(emptyBounds),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var heightInDequeue: Int
    package var exactHeightInDequeue: Int
    package var asksHeightAfterCell: Bool
    package var indentationPlace: IndentationPlace
    package var canEditPlace: CanEditPlace
    package var nilCellText: NilCellText
    package var negativeHeightText: NegativeHeightText
    package var measuresConfiguredCells: Bool
    package var measuresChangedCells: Bool
    package var configurationHooks: [CellHook]

    init(_ version: ProfileVersion) {
      heightInDequeue = CellRules.heightInDequeue.value(for: version)
      exactHeightInDequeue = CellRules.exactHeightInDequeue.value(for: version)
      asksHeightAfterCell = CellRules.heightAfterCell.value(for: version)
      indentationPlace = CellRules.indentationLevel.value(for: version)
      canEditPlace = CellRules.canEdit.value(for: version)
      nilCellText = CellRules.nilCell.value(for: version)
      negativeHeightText = CellRules.rowHeightSign.value(for: version)
      measuresConfiguredCells = CellRules.contentConfiguration.value(for: version)
      measuresChangedCells = CellRules.selfSizingInvalidation.value(for: version)
      configurationHooks = CellRules.configurationUpdate.value(for: version)
    }
  }
}

/// Where the indentation level of a row is asked.
package enum IndentationPlace: Hashable, Sendable {
  /// After cellForRow has returned.
  case afterCell
  /// Inside the dequeue for an index path; without one, after cellForRow.
  case insideDequeue
}

/// The exception text for a cellForRow that answers nil.
package enum NilCellText: Hashable, Sendable {
  /// iOS 8 and earlier.
  case mustReturnACell
  /// iOS 9 and later.
  case failedToObtainACell
}

/// The exception text for a negative row height.
package enum NegativeHeightText: Hashable, Sendable {
  /// Names the index path and the height.
  case mustNotBeNegative
  /// The text of iOS 8 with estimates, without numbers; else the other.
  case invalidWithEstimates
}

/// When canEditRow is asked of a row that is configured for display.
package enum CanEditPlace: Hashable, Sendable {
  /// After the height and the accessory.
  case afterHeight
  /// Before both.
  case beforeHeight
}
