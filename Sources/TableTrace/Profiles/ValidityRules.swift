/// The rules of which updates are legal, and what UIKit says of the others.
public enum ValidityRules: Sendable {
  private static let oldMethod = "-[UITableView _endCellAnimationsWithContext:]"
  private static let newMethod =
    "-[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_…:]"

  /// Which paths are refused at once.
  public static let negativePath = Rule<Bool>(
    .updateNegativePath,
    "A path with a negative row or section raises in the call that names it.",
    Band(since: .iOS(4), false, "no; the end of the group finds it", .assumed),
    Band(
      since: .iOS(14),
      true,
      "'Attempted to perform update with invalid index path: …'",
      .observed,
      ["upd-73"]
    )
  )

  /// In which order a group is checked.
  public static let order = Rule<Bool>(
    .updateCheckOrder,
    "At the end of a group: a row deleted and reloaded, deletions against the old counts, insertions against the new counts, moves, what excludes each other, the number of sections, the rows of each section, ascending.",
    Band(
      since: .iOS(4),
      true,
      "in this order; only that ranges come before sums is told",
      .assumed
    ),
    Band(since: SystemVersion(.catalyst, 26), true, "in this order", .measured, ["upd-67"])
  )

  /// Against which counts places are checked.
  public static let range = Rule<Bool>(
    .updateRange,
    "Deletions and origins of moves must exist before the update, insertions and targets of moves after it; a reload counts as a deletion and an insertion.",
    Band(since: .iOS(4), true, "'attempt to …'", .assumed),
    Band(
      since: .iOS(6),
      true,
      "'attempt to …'",
      .observed,
      ["dennisreimann/ioctocat#391", "upd-70", "upd-71", "upd-67"]
    ),
    conflicts: [
      "No source tells the texts for moving a section that does not exist, or a row from or to a section that does not exist."
    ]
  )

  /// What excludes each other.
  public static let clash = Rule<Bool>(
    .updateClash,
    "One row may not be deleted and reloaded, nor deleted or reloaded and moved; no two rows may come to one place.",
    Band(since: .iOS(4), true, "'attempt to …'", .assumed),
    Band(
      since: .iOS(7),
      true,
      "'attempt to …'",
      .observed,
      ["upd-49", "upd-50", "upd-48", "upd-57", "DeclarativeHub/Bond#593"]
    ),
  )

  /// The same change twice.
  public static let twice = Rule<Bool>(
    .updateTwice,
    "A row that is deleted, inserted or moved away twice, and a section with two changes, raise; the sections of one call are an index set, which holds each of them once.",
    Band(since: .iOS(4), true, "an exception", .assumed),
    conflicts: [
      "No source tells of such a group, nor its text; that it raises is deduced from the sums, which no answer of the data source could meet."
    ]
  )

  /// Rows that move between sections that come and go.
  public static let moveAcross = Rule<Bool>(
    .updateMoveAcross,
    "A row may not move into a section that is new, nor out of one that goes; a reloaded section is both.",
    Band(since: .iOS(4), true, "'cannot move a row …'", .assumed),
    Band(since: .iOS(6), true, "'cannot move a row …'", .observed, ["upd-53"]),
    Band(since: .iOS(8), true, "'cannot move a row …'", .assumed, ["tests2-39"])
  )

  /// Rows that are deleted together with their section.
  public static let rowWithSection = Rule<Bool>(
    .updateRowWithSection,
    "Deleting rows and their section in one group is legal; the section's deletion absorbs them.",
    Band(since: .iOS(4), true, "legal", .assumed),
    Band(since: .iOS(9, 3), true, "legal", .measured, ["upd-54"]),
    Band(since: .iOS(11), false, "raises; two groups are needed", .measured, ["upd-54", "g2-09"]),
    Band(since: .iOS(13), true, "legal", .measured, ["upd-54", "g2-09"]),
    conflicts: ["No source tells the text of 11 and 12."]
  )

  /// Rows of a section that moves.
  public static let movedSection = Rule<Bool>(
    .updateMovedSection,
    "In a section that moves, rows that are inserted, or come back after a reload, are not counted.",
    Band(since: .iOS(4), true, "the sum fails", .assumed),
    Band(since: .iOS(9, 3), true, "the sum fails", .observed, ["upd-51"]),
    Band(since: .iOS(11), true, "the sum fails", .measured, ["upd-52", "g2-10"]),
    Band(since: .iOS(13), true, "the sum fails", .assumed)
  )

