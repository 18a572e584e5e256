/// The rules of which updates are legal, and of the exceptions that the others raise.
package enum ValidityRules: Sendable {
  private static let oldMethod = "-[UITableView _endCellAnimationsWithContext:]"
  private static let newMethod =
    "-[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_…:]"

  package static let negativePath = Rule<Bool>(
    .updateNegativePath,
    "From iOS 14, an index path with a negative row raises an exception in the call that receives it.",
    VersionRange(
      false,
      "no: the exception is raised only at the end of the update group"
    ),
    VersionRange(
      since: .iOS(14),
      true,
      "'Attempted to perform update with invalid index path: …'",
      .observed(until: .iOS(16), "upd-73")
    ),
    conflicts: ["upd-73 does not say whether it is an insertion, a deletion, a move or a reload."]
  )

  package static let rowWithSection = Rule<Bool>(
    .updateRowWithSection,
    "If an update group deletes a section, it may also delete rows of that section, because the "
      + "section includes its rows. Only iOS 11 and 12 raise an exception.",
    VersionRange(true, "legal", .assumed("r3-47"), .measured(from: .iOS(9, 3), "upd-54")),
    VersionRange(
      since: .iOS(11),
      false,
      "raises an exception: two groups are needed",
      .measured("upd-54", "g2-09")
    ),
    VersionRange(since: .iOS(13), true, "legal", .measured(until: .iOS(17), "upd-54", "g2-09")),
    conflicts: ["The text on iOS 11 and 12 is not known."]
  )

  package static let twoAnimations = Rule<Bool>(
    .updateTwoAnimations,
    "On iOS 7 to 10, an exception is raised if a displayed row is reloaded twice, or moved to its "
      + "own place. The same exception is raised if a row is reloaded and a move of another row "
      + "changes its place.",
    VersionRange(false, "no exception"),
    VersionRange(
      since: .iOS(7),
      true,
      "'Attempt to create two animations for cell'",
      .observed("upd-50", "exc-15")
    ),
    VersionRange(since: .iOS(11), false, "no exception")
  )

  package static let emptyAnimation = Rule<Bool>(
    .updateEmptyAnimation,
    "On iOS 7, an animated update must not insert or delete a row or section of height 0 at the "
      + "end of the table. Otherwise the table raises an exception.",
    VersionRange(false, "no exception"),
    VersionRange(
      since: .iOS(7),
      true,
      "'Cell animation stop fraction must be greater than start fraction'",
      .observed("exc-16")
    ),
    VersionRange(since: .iOS(8), false, "no exception")
  )

  package static let shrinkingContent = Rule<Bool>(
    .updateShrinkingContent,
    "On iOS 7, animated deletions can raise an exception in a scrolled plain table with a footer "
      + "on screen. This happens if the remaining content is smaller than the screen.",
    VersionRange(false, "no exception"),
    VersionRange(
      since: .iOS(7),
      true,
      "'Cell animation stop fraction must be greater than start fraction'",
      .observed("r3-20")
    ),
    VersionRange(since: .iOS(8), false, "no exception"),
    conflicts: [
      "r3-20 does not show whether the exception is also raised if the content that is "
        + "left still fills the screen"
    ]
  )

  package static let countText = Rule<CountText>(
    .updateCountText,
    "If the number of rows or sections does not match the updates, the table raises "
      + "NSInternalInconsistencyException.",
    VersionRange(
      .twoBlanks,
      "'Invalid update: …', with two spaces between its "
        + "sentences"
    ),
    VersionRange(
      since: .iOS(5),
      .withoutNumbers,
      "'Invalid table view update. …'",
      .observed("exc-17")
    ),
    VersionRange(
      since: .iOS(5, 1),
      .twoBlanks,
      "'Invalid update: …', with two spaces between its sentences",
      .observed(until: .iOS(12), "exc-01", "upd-51")
    ),
    VersionRange(
      since: .iOS(13),
      .oneBlank,
      "'Invalid update: …', with one space between its sentences",
      .observed("exc-01")
    ),
    VersionRange(
      since: .iOS(15),
      .oneBlankAndTable,
      "'Invalid update: …', with one space between its sentences and the table at the end",
      .observed("r5-55"),
      .observed(from: .iOS(16), until: .iOS(17), "r3-33")
    ),
    VersionRange(
      since: .catalyst(26),
      .oneBlank,
      "'Invalid update: …', with one space between its sentences",
      .measured("upd-67")
    ),
    conflicts: [
      "On iPhone OS 2.2 the text had no numbers (g2-34).",
      "The text ends with the table from iOS 14 or 15 on. r5-55 has a date but no version, and "
        + "upd-67 (Catalyst 26) may have shortened the text.",
    ]
  )

  package static let moveSum = Rule<MoveSum>(
    .updateMoveSum,
    "After an update, the number of rows in each section must match the updates. The first section "
      + "with a wrong number raises an exception. A moved row counts as removed from its old "
      + "section and added to its new section.",
    VersionRange(
      .betweenSectionNumbers,
      "a moved row counts only if the section numbers of its old and new place differ",
      .observed(from: .iOS(7), until: .iOS(8), "r3-47")
    ),
    VersionRange(since: .iOS(10), .always, "every moved row counts, even inside one section"),
    conflicts: [
      "r3-47 does not say whether versions after iOS 7.1 compare only the section "
        + "numbers"
    ]
  )

  package static let sectionMap = Rule<Bool>(
    .updateSectionMap,
    "If the data source returns 0 sections after an update group that changes no section, iOS 9 "
      + "and 10 raise 'UITableView internal bug: unable to generate a new section map …'.",
    VersionRange(
      false,
      "no: the wrong number of sections raises its usual "
        + "exception"
    ),
    VersionRange(since: .iOS(9), true, "yes", .observed("r3-12")),
    VersionRange(
      since: .iOS(11),
      false,
      "no: the wrong number of sections raises its usual "
        + "exception",
      .assumed("r3-12")
    ),
    conflicts: [
      "r3-12: the versions with this exception text are deduced from the dates of reports"
    ]
  )

  package static let batchText = Rule<BatchTextUse>(
    .updateBatchText,
    "A wrong number of rows raises an exception with one of two texts. The batch text gives the "
      + "data source's counts before and after the updates, and lists the updates. The section "
      + "text names one section.",
    VersionRange(
      .never,
      "always the section text",
      .observed(from: .iOS(15), until: .iOS(16), "r5-55")
    ),
    VersionRange(
      since: .iOS(17),
      .whenFewerAreLeft,
      "the batch text, if fewer rows are left than expected and their number changed. Otherwise "
        + "the section text.",
      .observed("exc-03"),
      .assumed(from: .iOS(18), "r5-51"),
      .assumed(from: .iOS(26), "r5-53", "r5-54"),
      .measured(from: .catalyst(26), "upd-67", "upd-41")
    ),
    conflicts: [
      "r5-53 and r5-54 (iOS 26) name the method whose assertion fails, but not the text",
      "r5-54 also mentions the batch text for too many rows (4 rows instead of none), but only in "
        + "half a sentence",
      "r5-53: whether its two crashes had too few or too many rows is inferred from the program",
      "exc-03 (iOS 17) shows too few rows. r5-51 (iOS 18) shows the section text for too many "
        + "rows. This is assumed for iOS 17 as well.",
      "It is not known whether iOS 16 or 17 introduced the batch text. In another report, the text "
        + "contains 'before and/or after'.",
    ]
  )

  package static let batchTextElsewhere = Rule<Bool>(
    .updateBatchTextElsewhere,
    "From iOS 17, the exception for a wrong number of rows has one of two texts. One lists all "
      + "updates. The other names one section: the section has fewer rows than expected, but as "
      + "many as before the update. The exception for a wrong number of sections has these two "
      + "texts too.",
    is: false,
    "the exception names one section",
    conflicts: [
      "No evidence from iOS 17 shows too few rows with an unchanged number, or too few sections.",
      "No evidence shows two sections of which one has too many rows and the other too few.",
    ]
  )

  package static let countMethod = Rule<Bool>(
    .updateCountMethod,
    "Before the exception, the console names the method whose assertion fails.",
    VersionRange(false, oldMethod, .observed(from: .iOS(8), until: .iOS(12), "upd-50", "r3-19")),
    VersionRange(since: .iOS(13), true, newMethod, .observed(until: .iOS(15), "upd-72"))
  )

  static let entries = RuleList.of {
    negativePath
    Statement(
      .updateCheckOrder,
      "At the end of an update group, the table reads its data again and checks the updates in a "
        + "fixed order. First, no row may be both deleted and reloaded. Then deleted rows must "
        + "exist before the update, and inserted rows after it. Moves and conflicting updates are "
        + "checked next. The number of sections and the rows of each section, in ascending order, "
        + "are checked last.",
      VersionRange(
        "in this order. Evidence shows only that index paths are checked before the counts."
      ),
      VersionRange(since: .catalyst(26), "in this order, as recorded", .assumed("upd-67")),
      decidedBy: [.updateNegativePath, .updateTwoAnimations, .updateRowWithSection]
    )
    Statement(
      .updateClash,
      "An update group may not delete and reload the same row. It may not move a row that it also "
        + "deletes or reloads. Two rows may not move to the same place.",
      says: "'attempt to …'",
      .measured(from: .iOS(7), "upd-48"),
      .observed(from: .iOS(8), until: .iOS(13), "upd-50", "exc-12", "upd-48", "upd-49", "exc2-02"),
      conflicts: [
        "upd-50 and exc-12 (iOS 8) show a row that is deleted and reloaded. upd-49 (iOS 11.0) "
          + "shows a moved row that is reloaded. upd-48 (iOS 5 to 8) and exc2-02 (iOS 11) show "
          + "two rows that move to one place."
      ]
    )
    Statement(
      .updateTwice,
      "If an update group deletes, inserts or moves a row twice, an exception is raised. Two "
        + "changes of one section also raise an exception, except two reloads.",
      says: "an exception",
      .assumed("upd-48", "upd-57"),
      conflicts: [
        "upd-48 (iOS 5 to 8) describes a row that is moved twice, and upd-57 (iOS 5 to 6) "
          + "several insertions at one place. The texts of their exceptions are not known.",
        "The other exceptions are deduced: no count from the data source could match such updates.",
      ]
    )
    Statement(
      .updateMoveAcross,
      "A row may not move into a section that the same group inserts.",
      says: "'cannot move a row into a newly inserted section …'",
      .observed(from: .iOS(6), "upd-53"),
      .assumed(from: .iOS(8), "tests2-39")
    )
    Statement(
      .updateMoveOut,
      "A row may not move out of a section that the same group deletes.",
      says: "'cannot move a row from a deleted section'",
      .observed(from: .iOS(7), until: .iOS(8), "upd-53"),
      conflicts: ["upd-53: the report about a deleted section is from iOS 7"]
    )
    Statement(
      .updateMoveReloaded,
      "A reloaded section counts as deleted and inserted. So no row may move into it or out of it "
        + "in the same update group.",
      says: "'cannot move a row …'",
      .assumed("upd-53")
    )
    rowWithSection
    Statement(
      .updateMovedSection,
      "In a section that moves, rows that the same group inserts or reloads do not count as new "
        + "rows. The number of rows then does not match, which raises an exception.",
      says: "the number of rows does not match",
      .observed(from: .iOS(9, 3), "upd-51"),
      .measured(from: .iOS(11), until: .iOS(13), "upd-52", "g2-10"),
      decidedBy: [.updateCountText],
      conflicts: [
        "upd-51 (iOS 9.3) shows a reload. upd-52 and g2-10 (iOS 11 to 12) show an insertion, "
          + "without the text of its exception."
      ]
    )
    twoAnimations
    emptyAnimation
    shrinkingContent
    countText
    moveSum
    sectionMap
    Statement(
      .updateSectionMapFirst,
      "If the data source returns 0 sections on iOS 9 and 10, and the update group also inserts or "
        + "moves rows, the table raises 'unable to generate a new section map …'. It does not check "
        + "the new rows before.",
      VersionRange("no such exception exists"),
      VersionRange(since: .iOS(9), "before new rows are checked", .assumed("r3-12")),
      VersionRange(since: .iOS(11), "no such exception exists"),
      decidedBy: [.updateSectionMap],
      conflicts: ["r3-12 shows no insertion and no move."]
    )
    batchText
    Statement(
      .updateUnknownText,
      "For some wrong updates, UIKit's exception text is not known. The simulation then "
        + "describes the problem in its own words.",
      says: "the simulation's own words",
      decidedBy: [.updateBatchText],
      conflicts: [
        "From iOS 17, the batch text also lists operations on sections and moves of rows. The "
          + "wording of these lines is not known, nor is the wording of an empty list."
      ]
    )
    batchTextElsewhere
    Statement(
      .updateMoreRows,
      "From iOS 17, if a section has more rows than expected, the exception names only this "
        + "section.",
      VersionRange(
        "no version before iOS 17 lists all updates",
        .observed(from: .iOS(15), until: .iOS(16), "r5-55")
      ),
      VersionRange(
        since: .iOS(17),
        "it names the section",
        .assumed(),
        .observed(from: .iOS(18), "r5-51"),
        .assumed(from: .iOS(26), "r5-53", "r5-54")
      ),
      decidedBy: [.updateBatchText],
      conflicts: [
        "r5-54 (iOS 26): half a sentence mentions the text with all updates for 4 rows instead "
          + "of none."
      ]
    )
    countMethod
  }
}

/// The exception text for counts that do not match the updates.
package enum CountText: Hashable, Sendable {
  /// `Invalid table view update. …`, without numbers.
  case withoutNumbers
  /// `Invalid update: …` with two spaces between its sentences.
  case twoBlanks
  /// `Invalid update: …` with one space between its sentences.
  case oneBlank
  /// `Invalid update: …` with one space, and the description of the table at the end.
  case oneBlankAndTable
}

/// The moves that count as a row removed from one section and added to another.
package enum MoveSum: Hashable, Sendable {
  /// Only moves whose old and new section numbers differ, even if it is the same section.
  case betweenSectionNumbers
  case always
}

/// When the exception text lists all updates instead of naming one section.
package enum BatchTextUse: Hashable, Sendable {
  /// Never, because the version does not have this text.
  case never
  /// If there are fewer rows or sections than expected, and their number changed.
  case whenFewerAreLeft
}
