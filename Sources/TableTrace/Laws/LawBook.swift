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
      .says(
        "Every call, phase, warning and exception of a trace names the rule that is its "
          + "reason, and this rule exists."
      ),
    Law(.knownCallbacks, .condition(.knownCallbacks))
      .says("No callback is called on an iOS version that is older than the callback."),
    Law(.exceptionEnds, .condition(.nothingAfterException))
      .says("A trace ends with its exception: no call follows it."),
    Law(.listedGates, .condition(.listedGates))
      .says(
        "A trace can say that a condition (a gate) prevented a callback. It names only conditions "
          + "that this callback has."
      ),
  ]

  private static let cells: [Law] = [
    Law(
      .countsBeforeCells,
      .answers(of: .numberOfRowsInSection, allow: .cellForRowAt, if: .any, for: .always)
    )
    .says("numberOfRowsInSection is called before the first cellForRowAt."),
    Law(.cellsOfCountedRows, .condition(.countedRows))
      .says(
        "cellForRowAt is called only for a row whose index is less than the last result of "
          + "numberOfRowsInSection."
      ),
    Law(.heightsBeforeCells, .condition(.heightsFirst))
      .says("heightForRowAt is called for a row before cellForRowAt.")
      .suspended(by: [
        LawSuspension(.heightsBeforeCells, .everything) {
          Callback.estimatedHeightForRowAt.isAvailable(on: $0)
        }
        .says(
          "if the iOS version has estimated heights, heightForRowAt can be called after "
            + "cellForRowAt"
        ),
        LawSuspension(.updateMeasuredHeights, .afterUpdates)
          .says("rows that stay in an update keep the heights that were queried before the update"),
      ]),
    Law(.newCellsOnce, .condition(.newOnce))
      .says(
        "cellForRowAt returns each cell as new only once. A cell that it returns as reused was "
          + "created in an earlier call."
      ),
    Law(.displayedCellsWereAsked, .condition(.askedCells))
      .says("willDisplay is called only for a cell that cellForRowAt has returned."),
    Law(.hiddenCellsAreReused, .condition(.hiddenReuse))
      .says("A cell is not reused for another row while it is still displayed.")
      .suspended(by: [lateEnds]),
    Law(
      .cellDisplaysPair,
      .pairs(.willDisplayCell, .didEndDisplayingCell, of: .object),
      mostEnds: UpdateEndRules.reloadDidEnd
    )
    .says(
      "For each cell, willDisplay and didEndDisplaying alternate, starting with willDisplay."
    )
    .suspended(by: [
      LawSuspension(.updateReloadDidEnd, .furtherEnds) {
        UpdateEndRules.reloadDidEnd.value(for: $0) > 1
      }
      .says("didEndDisplaying is called twice for the cell of a reloaded row"),
      nestedRequeries,
    ]),
    displays(.headerDisplaysPair, "header", .willDisplayHeaderView, .didEndDisplayingHeaderView),
    displays(.footerDisplaysPair, "footer", .willDisplayFooterView, .didEndDisplayingFooterView),
    Law(.transitionsPair, .stages(.cell(.willTransition), .cell(.didTransition), of: .object))
      .says("A cell's didTransition is called only after its willTransition."),
    Law(
      .prefetchedBeforeCancelled,
      .answers(of: .prefetchRowsAt, allow: .cancelPrefetchingForRowsAt, if: .any, for: .always)
    )
    .says("cancelPrefetchingForRowsAt is called only after prefetchRowsAt."),
  ]

  private static let lateEnds = LawSuspension(.updatePooledCells, .afterUpdates)
    .says("for cells that an update removes, didEndDisplaying is called only after the update")

  private static let nestedRequeries = LawSuspension(.updateInsideCallback, .afterNestedRequeries)
    .says(
      "the order of calls is not known after an update or a reload inside a didEndDisplaying "
        + "callback"
    )

  private static func displays(_ id: LawID, _ name: String, _ begin: Callback, _ end: Callback)
    -> Law
  {
    Law(id, .pairs(begin, end, of: .object))
      .says(
        "For each \(name), willDisplay and didEndDisplaying alternate, starting with willDisplay."
      )
      .suspended(by: [
        LawSuspension(.updateSectionViewDisplay, .afterUpdates) {
          !UpdateEndRules.sectionViewDisplay.value(for: $0)
        }
        .says(
          "updates of rows call no display callbacks for the \(name)s that come onto the screen or "
            + "leave it"
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
