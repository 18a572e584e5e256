/// The rules of updates with index paths or sections that the table does not have.
package enum UpdatePlaceRules: Sendable {
  static let entries = RuleList.of {
    Statement(
      .updateNegativeSection,
      "An index path with a negative section raises the same exception as one with a negative row.",
      says: "the same exception as for a negative row",
      .assumed("upd-73"),
      decidedBy: [.updateNegativePath]
    )
    Statement(
      .updateRange,
      "A row that an update deletes or reloads must exist before the update. Otherwise an "
        + "exception is raised.",
      says: "'attempt to delete row … which only contains … rows before the update'",
      .observed(from: .iOS(6), until: .iOS(13), "exc-04"),
      .measured(from: .catalyst(26), "upd-67")
    )
    Statement(
      .updateInsertionRange,
      "A row that an update inserts or reloads must exist after the update. Otherwise an exception "
        + "is raised.",
      says: "'attempt to insert row … but there are only … rows in section … after the update'",
      .observed(from: .iOS(10), until: .iOS(11), "exc-07"),
      .measured(from: .catalyst(26), "upd-67")
    )
    Statement(
      .updateSectionOfRow,
      "The section of a deleted row must exist before the update, and that of an inserted row "
        + "after it. The section of a reloaded row must exist before and after the update. "
        + "Otherwise an exception is raised.",
      says: "'attempt to … row … but there are only … sections …'",
      .observed(from: .iOS(9), until: .iOS(14), "exc-05", "exc2-06"),
      conflicts: [
        "exc-08 (iOS 11) shows an insertion. The other evidence for this rule shows deletions."
      ]
    )
    Statement(
      .updateSectionRange,
      "A section that an update deletes or reloads must exist before the update. A section that it "
        + "inserts or reloads must exist after the update. Otherwise an exception is raised.",
      says: "'attempt to … section … but there are only … sections …'",
      .observed(from: .iOS(7), until: .iOS(8), "exc-06"),
      .observed(from: .iOS(15), until: .iOS(17), "exc2-05", "exc2-03"),
      conflicts: ["exc-06 (iOS 7) and exc2-05 (iOS 15) show deletions, exc2-03 an insertion."]
    )
    Statement(
      .updateMoveRange,
      "A row that moves must exist before the update, and its new index path must exist after the "
        + "update. Otherwise an exception is raised.",
      says: "'attempt to move index path …'",
      .observed(from: .iOS(9), "exc-09", "upd-71"),
      .assumed(from: .iOS(10)),
      .observed(from: .iOS(12), until: .iOS(13), "exc2-01"),
      conflicts: [
        "The exception's text for a move of a section that does not exist is not known. Nor is the "
          + "text for a move of a row from or to such a section.",
        "upd-70 (iOS 11.1) shows reloaded rows, not moved rows.",
      ]
    )
  }
}
