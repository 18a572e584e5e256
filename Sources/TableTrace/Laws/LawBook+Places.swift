/// The laws of where the content and its rows are, which hold whenever a table rests.
extension LawBook {
  private static func scrollsByEstimates(_ version: SystemVersion) -> Bool {
    Callback.estimatedHeightForRowAt.isAvailable(on: version)
  }

  static let places: [Law] = [
    Law(
      .offsetWithinLimits,
      "While nothing moves the content, its offset is between the ends.",
      .places,
      suspendedBy: [
        LawSuspension(
          .offsetKept,
          "an offset that the app sets beyond the ends stays",
          .placesOfRule
        ) { _ in true },
        LawSuspension(
          .boundsSet,
          "bounds that the app sets beyond the ends stay",
          .placesOfRule
        ) { _ in true },
        LawSuspension(
          .scrollHeights,
          "scrollToRow moves by the estimates, even beyond the end",
          .placesOfRule
        ) { scrollsByEstimates($0) && ScrollTargetRules.heights.value(for: $0) == .none },
        LawSuspension(
          .scrollRowsWithoutMethod,
          "scrollToRow moves by the estimates, even beyond the end",
          .placesOfRule
        ) { scrollsByEstimates($0) && !ScrollTargetRules.rowsWithoutMethod.value(for: $0) },
        LawSuspension(
          .refreshMovesContent,
          "beginRefreshing may scroll the content if the app had set an offset above its top",
          .placesOfRule
        ) { ControllerRules.refreshMovesContent.value(for: $0) },
        LawSuspension(
          .refreshInset,
          "beginRefreshing adds its inset and does not move the content",
          .placesOfRule
        ) { _ in true },
      ]
    ),
    Law(
      .visibleRowsTouch,
      "A visible row touches the bounds of the table.",
      .places,
      suspendedBy: [
        LawSuspension(
          .emptyBounds,
          "a table without a height shows its first row, wherever that is",
          .placesOfRule
        ) { _ in true }
      ]
    ),
    Law(
      .visibleRowsAgree,
      "indexPathsForVisibleRows, rectForRow and indexPathsForRows(in:) agree about the rows in the bounds.",
      .places,
      suspendedBy: [
        LawSuspension(
          .rowsInRect,
          "indexPathsForRows(in:) leaves out a row if less than a point of it is in the rectangle",
          .placesOfRule
        ) { GeometryRules.rowsInRect.value(for: $0) == .toOnePointAboveBottom }
      ]
    ),
  ]
}
