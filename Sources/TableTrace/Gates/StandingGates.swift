/// The gates that a table at rest can be asked about: what it has loaded and what it shows.
enum StandingGates {
  /// The gates of a callback; none for one that needs nothing but its client.
  static func gates(of callback: Callback) -> [Gate] {
    lists[callback] ?? (callback.isAboutARow ? [sectionThere, rowThere] : [])
  }

  private static let lists: [Callback: [Gate]] = {
    var lists: [Callback: [Gate]] = [
      .numberOfSections: [hasLoaded],
      .numberOfRowsInSection: [hasLoaded, sectionThere],
      .heightForRowAt: [hasLoaded, sectionThere, rowThere, heightNeeded],
      .estimatedHeightForRowAt: [hasLoaded, sectionThere, rowThere],
      .cellForRowAt: shown + [cellNeeded, tableTold, snapshotApplied],
      .willDisplayCell: shown,
      .didEndDisplayingCell: shown,
      .canEditRowAt: configured,
      .indentationLevelForRowAt: configured,
      .accessoryTypeForRowWith: configured,
      .sectionIndexTitles: [laidOut, plainStyle],
      .sectionForSectionIndexTitle: [laidOut, plainStyle, indexShown],
      .prefetchRowsAt: [sectionThere, rowThere] + PrefetchGates.announcing,
      .cancelPrefetchingForRowsAt: [sectionThere, rowThere] + PrefetchGates.callingOff,
    ]
    for end in SectionEnd.allCases {
      let gates = SectionEndGates(end)
      for (callback, list) in gates.lists { lists[callback] = [hasLoaded, sectionThere] + list }
    }
    return lists
  }()

  /// What a row needs for its cell.
  private static let shown = configured + [rowShown]

  /// What the configuration of a cell needs; that it is for the screen is a gate of its own.
  private static let configured = [laidOut, groupClosed, sectionThere, rowThere]

  static let hasLoaded = Gate.standing(
    .hasLoaded,
    "The table has loaded: its view has appeared, or the app asks the table something.",
    rule: .queryLoads,
    holds: { table, _ in !table.content.isEmpty }
  )

  static let laidOut = Gate.standing(
    .laidOut,
    "The table has laid out: it is in a window, or the app forces a layout.",
    rule: .firstLayout,
    holds: { table, _ in table.progress.hasLaidOut }
  )

  private static let groupClosed = Gate.standing(
    .groupClosed,
    "No group of updates is open, between beginUpdates and endUpdates.",
    rule: .updateOpenGroup,
    holds: { table, _ in table.updates.depth == 0 }
  )

  private static let sectionThere = Gate.standing(
    .sectionThere,
    "The section is one of those that numberOfSections answers.",
    rule: .numberOfSections,
    holds: { table, place in
      place.map { table.hasSection($0.section) } ?? !table.content.counts.isEmpty
    }
  )

  private static let rowThere = Gate.standing(
    .rowThere,
    "The row is one of those that numberOfRowsInSection answers.",
    rule: .numberOfRows,
    holds: { table, place in
      let counts = table.content.counts
      guard let place else { return counts.contains { $0 > 0 } }
      return counts.indices.contains(place.section)
        && (0..<counts[place.section]).contains(place.row)
    }
  )

  private static let rowShown = Gate.standing(
    .rowShown,
    "The row is on the screen, or stands ready beside it.",
    rule: .rowsOfPass,
    holds: { table, row in
      row.map { table.existingCell(at: $0) != nil } ?? !table.screen.rows.isEmpty
    }
  )

  private static let heightNeeded = Gate.standing(
    .heightNeeded,
    "Heights are not estimated; where they are, only a row on the screen is asked.",
    rule: .heightsBeforeCells,
    holds: { table, row in
      !table.estimatesRows
        || row.map { table.existingCell(at: $0) != nil }
          ?? !table.screen.rows.isEmpty
    }
  )

  private static let plainStyle = Gate.standing(
    .plainStyle,
    "The style of the table is plain; no other has a section index.",
    rule: .sectionIndexShown,
    holds: { table, _ in table.style == .plain }
  )

  private static let indexShown = Gate.standing(
    .indexShown,
    "The index has titles, and there are rows enough for sectionIndexMinimumDisplayRowCount.",
    rule: .sectionIndexShown,
    holds: { table, _ in !table.shownIndexTitles.isEmpty }
  )

  private static let cellNeeded = Gate(
    .cellNeeded,
    "The row has no cell yet: one that is on the screen keeps its own.",
    rule: .cellForRow
  )

  private static let tableTold = Gate(
    .tableTold,
    "The table is told that its data has changed, by a reload or an update.",
    rule: .reloadRound
  )

  private static let snapshotApplied = Gate(
    .snapshotApplied,
    "A diffable data source applies a snapshot: its table shows nothing else.",
    rule: .diffableDifference
  )
}

extension Callback {
  /// Whether it needs a row that the table has; a drag begins with one, whatever its callbacks are given.
  fileprivate var isAboutARow: Bool {
    facts.argumentShape.hasRow || facts.group == .drag
  }
}

extension ArgumentShape {
  /// Whether a callback is given a row that the table must have.
  fileprivate var hasRow: Bool {
    switch self {
    case .row, .cell, .commit, .move, .menuAction, .rowAndPoint, .springLoading, .sessionAndRow,
      .sessionRowAndPoint:
      true
    case .none, .section, .optionalRow, .rows, .view, .indexTitle, .focusContext, .focusUpdate,
      .menuConfiguration, .menuCommit, .menuTransition, .session, .sessionAndOptionalRow,
      .dropCoordinator, .targetOffset, .deceleration, .optionalView, .zoomScale:
      false
    }
  }
}
