/// The rules of the cells in a layout pass.
package enum CellRules: Sendable {
  package static let heightInDequeue = Rule<Int>(
    .heightInDequeue,
    "From iOS 8, dequeueReusableCell(withIdentifier:for:) calls heightForRowAt before it returns "
      + "the cell. This rule is about tables with estimated row heights. "
      + "dequeueReusableCell(withIdentifier:) never calls heightForRowAt.",
    VersionRange(
      0,
      "dequeueReusableCell(withIdentifier:for:) does not exist",
      .documented("doc-01")
    ),
    VersionRange(since: .iOS(6), 0, "never"),
    VersionRange(
      since: .iOS(8),
      2,
      "twice",
      .assumed("load-10"),
      .observed(from: .iOS(11), until: .iOS(13), "load-06", "load-22"),
      .assumed(from: .catalyst(26), "load2-16")
    ),
    conflicts: [
      "load-05 (version unknown) shows two calls of heightForRowAt before each cell. It does not "
        + "show whether dequeueReusableCell makes these calls.",
      "load-10 and load2-16 count three calls of heightForRowAt for each row. It is inferred "
        + "that dequeueReusableCell makes two of them.",
    ]
  )

  package static let exactHeightInDequeue = Rule<Int>(
    .exactHeightInDequeue,
    "From iOS 8, dequeueReusableCell(withIdentifier:for:) calls heightForRowAt before it returns "
      + "the cell. This rule is about tables without estimated row heights. "
      + "dequeueReusableCell(withIdentifier:) never calls heightForRowAt.",
    VersionRange(
      0,
      "dequeueReusableCell(withIdentifier:for:) does not exist",
      .documented("doc-01")
    ),
    VersionRange(since: .iOS(6), 0, "never"),
    VersionRange(
      since: .iOS(8),
      1,
      "once",
      .measured(from: .catalyst(26), "upd-04", "upd-03", "load2-16")
    )
  )

  package static let heightAfterCell = Rule<Bool>(
    .heightAfterCell,
    "From iOS 8, heightForRowAt is called for a row after cellForRowAt has returned the cell of "
      + "that row.",
    VersionRange(
      false,
      "no",
      .observed(until: .iOS(6), "load-01"),
      .measured(from: .iOS(7), "load-04", "load-46", "seed-000-load")
    ),
    VersionRange(
      since: .iOS(8),
      true,
      "once, before cellForRowAt is called for the next row",
      .observed("load-41", "seed-004-load", "load-20b", "load-21", "load-23"),
      .assumed(from: .iOS(13), "load2-12", "load-32"),
      .measured(from: .catalyst(26), "upd-04", "upd-03")
    )
  )

  package static let indentationLevel = Rule<IndentationPlace>(
    .indentationLevel,
    "Each time the table prepares a cell for a row, indentationLevelForRowAt is called once for "
      + "that row.",
    VersionRange(
      .afterCell,
      "after cellForRowAt",
      .observed(until: .iOS(6), "load-01"),
      .measured(from: .iOS(7), "seed-000-load")
    ),
    VersionRange(
      since: .iOS(8),
      .insideDequeue,
      "inside dequeueReusableCell(withIdentifier:for:)",
      .assumed(until: .iOS(10), "load2-11"),
      .assumed(from: .iOS(13), "tests2-24")
    ),
    conflicts: [
      "load2-11 has two call stacks. They do not show how often indentationLevelForRowAt is "
        + "called.",
      "An app can make its cells without dequeueReusableCell(withIdentifier:for:). From iOS 8, "
        + "indentationLevelForRowAt is then assumed to be called between cellForRowAt and "
        + "heightForRowAt.",
    ]
  )

  package static let canEdit = Rule<CanEditPlace>(
    .canEdit,
    "Each time a row gets a cell, canEditRowAt is called for that row, after heightForRowAt.",
    VersionRange(
      .afterHeight,
      "once",
      .observed(until: .iOS(6), "load-01"),
      .measured(from: .iOS(7), until: .iOS(12), "seed-000-load", "int-05")
    ),
    VersionRange(
      since: .iOS(13),
      .afterHeight,
      "once, even if commitEditingStyle is not implemented",
      .assumed("tests2-24", "r3-04")
    ),
  )

  package static let nilCell = Rule<NilCellText>(
    .nilCell,
    "If cellForRowAt returns nil, the table raises NSInternalInconsistencyException.",
    VersionRange(
      .mustReturnACell,
      "'UITableView dataSource must return a cell …'",
      .observed(from: .iOS(6), "exc-19")
    ),
    VersionRange(
      since: .iOS(9),
      .failedToObtainACell,
      "'UITableView (…) failed to obtain a cell …'",
      .observed(until: .iOS(13), "exc-20")
    )
  )

  package static let rowHeightSign = Rule<NegativeHeightText>(
    .rowHeightSign,
    "A negative row height raises NSInternalInconsistencyException, unless the height is "
      + "automaticDimension, which is -1.",
    VersionRange(.mustNotBeNegative, "'table view row height must not be negative …'"),
    VersionRange(
      since: .iOS(8),
      .invalidWithEstimates,
      "if row heights are estimated: 'Invalid row height provided by table delegate. …'",
      .observed("exc-30")
    ),
    VersionRange(
      since: .iOS(9),
      .mustNotBeNegative,
      "'table view row height must not be negative …'",
      .observed(until: .iOS(12), "exc-28")
    ),
    conflicts: [
      "It is assumed that the height nan (not a number) raises the same exception.",
      "exc-30 (iOS 8.3) shows a table with estimated row heights. It is assumed that without "
        + "estimates the exception of iOS 8 has the text of iOS 9.",
      "exc-28 (iOS 9.3) shows the exception for -1, which is also the value of automaticDimension. "
        + "It is not known whether a height or an estimate was -1.",
    ]
  )

  package static let selfSizingInvalidation = Rule<Bool>(
    .selfSizingInvalidation,
    "From iOS 16, a visible cell can change its height, for example with "
      + "invalidateIntrinsicContentSize. The next layout then calls heightForRowAt for the "
      + "cell's row, and no other method. If selfSizingInvalidation is disabled, nothing is "
      + "called.",
    VersionRange(false, "the property does not exist", .documented("doc-01")),
    VersionRange(since: .iOS(16), true, "heightForRowAt is called once")
  )

  package static let contentConfiguration = Rule<Bool>(
    .contentConfiguration,
    "From iOS 16, when a visible cell gets another content configuration, the table measures the "
      + "cell again. The row can then change its height. If selfSizingInvalidation is disabled, "
      + "the row keeps its height.",
    VersionRange(false, "the cell is not measured again", .documented("doc-01")),
    VersionRange(since: .iOS(16), true, "the cell is measured again", .documented("doc-04")),
    conflicts: [
      "doc-04 describes a UIListContentConfiguration, but not when the row is measured. It is "
        + "assumed that the next layout measures the row.",
      "In a scenario, heightForRowAt is not called for a changed cell that keeps its height. It "
        + "is not known whether a device calls it.",
      "A cell can also change its content in its own updateConfiguration or "
        + "configurationUpdateHandler. The simulation does not measure the cell after such a "
        + "change.",
    ]
  )

  package static let configurationUpdate = Rule<[CellHook]>(
    .configurationUpdate,
    "After cellForRowAt has returned a cell, the cell updates its configuration before "
      + "willDisplay is called. A cell also updates its configuration each time its selected, "
      + "highlighted or editing state changes.",
    VersionRange([], "cells have no methods for this", .documented("doc-01")),
    VersionRange(since: .iOS(14), [.updateConfiguration], "updateConfiguration(using:) is called"),
    VersionRange(
      since: .iOS(15),
      [.updateConfiguration, .configurationUpdateHandler],
      "updateConfiguration(using:) is called, then the configurationUpdateHandler"
    )
  )

  static let entries = RuleList.of {
    Statement(
      .cellForRow,
      "When a row needs a cell, the table calls cellForRowAt for it. The calls that prepare and "
        + "show this cell, such as willDisplay, follow.",
      says: "before the other calls for the cell",
      .observed(
        until: .iOS(18),
        "load-01",
        "load-02",
        "load-21",
        "r3-01",
        "upd-08",
        "load2-04",
        "upd-01",
        "upd-02",
        "load-51",
        "load-52"
      ),
      .tested(from: .iOS(18), "r5-56"),
      .observed(from: .iOS(26), "r4-04")
    )
    Statement(
      .rowOrder,
      "A layout makes the cells of a section row by row, in ascending order.",
      says: "ascending",
      .observed(
        until: .iOS(17),
        "load-01",
        "load-14",
        "load-02",
        "load-21",
        "r3-01",
        "upd-08",
        "load2-04",
        "upd-01",
        "upd-02"
      ),
      .observed(from: .iOS(26), "r4-04")
    )
    Statement(
      .cellsBySection,
      "A layout makes the cells section by section, in ascending order.",
      says: "ascending",
      .observed(until: .iOS(9), "load-01", "load-02")
    )
    heightInDequeue
    exactHeightInDequeue
    heightAfterCell
    indentationLevel
    Statement(
      .accessoryType,
      "When a row gets its cell, accessoryTypeForRow is called after heightForRowAt and before "
        + "canEditRowAt.",
      says: "after heightForRowAt and before canEditRowAt",
      .measured(from: .iOS(10), until: .iOS(11), "int-05")
    )
    canEdit
    Statement(
      .cellInEditMode,
      "If a row gets a cell in edit mode, indentationLevelForRowAt and canEditRowAt are called in "
        + "the same places as outside of edit mode.",
      says: "in the same places",
      .assumed("load2-11"),
      decidedBy: [.canEdit, .indentationLevel],
      conflicts: [
        "No evidence shows a row that appears in edit mode.",
        "load2-11 (iOS 8): two call stacks suggest that in edit mode the table calls the methods "
          + "about editing before heightForRowAt",
      ]
    )
    Statement(
      .willDisplay,
      "When a row gets a cell, several methods are called for that row. willDisplay is the last "
        + "of them. The calls for the next row follow.",
      says: "last",
      .observed(until: .iOS(11), "load-01", "seed-004-load", "load-19", "load-42", "r3-01"),
      .observed(from: .iOS(12), until: .iOS(16), "upd-08", "upd-01", "upd-02"),
      .observed(from: .iOS(26), "r4-04")
    )
    nilCell
    rowHeightSign
    Statement(
      .otherHeightSign,
      "A negative estimated row height raises NSInternalInconsistencyException. A negative "
        + "height or estimated height of a header or footer raises it too.",
      says: "with the same texts as for a negative row height",
      .assumed("exc-28", "exc-30"),
      decidedBy: [.rowHeightSign]
    )
    selfSizingInvalidation
    contentConfiguration
    configurationUpdate
    Statement(
      .firstResponder,
      "A text field in a cell stays first responder if its row scrolls off the screen. The text "
        + "field resigns when its cell goes to the reuse pool: when the row is reloaded or "
        + "deleted, or after reloadData. It also resigns when the table leaves its window.",
      says: "the text field resigns when its cell goes to the reuse pool",
      decidedBy: [.rowKept]
    )
    Statement(
      .emptyBounds,
      "A table with a height of 0 still makes the cell of its first row, if the content is at "
        + "the top.",
      says: "the first row",
      .tested(from: .iOS(13, 7), "tests2-13"),
      .assumed(from: .iOS(17), "tests2-24")
    )
  }
}

/// When the indentation level of a row is queried.
package enum IndentationPlace: Hashable, Sendable {
  /// After cellForRow has returned.
  case afterCell
  /// Inside `dequeueReusableCell(withIdentifier:for:)`, or after cellForRow if the app does not
  /// call it.
  case insideDequeue
}

/// The exception text for a cellForRow that returns nil.
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
  /// With estimates, the text of iOS 8, which has no numbers. Otherwise ``mustNotBeNegative``.
  case invalidWithEstimates
}

/// When canEditRow is called for a row that is configured for display.
package enum CanEditPlace: Hashable, Sendable {
  /// After the calls for the height and the accessory.
  case afterHeight
  /// Before the calls for the height and the accessory.
  case beforeHeight
}
