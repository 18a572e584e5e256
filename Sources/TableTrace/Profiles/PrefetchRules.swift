/// The rules of announcing rows whose data will be needed.
package enum PrefetchRules: Sendable {
  package static let window = Rule<Int>(
    .prefetchWindow,
    "prefetchRowsAt announces the rows that follow the visible ones in the direction of scrolling, nearest first: the whole window at first, then one for each row that enters.",
    Band(since: .iOS(4), 10, "the method does not exist", .documented("doc-01")),
    Band(
      since: .iOS(10),
      10,
      "ten rows",
      .assumed("upd-17"),
      .observed(from: .iOS(13), "load2-03", "upd-01"),
      .measured(from: .iOS(15), "upd-16"),
      .assumed(from: .iOS(18))
    ),
    conflicts: [
      "That a turn announces the whole window again is assumed.",
      "tests2-59 (iOS 13 to 14) speaks of about a screenful",
    ]
  )

  package static let start = Rule<PrefetchStart>(
    .prefetchStart,
    "The first rows are announced at this time, after the last willDisplay of a pass and before cells end displaying.",
    Band(since: .iOS(4), .onLoad, "the method does not exist", .documented("doc-01")),
    Band(
      since: .iOS(10),
      .onLoad,
      "in the first layout",
      .assumed(),
      .observed(from: .iOS(14), "upd-01")
    ),
    Band(since: .iOS(14, 5), .whenScrolling, "when scrolling starts", .assumed("upd-16", "upd-14"))
  )

  package static let cancel = Statement(
    .prefetchCancel,
    "cancelPrefetchingForRowsAt names rows that were announced, were never displayed, and lie far behind the visible rows: more than two windows away, a model.",
    Band(since: .iOS(4), "the method does not exist", .documented("doc-01")),
    Band(
      since: .iOS(10),
      "in the pass that leaves them behind",
      .assumed("upd-17", "r3-39"),
      .assumed(from: .iOS(13), "load2-03")
    ),
    decidedBy: [.prefetchWindow],
    conflicts: [
      "upd-17 names a change of direction as a reason; load2-03 turns at the end of the table and calls nothing off"
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(window), RuleEntry(start), RuleEntry(cancel),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var window: Int
    package var start: PrefetchStart

    init(_ version: ProfileVersion) {
      window = PrefetchRules.window.value(for: version)
      start = PrefetchRules.start.value(for: version)
    }
  }
}

/// When rows are first announced to the prefetch data source.
package enum PrefetchStart: Hashable, Sendable {
  /// In the first layout pass.
  case onLoad
  /// In the first pass after the content has moved.
  case whenScrolling
}
