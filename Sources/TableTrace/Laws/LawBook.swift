package enum LawBook: Sendable {
  /// All laws, in the order of the cases of `LawID`.
  package static let all: [Law] =
    everyEvent + cells + hosts + touches + interactions + editing + moving + scrolling
    + places

  /// Returns the law with a name; every name has one.
  package static func law(_ id: LawID) -> Law? {
    all.first { $0.id == id }
  }

  private static let everyEvent: [Law] = [
    Law(.eventsHaveRules, .condition(.rules))
      .says("Every call, phase, warning and exception in a trace names a rule that exists."),
    Law(.knownCallbacks, .condition(.knownCallbacks))
      .says("No iOS version calls a callback that a later version introduced."),
    Law(.exceptionEnds, .condition(.nothingAfterException))
      .says("Nothing follows the exception that ends a trace."),
    Law(.listedGates, .condition(.listedGates))
      .says(
        "A trace says that a condition (a gate) prevented a callback only if this callback has "
          + "that condition."
      ),
  ]

  private static let cells: [Law] = [
    Law(
      .countsBeforeCells,
      .answers(of: .numberOfRowsInSection, allow: .cellForRowAt, if: .any, for: .always)
    )
    .says("numberOfRowsInSection is called before the first cellForRowAt."),
    Law(.cellsOfCountedRows, .condition(.countedRows))
      .says("cellForRowAt is called only for a row within the last count of the data source."),
    Law(.heightsBeforeCells, .condition(.heightsFirst))
      .says("The height of a row is queried before its cell.")
      .suspended(by: [
        LawSuspension(.heightsBeforeCells, .everything) {
          Callback.estimatedHeightForRowAt.isAvailable(on: $0)
        }
        .says("if estimates exist, the height of a row may follow its cell"),
        LawSuspension(.updateMeasuredHeights, .afterUpdates)
          .says("rows that stay keep the heights that were queried before"),
      ]),
    Law(.newCellsOnce, .condition(.newOnce))
      .says("A cell is created once. A reused cell was created before."),
    Law(.displayedCellsWereAsked, .condition(.askedCells))
      .says("willDisplay is called only for a cell that cellForRowAt has returned."),
    Law(.hiddenCellsAreReused, .condition(.hiddenReuse))
      .says("A displayed cell is not reused for another row.")
      .suspended(by: [lateEnds]),
    Law(
      .cellDisplaysPair,
      .pairs(.willDisplayCell, .didEndDisplayingCell, of: .object),
      mostEnds: UpdateEndRules.reloadDidEnd
    )
    .says(
      "didEndDisplaying is called for a cell only after its willDisplay, and before its next willDisplay."
    )
    .suspended(by: [
      LawSuspension(.updateReloadDidEnd, .furtherEnds) {
        UpdateEndRules.reloadDidEnd.value(for: $0) > 1
      }
      .says("the cell of a reloaded row ends displaying twice"),
      nestedRequeries,
    ]),
    displays(.headerDisplaysPair, "header", .willDisplayHeaderView, .didEndDisplayingHeaderView),
    displays(.footerDisplaysPair, "footer", .willDisplayFooterView, .didEndDisplayingFooterView),
    Law(.transitionsPair, .stages(.cell(.willTransition), .cell(.didTransition), of: .object))
      .says("didTransition of a cell is called only after its willTransition."),
    Law(
      .prefetchedBeforeCancelled,
      .answers(of: .prefetchRowsAt, allow: .cancelPrefetchingForRowsAt, if: .any, for: .always)
    )
    .says("cancelPrefetchingForRowsAt is called only after prefetchRowsAt."),
  ]

  private static let lateEnds = LawSuspension(.updatePooledCells, .afterUpdates)
    .says("cells that an update removes end displaying after the update")

  private static let nestedRequeries = LawSuspension(.updateInsideCallback, .afterNestedRequeries)
    .says("it is not known what follows an update or a reload inside a didEndDisplaying callback")

  private static func displays(_ id: LawID, _ name: String, _ begin: Callback, _ end: Callback)
    -> Law
  {
    Law(id, .pairs(begin, end, of: .object))
      .says(
        "The end-displaying callback of a \(name) is called only after its willDisplay callback, and before the next one."
      )
      .suspended(by: [
        LawSuspension(.updateSectionViewDisplay, .afterUpdates) {
          !UpdateEndRules.sectionViewDisplay.value(for: $0)
        }
        .says(
          "updates of rows call no display callbacks for the \(name)s that they add and remove"
        ),
        nestedRequeries,
      ])
  }

  private static let hosts: [Law] = [
    Law(
      .appearancesPair,
      .stages(.controller(.viewWillAppear), .controller(.viewDidAppear))
    )
    .says("viewDidAppear is called only after viewWillAppear."),
    Law(
      .disappearancesPair,
      .stages(.controller(.viewWillDisappear), .controller(.viewDidDisappear))
    )
    .says("viewDidDisappear is called only after viewWillDisappear."),
  ]
}
