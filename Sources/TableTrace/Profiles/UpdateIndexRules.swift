/// The rules of the places that the operations of a group name.
public enum UpdateIndexRules: Sendable {
  /// Which place counts when.
  public static let places = Rule<Bool>(
    .updatePlaces,
    "Deletions, reloads and origins of moves name places before the update, insertions and targets of moves places after it; deletions come first, whatever the order of the calls.",
    Band(since: .iOS(4), true, "deletions first", .documented, ["upd-47"]),
    Band(since: .iOS(5), true, "deletions first", .measured, ["upd-57", "upd-48"]),
    Band(
      since: .iOS(10),
      true,
      "deletions first",
      .tested,
      ["tests2-10", "tests2-16", "tests2-17", "tests2-40", "upd-58"]
    )
  )

  /// What a reload is.
  public static let reload = Rule<Bool>(
    .updateReload,
    "A reload is a deletion and an insertion in the place where the row or section would have stayed.",
    Band(since: .iOS(4), true, "both halves", .assumed),
    Band(since: .iOS(8), true, "both halves", .observed, ["upd-49", "upd-50", "upd-70"]),
    Band(since: .iOS(12), true, "both halves", .assumed),
    Band(since: .iOS(18), true, "both halves", .documented, ["upd-66"]),
    Band(since: SystemVersion(.catalyst, 26), true, "both halves", .measured, ["upd-41"])
  )

  /// Rows of sections that change.
  public static let absorbed = Rule<Bool>(
    .updateAbsorbed,
    "What happens to rows of a deleted or reloaded section, and what comes into a new one, is part of the section's own change.",
    Band(since: .iOS(4), true, "absorbed", .assumed),
    Band(since: .iOS(9), true, "absorbed", .measured, ["upd-54"]),
    Band(since: .iOS(11), true, "absorbed", .measured, ["g2-09"]),
    conflicts: ["upd-54: on 11 and 12 deleting the last row and its section needs two groups"]
  )

  /// Rows that move inside a moved section.
  public static let movedSections = Rule<Bool>(
    .updateMovedSections,
    "A section that moves takes its rows along; a row that moves inside it at the same time stays where it was.",
    Band(since: .iOS(4), true, "the row's move is lost", .assumed),
    Band(since: .iOS(11), true, "the row's move is lost", .measured, ["upd-52"]),
    Band(since: .iOS(13), true, "the row's move is lost", .assumed)
  )

  static var entries: [RuleEntry] {
    [RuleEntry(places), RuleEntry(reload), RuleEntry(absorbed), RuleEntry(movedSections)]
  }
}
