/// All laws.
package enum LawBook: Sendable {
  /// Every law, in the order of their names' cases.
  package static let all: [Law] =
    everyEvent + cells + hosts + touches + interactions + editing + moving + scrolling
    + places

  /// The law with a name; every name has one.
  package static func law(_ id: LawID) -> Law? {
    all.first { $0.id == id }
  }

  private static let everyEvent: [Law] = [
    Law(
      .eventsHaveRules,
      "Every call, phase, warning and exception has a rule of the book behind it.",
      .condition(.rules)
    ),
    Law(
      .knownCallbacks,
      "A release calls no callback that a later one brought.",
      .condition(.knownCallbacks)
    ),
    Law(
      .exceptionEnds,
      "Nothing comes after the exception that ends a trace.",
      .condition(.nothingAfterException)
    ),
    Law(
      .listedGates,
      "A gate that is reported closed is listed for the callback that it keeps away.",
      .condition(.listedGates)
    ),
  ]

  private static let cells: [Law] = [
    Law(
      .countsBeforeCells,
      "Rows are counted before the first cell is asked.",
      .answers(
        LawQuestion(
          question: .numberOfRowsInSection,
          call: .cellForRowAt,
          grant: .any,
          subject: .one,
          span: .always
        )
      )
    ),
    Law(
      .cellsOfCountedRows,
      "A cell is asked only for a row that the data source has counted last.",
      .condition(.countedRows)
    ),
    Law(
      .heightsBeforeCells,
      "The height of a row is asked before its cell.",
      .condition(.heightsFirst),
      suspendedBy: [
        LawSuspension(
          .heightsBeforeCells,
          "where estimates exist, the height of a row may follow its cell",
          .everything
        ) { Callback.estimatedHeightForRowAt.isAvailable(on: $0) },
        LawSuspension(
          .updateMeasuredHeights,
          "rows that stay keep the heights that were asked before",
          .afterUpdates
        ) { _ in true },
      ]
    ),
    Law(
      .newCellsOnce,
      "A cell is new once, and a reused one was new before.",
      .condition(.newOnce)
    ),
    Law(
      .displayedCellsWereAsked,
      "A cell that is displayed was answered by cellForRowAt.",
      .condition(.askedCells)
    ),
    Law(
      .hiddenCellsAreReused,
      "A cell that is displayed is not handed out for another row.",
      .condition(.hiddenReuse),
      suspendedBy: [lateEnds]
    ),
    Law(
      .cellDisplaysPair,
      "A cell that ends displaying was displayed, and ends before it is displayed again.",
      .pairs(
        LawPair(
          begin: .willDisplayCell,
          end: .didEndDisplayingCell,
          subject: .object
        )
      ),
      mostEnds: UpdateEndRules.reloadDidEnd,
      suspendedBy: [
        LawSuspension(
          .updateReloadDidEnd,
          "the cell of a reloaded row ends twice",
          .furtherEnds
        ) { UpdateEndRules.reloadDidEnd.value(for: $0) > 1 },
        nestedRounds,
      ]
    ),
    displays(.headerDisplaysPair, "header", .willDisplayHeaderView, .didEndDisplayingHeaderView),
    displays(.footerDisplaysPair, "footer", .willDisplayFooterView, .didEndDisplayingFooterView),
    Law(
      .transitionsPair,
      "A cell that has come to another state was told before that it will.",
      .stages(.cell(.willTransition), .cell(.didTransition), of: .object)
    ),
    Law(
      .prefetchedBeforeCancelled,
      "Prefetching is cancelled only after rows were announced.",
      .answers(
        LawQuestion(
          question: .prefetchRowsAt,
          call: .cancelPrefetchingForRowsAt,
          grant: .any,
          subject: .one,
          span: .always
        )
      )
    ),
  ]

  private static let lateEnds = LawSuspension(
    .updatePooledCells,
    "the cells of an update end displaying after it",
    .afterUpdates
  ) { _ in true }

  private static let nestedRounds = LawSuspension(
    .updateInsideCallback,
    "nobody knows what follows an update or a reload inside a didEndDisplaying callback",
    .afterNestedRounds
  ) { _ in true }

  private static func displays(
    _ id: LawID,
    _ name: String,
    _ begin: Callback,
    _ end: Callback
  ) -> Law {
    Law(
      id,
      "A \(name) that ends displaying was displayed, and ends before it is displayed again.",
      .pairs(LawPair(begin: begin, end: end, subject: .object)),
      suspendedBy: [
        LawSuspension(
          .updateSectionViewDisplay,
          "updates of rows do not tell of the \(name)s that they bring and take",
          .afterUpdates
        ) { !UpdateEndRules.sectionViewDisplay.value(for: $0) },
        nestedRounds,
      ]
    )
  }

  private static let hosts: [Law] = [
    Law(
      .appearancesPair,
      "A view that has appeared was told before that it will.",
      .stages(.controller(.viewWillAppear), .controller(.viewDidAppear), of: .one)
    ),
    Law(
      .disappearancesPair,
      "A view that has disappeared was told before that it will.",
      .stages(.controller(.viewWillDisappear), .controller(.viewDidDisappear), of: .one)
    ),
  ]
}