  /// Cells that would move in two ways.
  public static let twoAnimations = Rule<Bool>(
    .updateTwoAnimations,
    "A displayed row that is reloaded twice, or reloaded while a move changes its place, or moved to where it is, raises.",
    Band(since: .iOS(4), false, "no", .assumed),
    Band(
      since: .iOS(7),
      true,
      "'Attempt to create two animations for cell'",
      .observed,
      ["upd-50", "Augustyniak/RATreeView#168"]
    ),
    Band(since: .iOS(11), false, "no", .assumed)
  )

  /// Animations of nothing.
  public static let emptyAnimation = Rule<Bool>(
    .updateEmptyAnimation,
    "A row or section without height that comes in or goes with an animation at the end of the table raises.",
    Band(since: .iOS(4), false, "no", .assumed),
    Band(
      since: .iOS(7),
      true,
      "'Cell animation stop fraction must be greater than start fraction'",
      .observed,
      ["so-19399183"]
    ),
    Band(since: .iOS(8), false, "no", .assumed)
  )

  /// What is said of sums.
  public static let countText = Rule<CountText>(
    .updateCountText,
    "A number of rows or sections that does not add up raises NSInternalInconsistencyException.",
    Band(since: .iOS(4), .twoBlanks, "'Invalid update: …', two blanks", .assumed),
    Band(
      since: .iOS(5),
      .withoutNumbers,
      "'Invalid table view update. …'",
      .observed,
      ["myell0w/MTStatusBarOverlay#41"]
    ),
    Band(
      since: .iOS(5, 1),
      .twoBlanks,
      "'Invalid update: …', two blanks",
      .observed,
      ["so-10134841", "element-hq/element-ios#1024", "upd-51", "upd-43"]
    ),
    Band(since: .iOS(12), .twoBlanks, "'Invalid update: …', two blanks", .assumed),
    Band(since: .iOS(13), .oneBlank, "'Invalid update: …', one blank", .observed, ["upd-72"]),
    conflicts: ["iPhone OS 2.2 had the sentence without numbers (g2-34)."]
  )

  /// When the whole batch is listed.
  public static let batchText = Rule<BatchTextUse>(
    .updateBatchText,
    "A sum that fails is told with both states of the data source and the list of updates when the count changed, but not as the updates say.",
    Band(since: .iOS(4), .never, "the text does not exist", .assumed),
    Band(
      since: .iOS(17),
      .whenTheCountChanged,
      "20 to 15 with a deletion, 30 to 29 with a reload, 3 to 0 with two deletions; not 20 to 20 with a deletion",
      .measured,
      ["upd-67", "upd-41", "exyte/Chat#56"]
    ),
    conflicts: [
      "The four cases fit as well: the section's own text when more rows are left than expected.",
      "The release within 16 or 17 that brought it is not known; another report has 'before and/or after'.",
      "No source tells how operations on sections and moves are listed.",
    ]
  )

  /// Whose assertion fails.
  public static let countMethod = Rule<Bool>(
    .updateCountMethod,
    "The console names the method whose assertion fails before it tells the exception.",
    Band(since: .iOS(4), false, oldMethod, .assumed),
    Band(since: .iOS(8), false, oldMethod, .observed, ["upd-43", "upd-50"]),
    Band(since: .iOS(12), false, oldMethod, .assumed),
    Band(since: .iOS(13), true, newMethod, .observed, ["upd-72"])
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(negativePath), RuleEntry(order), RuleEntry(range), RuleEntry(clash),
      RuleEntry(twice),
      RuleEntry(moveAcross), RuleEntry(rowWithSection), RuleEntry(movedSection),
      RuleEntry(twoAnimations), RuleEntry(emptyAnimation), RuleEntry(countText),
      RuleEntry(batchText), RuleEntry(countMethod),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var refusesNegativePaths: Bool
    package var absorbsRowsOfDeletedSection: Bool
    package var raisesForTwoAnimations: Bool
    package var raisesForEmptyAnimation: Bool
    package var countText: CountText
    package var batchText: BatchTextUse
    package var namesBugMethod: Bool

    init(_ version: SystemVersion) {
      refusesNegativePaths = ValidityRules.negativePath.value(for: version)
      absorbsRowsOfDeletedSection = ValidityRules.rowWithSection.value(for: version)
      raisesForTwoAnimations = ValidityRules.twoAnimations.value(for: version)
      raisesForEmptyAnimation = ValidityRules.emptyAnimation.value(for: version)
      countText = ValidityRules.countText.value(for: version)
      batchText = ValidityRules.batchText.value(for: version)
      namesBugMethod = ValidityRules.countMethod.value(for: version)
    }
  }
}
