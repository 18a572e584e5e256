/// The rules of which updates are allowed, and of the exceptions that all other updates raise.
package enum ValidityRules: Sendable {
  private static let oldMethod = "-[UITableView _endCellAnimationsWithContext:]"
  private static let newMethod =
    "-[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_…:]"

  package static let negativePath = Rule<Bool>(
    .updateNegativePath,
    "From iOS 14, an update method such as deleteRows raises an exception at once if it receives "
      + "an index path with a negative row. On older versions, the exception is raised at the end "
      + "of the update.",
    VersionRange(
      false,
      "no: the exception is raised only at the end of the update, for example in endUpdates"
    ),
    VersionRange(
      since: .iOS(14),
      true,
      "'Attempted to perform update with invalid index path: …'",
      .observed(until: .iOS(16), "upd-73")
    ),
    conflicts: [
      "upd-73 does not say whether the update is an insertion, a deletion, a move or a reload."
    ]
  )

  package static let rowWithSection = Rule<Bool>(
    .updateRowWithSection,
    "An update that deletes a section may also delete rows of that section, because the section "
      + "includes its rows. Only iOS 11 and 12 raise an exception in this case.",
    VersionRange(true, "allowed", .assumed("r3-47"), .measured(from: .iOS(9, 3), "upd-54")),
    VersionRange(
      since: .iOS(11),
      false,
      "an exception: the rows and their section must be deleted in two updates",
      .measured("upd-54", "g2-09")
    ),
    VersionRange(since: .iOS(13), true, "allowed", .measured(until: .iOS(17), "upd-54", "g2-09")),
    conflicts: ["The text of the exception on iOS 11 and 12 is not known."]
  )

  package static let twoAnimations = Rule<Bool>(
    .updateTwoAnimations,
    "On iOS 7 to 10, an update raises an exception if it reloads a displayed row twice, or moves "
      + "it to the place where it already is. The same exception is raised if it reloads a row and "
      + "moves another row, so that the reloaded row gets a new place.",
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
    "On iOS 7, a row or section of height 0 at the end of the table must not be inserted or "
      + "deleted with an animation. Otherwise the table raises an exception.",
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
    "On iOS 7, deletions with an animation can raise an exception in a plain table that has "
      + "scrolled and shows a footer. This happens if the remaining content is smaller than the "
      + "screen.",
    VersionRange(false, "no exception"),
    VersionRange(
      since: .iOS(7),
      true,
      "'Cell animation stop fraction must be greater than start fraction'",
      .observed("r3-20")
    ),
    VersionRange(since: .iOS(8), false, "no exception"),
    conflicts: [
      "r3-20 does not show whether the exception is also raised if the remaining content still "
        + "fills the screen"
    ]
  )

  package static let countText = Rule<CountText>(
    .updateCountText,
    "If the number of rows or sections does not match the updates, the table raises "
      + "NSInternalInconsistencyException. The exception's text depends on the iOS version.",
    VersionRange(
      .twoBlanks,
      "'Invalid update: …', with two spaces between its sentences"
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
      "On iPhone OS 2.2, the exception's text contained no numbers (g2-34).",
      "The text has the table at its end from iOS 14 or from iOS 15. r5-55 has a date but no "
        + "version, and upd-67 (Catalyst 26) may have shortened the text.",
    ]
  )

  package static let moveSum = Rule<MoveSum>(
    .updateMoveSum,
    "After an update, the number of rows in each section must match the updates. The first section "
      + "with a wrong number raises an exception. A moved row counts as removed from its old "
      + "section and added to its new section.",
    VersionRange(
      .betweenSectionNumbers,
      "a moved row counts as removed and added only if the section numbers of its old and new "
        + "place differ",
      .observed(from: .iOS(7), until: .iOS(8), "r3-47")
    ),
    VersionRange(
      since: .iOS(10),
      .always,
      "every moved row counts as removed and added, even inside one section"
    ),
    conflicts: [
      "r3-47 does not say whether versions after iOS 7.1 also compare only the section numbers"
    ]
  )

  package static let sectionMap = Rule<Bool>(
    .updateSectionMap,
    "The data source may return 0 sections after an update that changes no section. On iOS 9 and "
      + "10, UIKit then raises 'UITableView internal bug: unable to generate a new section map …'.",
    VersionRange(false, "no: the exception for sections is raised as usual"),
    VersionRange(since: .iOS(9), true, "yes: this exception is raised", .observed("r3-12")),
    VersionRange(
      since: .iOS(11),
      false,
      "no: the exception for sections is raised as usual",
      .assumed("r3-12")
    ),
    conflicts: [
      "r3-12: the versions with this exception text are deduced from the dates of reports"
    ]
  )

  package static let batchText = Rule<BatchTextUse>(
    .updateBatchText,
    "If the number of rows is wrong, the exception has one of two texts. The batch text gives the "
      + "data source's counts before and after the updates, and lists the updates. The section "
      + "text names one section. Up to iOS 16, the exception always has the section text.",
    VersionRange(
      .never,
      "always the section text, which names one section",
      .observed(from: .iOS(15), until: .iOS(16), "r5-55")
    ),
    VersionRange(
      since: .iOS(17),
      .whenFewerAreLeft,
      "the text that lists all updates, if fewer rows are left than expected and their number "
        + "changed. Otherwise the text that names one section.",
      .observed("exc-03"),
      .assumed(from: .iOS(18), "r5-51"),
      .assumed(from: .iOS(26), "r5-53", "r5-54"),
      .measured(from: .catalyst(26), "upd-67", "upd-41")
    ),
    conflicts: [
      "r5-53 and r5-54 (iOS 26) name the method whose assertion fails. They do not show the text "
        + "of the exception.",
      "r5-54 also mentions the text that lists all updates for a table with too many rows (4 "
        + "instead of none). It says so only in half a sentence.",
      "r5-53 reports two crashes. Whether they had too few or too many rows is inferred from the "
        + "program.",
      "exc-03 (iOS 17) shows too few rows. r5-51 (iOS 18) shows that too many rows cause the text "
        + "that names one section. This is assumed for iOS 17 as well.",
      "It is not known whether iOS 16 or 17 introduced the text that lists all updates. In another "
        + "report, this text contains 'before and/or after'.",
    ]
  )

  package static let batchTextElsewhere = Rule<Bool>(
    .updateBatchTextElsewhere,
    "From iOS 17, the exception for a wrong number of rows either lists all updates or names one "
      + "section. It names a section if this section has fewer rows than expected, but as many as "
      + "before the update. The exception for a wrong number of sections has these two texts too, "
      + "chosen in the same way.",
    is: false,
    "the exception names one section, and does not list all updates",
    conflicts: [
      "No evidence from iOS 17 shows a section that has too few rows, but as many as before the "
        + "update. No evidence shows too few sections.",
      "No evidence shows two sections of which one has too many rows and the other too few.",
    ]
  )

  package static let countMethod = Rule<Bool>(
    .updateCountMethod,
    "Before UIKit raises an exception for a wrong number of rows or sections, it prints a line to "
      + "the console. The line names the private method whose assertion fails.",
    VersionRange(false, oldMethod, .observed(from: .iOS(8), until: .iOS(12), "upd-50", "r3-19")),
    VersionRange(since: .iOS(13), true, newMethod, .observed(until: .iOS(15), "upd-72"))
  )

  static let entries = RuleList.of {
    negativePath
    Statement(
      .updateCheckOrder,
      "At the end of an update (endUpdates or performBatchUpdates), the table queries its data "
        + "source again and checks the updates in a fixed order. First, no row may be both deleted "
        + "and reloaded. Then deleted rows must exist before the update, and inserted rows after "
        + "it. Moves and conflicting updates are checked next. The number of sections and the rows "
        + "of each section, in ascending order, are checked last.",
      VersionRange(
        "the checks are made in this order. The evidence shows only that index paths are checked before the counts."
      ),
      VersionRange(
        since: .catalyst(26),
        "in the order of the log of another version",
        .assumed("upd-67")
      ),
      decidedBy: [.updateNegativePath, .updateTwoAnimations, .updateRowWithSection]
    )
    Statement(
      .updateClash,
      "An update may not delete and reload the same row. It may not move a row that it also "
        + "deletes or reloads. It may not move two rows to the same place. Otherwise an exception "
        + "is raised.",
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
      "If an update deletes, inserts or moves the same row twice, an exception is raised. Two "
        + "changes of the same section also raise an exception, except two reloads.",
      says: "an exception is raised",
      .assumed("upd-48", "upd-57"),
      conflicts: [
        "upd-48 (iOS 5 to 8) describes a row that is moved twice, and upd-57 (iOS 5 to 6) "
          + "several insertions at one place. The texts of their exceptions are not known.",
        "All other exceptions of this rule are deduced, because no count from the data source "
          + "could match these updates.",
      ]
    )
    Statement(
      .updateMoveAcross,
      "A row may not move into a section that the same update inserts. Otherwise an exception is "
        + "raised.",
      says: "'cannot move a row into a newly inserted section …'",
      .observed(from: .iOS(6), "upd-53"),
      .assumed(from: .iOS(8), "tests2-39")
    )
    Statement(
      .updateMoveOut,
      "A row may not move out of a section that the same update deletes. Otherwise an exception is "
        + "raised.",
      says: "'cannot move a row from a deleted section'",
      .observed(from: .iOS(7), until: .iOS(8), "upd-53"),
      conflicts: ["upd-53 reports this exception for a deleted section on iOS 7"]
    )
    Statement(
      .updateMoveReloaded,
      "A reloaded section counts as deleted and inserted. If the same update moves a row into this "
        + "section or out of it, an exception is raised.",
      says: "'cannot move a row …'",
      .assumed("upd-53")
    )
    rowWithSection
    Statement(
      .updateMovedSection,
      "An update may move a section and also insert or reload rows in it. These rows do not count "
        + "as new rows. The number of rows then does not match, which raises an exception.",
      says: "the number of rows does not match",
      .observed(from: .iOS(9, 3), "upd-51"),
      .measured(from: .iOS(11), until: .iOS(13), "upd-52", "g2-10"),
      decidedBy: [.updateCountText],
      conflicts: [
        "upd-51 (iOS 9.3) shows a reloaded row. upd-52 and g2-10 (iOS 11 to 12) show an inserted "
          + "row, without the text of its exception."
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
      "For some wrong updates, the text of UIKit's exception is not known. The simulation then "
        + "describes the problem in its own words.",
      says: "the simulation's own words",
      decidedBy: [.updateBatchText],
      conflicts: [
        "From iOS 17, the text that lists all updates also lists changes of sections and moves of "
          + "rows. The wording of these lines is not known, nor is the wording of an empty list."
      ]
    )
    batchTextElsewhere
    Statement(
      .updateMoreRows,
      "From iOS 17, if a section has more rows than expected, the exception names only this "
        + "section. It does not list the updates.",
      VersionRange(
        "the exception never lists all updates",
        .observed(from: .iOS(15), until: .iOS(16), "r5-55")
      ),
      VersionRange(
        since: .iOS(17),
        "the exception names the section",
        .assumed(),
        .observed(from: .iOS(18), "r5-51"),
        .assumed(from: .iOS(26), "r5-53", "r5-54")
      ),
      decidedBy: [.updateBatchText],
      conflicts: [
        "r5-54 (iOS 26) mentions the text that lists all updates for a table with 4 rows instead "
          + "of none. It says so only in half a sentence."
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
  /// Only moves between two section numbers, even if both numbers mean the same section before and
  /// after the update.
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
