package enum LawBook: Sendable {
  /// Every law, in the order of their names' cases.
  package static let all: [Law] =
    everyEvent + cells + hosts + touches + interactions + editing + moving + scrolling
    + places

  /// Returns the law with a name; every name has one.
  package static func law(_ id: LawID) -> Law? {
    all.first { $0.id == id }
  }

  private static let everyEvent: [Law] = [
    Law(
      .eventsHaveRules,
      "Every call, phase, warning and exception in a trace names a rule that exists.",
      .condition(.rules)
    ),
    Law(
      .knownCallbacks,
      "No iOS version calls a callback that a later version introduced.",
      .condition(.knownCallbacks)
    ),
    Law(
      .exceptionEnds,
      "Nothing follows the exception that ends a trace.",
      .condition(.nothingAfterException)
    ),
    Law(
      .listedGates,
      "A trace reports a gate (a condition of a call) as closed only if it is one of the "
        + "conditions of the prevented callback.",
      .condition(.listedGates)
    ),
  ]

  private static let cells: [Law] = [
    Law(
      .countsBeforeCells,
      "numberOfRowsInSection is called before the first cellForRowAt.",
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
      "cellForRowAt is called only for a row within the last count of the data source.",
      .condition(.countedRows)
    ),
    Law(
      .heightsBeforeCells,
      "The height of a row is queried before its cell.",
      .condition(.heightsFirst),
      suspendedBy: [
        LawSuspension(
          .heightsBeforeCells,
          "if estimates exist, the height of a row may follow its cell",
          .everything
        ) { Callback.estimatedHeightForRowAt.isAvailable(on: $0) },
        LawSuspension(
          .updateMeasuredHeights,
          "rows that stay keep the heights that were queried before",
          .afterUpdates
        ) { _ in true },
      ]
    ),
    Law(
      .newCellsOnce,
      "A cell is created once. A reused cell was created before.",
      .condition(.newOnce)
    ),
    Law(
      .displayedCellsWereAsked,
      "willDisplay is called only for a cell that cellForRowAt has returned.",
      .condition(.askedCells)
    ),
    Law(
      .hiddenCellsAreReused,
      "A displayed cell is not reused for another row.",
      .condition(.hiddenReuse),
      suspendedBy: [lateEnds]
    ),
    Law(
      .cellDisplaysPair,
      "didEndDisplaying is called for a cell only after its willDisplay, and before its next "
        + "willDisplay.",
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
          "the cell of a reloaded row ends displaying twice",
          .furtherEnds
        ) { UpdateEndRules.reloadDidEnd.value(for: $0) > 1 },
        nestedRequeries,
      ]
    ),
    displays(.headerDisplaysPair, "header", .willDisplayHeaderView, .didEndDisplayingHeaderView),
    displays(.footerDisplaysPair, "footer", .willDisplayFooterView, .didEndDisplayingFooterView),
    Law(
      .transitionsPair,
      "didTransition of a cell is called only after its willTransition.",
      .stages(.cell(.willTransition), .cell(.didTransition), of: .object)
    ),
    Law(
      .prefetchedBeforeCancelled,
      "cancelPrefetchingForRowsAt is called only after prefetchRowsAt.",
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

  private static let nestedRequeries = LawSuspension(
    .updateInsideCallback,
    "nobody knows what follows an update or a reload inside a didEndDisplaying callback",
    .afterNestedRequeries
  ) { _ in true }

  private static func displays(
    _ id: LawID,
    _ name: String,
    _ begin: Callback,
    _ end: Callback
  ) -> Law {
    Law(
      id,
      "The end-displaying callback of a \(name) is called only after its willDisplay callback, "
        + "and before the next one.",
      .pairs(LawPair(begin: begin, end: end, subject: .object)),
      suspendedBy: [
        LawSuspension(
          .updateSectionViewDisplay,
          "updates of rows call no display callbacks for the \(name)s that they add and remove",
          .afterUpdates
        ) { !UpdateEndRules.sectionViewDisplay.value(for: $0) },
        nestedRequeries,
      ]
    )
  }

  private static let hosts: [Law] = [
    Law(
      .appearancesPair,
      "viewDidAppear is called only after viewWillAppear.",
      .stages(.controller(.viewWillAppear), .controller(.viewDidAppear), of: .one)
    ),
    Law(
      .disappearancesPair,
      "viewDidDisappear is called only after viewWillDisappear.",
      .stages(.controller(.viewWillDisappear), .controller(.viewDidDisappear), of: .one)
    ),
  ]
}
