/// The rules of prefetching: calls that name rows whose data will be needed soon.
package enum PrefetchRules: Sendable {
  package static let window = Rule<Int>(
    .prefetchWindow,
    "prefetchRowsAt receives the rows that scrolling will show next, the nearest row first. The "
      + "first call receives a fixed number of rows. Later calls receive one row for each row "
      + "that becomes visible.",
    VersionRange(10, "the method does not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(10),
      10,
      "ten rows in the first call",
      .assumed("upd-17"),
      .observed(from: .iOS(13), "load2-03", "upd-01"),
      .measured(from: .iOS(15), until: .iOS(18), "upd-16")
    ),
    conflicts: [
      "It is assumed that prefetchRowsAt is not called if the whole content fits on the screen and "
        + "only bounces.",
      "load2-03 (iOS 13) shows a change of the scroll direction: the next prefetchRowsAt "
        + "receives the full number of rows again. It is assumed that other versions do the same.",
      "tests2-59 (iOS 13 to 14) says that prefetchRowsAt receives about as many rows as fit on "
        + "the screen",
    ]
  )

  package static let start = Rule<PrefetchStart>(
    .prefetchStart,
    "Up to iOS 14.4, prefetchRowsAt is first called in the first layout. From iOS 14.5, it is "
      + "first called in the layout in which scrolling starts. In this layout, the call is after "
      + "the last willDisplay and before the first didEndDisplaying.",
    VersionRange(.onLoad, "the method does not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(10),
      .onLoad,
      "in the first layout",
      .observed(from: .iOS(14), "upd-01")
    ),
    VersionRange(
      since: .iOS(14, 5),
      .whenScrolling,
      "when scrolling starts",
      .assumed("upd-16", "upd-14")
    )
  )

  static let entries = RuleList.of {
    window
    start
    Statement(
      .prefetchCancel,
      "cancelPrefetchingForRowsAt receives prefetched rows that were never displayed and that "
        + "the user has scrolled far away from. UIKit's distance is not known. The simulation "
        + "uses twice the number of rows of the first prefetchRowsAt.",
      VersionRange("the method does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(10),
        "in the layout in which the rows get too far away",
        .assumed("upd-17", "r3-39"),
        .assumed(from: .iOS(13), "load2-03")
      ),
      decidedBy: [.prefetchWindow],
      conflicts: [
        "upd-17 says that a change of the scroll direction cancels prefetching. In load2-03, the "
          + "direction changes at the end of the table, and nothing is cancelled."
      ]
    )
  }
}

/// The time of the first call to the prefetch data source.
package enum PrefetchStart: Hashable, Sendable {
  /// In the first layout pass.
  case onLoad
  /// In the first layout pass after the content has moved.
  case whenScrolling
}
