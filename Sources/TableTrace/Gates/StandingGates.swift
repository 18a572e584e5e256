/// The gates that can be checked while nothing happens to the table: what it has loaded and what it
/// shows.
enum StandingGates {
  /// Returns the gates of a callback, or an empty array if it needs only its object.
  static func gates(of callback: Callback) -> [Gate] {
    lists[callback] ?? (callback.isAboutARow ? [sectionThere, rowThere] : [])
  }

  private static let lists: [Callback: [Gate]] = {
    var lists: [Callback: [Gate]] = [
      .numberOfSections: [hasLoaded],
      .numberOfRowsInSection: [hasLoaded, sectionThere],
      .heightForRowAt: [hasLoaded, sectionThere, rowThere, heightNeeded],
      .estimatedHeightForRowAt: [hasLoaded, sectionThere, rowThere],
      .cellForRowAt: shown + [cellNeeded, tableNotified, snapshotApplied],
      .willDisplayCell: shown,
      .didEndDisplayingCell: shown,
      .canEditRowAt: configured,
      .indentationLevelForRowAt: configured,
      .accessoryTypeForRowWith: configured,
      .sectionIndexTitles: [laidOut, plainStyle],
      .sectionForSectionIndexTitle: [laidOut, plainStyle, indexShown],
      .prefetchRowsAt: [sectionThere, rowThere] + PrefetchGates.announcing,
      .cancelPrefetchingForRowsAt: [sectionThere, rowThere] + PrefetchGates.cancelling,
    ]
    for end in SectionEnd.allCases {
      let gates = SectionEndGates(end)
      for (callback, list) in gates.lists { lists[callback] = [hasLoaded, sectionThere] + list }
    }
    return lists
  }()

  /// The gates of a row's cell.
  private static let shown = configured + [rowShown]

  /// The gates of a cell's configuration, except the one that its row is on screen.
  private static let configured = [laidOut, groupClosed, sectionThere, rowThere]

  static let hasLoaded = Gate.standing(.hasLoaded, rule: .queryLoads) { table, _ in
    !table.content.isEmpty
  }

  static let laidOut = Gate.standing(.laidOut, rule: .firstLayout) { table, _ in
    table.progress.hasLaidOut
  }

  private static let groupClosed = Gate.standing(.groupClosed, rule: .updateOpenGroup) { table, _ in
    table.updates.depth == 0
  }

  private static let sectionThere = Gate.standing(.sectionThere, rule: .numberOfSections) {
    table,
    place in
    place.map { table.hasSection($0.section) } ?? !table.content.counts.isEmpty
  }

  private static let rowThere = Gate.standing(.rowThere, rule: .numberOfRows) { table, place in
    let counts = table.content.counts
    guard let place else { return counts.contains { $0 > 0 } }
    return counts.indices.contains(place.section)
      && (0..<counts[place.section]).contains(place.row)
  }

  private static let rowShown = Gate.standing(.rowShown, rule: .rowsOfPass) { table, row in
    row.map { table.existingCell(at: $0) != nil } ?? !table.screen.rows.isEmpty
  }

  private static let heightNeeded = Gate.standing(.heightNeeded, rule: .heightsBeforeCells) {
    table,
    row in
    !table.estimatesRows
      || row.map { table.existingCell(at: $0) != nil }
        ?? !table.screen.rows.isEmpty
  }

  private static let plainStyle = Gate.standing(.plainStyle, rule: .sectionIndexShown) { table, _ in
    table.style == .plain
  }

  private static let indexShown = Gate.standing(.indexShown, rule: .sectionIndexShown) { table, _ in
    !table.shownIndexTitles.isEmpty
  }

  private static let cellNeeded = Gate(.cellNeeded, rule: .cellForRow)
  private static let tableNotified = Gate(.tableNotified, rule: .reloadRequery)
  private static let snapshotApplied = Gate(.snapshotApplied, rule: .diffableDifference)
}

extension Callback {
  /// Whether the callback needs a row of the table.
  ///
  /// The drag callbacks do, even those without a row as an argument.
  fileprivate var isAboutARow: Bool {
    facts.argumentShape.hasRow || facts.group == .drag
  }
}

extension ArgumentShape {
  /// Whether the arguments include a row that the table must have.
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
