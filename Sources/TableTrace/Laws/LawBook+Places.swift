/// The laws about the positions of content and rows, which hold whenever nothing moves.
extension LawBook {
  private static func scrollsByEstimates(_ version: SystemVersion) -> Bool {
    Callback.estimatedHeightForRowAt.isAvailable(on: version)
  }

  static let places: [Law] = [
    Law(.offsetWithinLimits, .places)
      .says(
        "If the content does not move, the content offset is not beyond the top or bottom end of "
          + "the content."
      )
      .suspended(by: [
        LawSuspension(.offsetKept, .placesOfRule)
          .says(
            "an offset that the app sets beyond the ends of the content stays until a reload or "
              + "an update"
          ),
        LawSuspension(.boundsSet, .placesOfRule)
          .says(
            "bounds that the app sets beyond the ends of the content stay until a reload or an "
              + "update"
          ),
        LawSuspension(.scrollHeights, .placesOfRule) {
          scrollsByEstimates($0) && ScrollTargetRules.heights.value(for: $0) == .none
        }
        .says(
          "scrollToRow uses the estimated heights, so it can scroll beyond the end of the content"
        ),
        LawSuspension(.scrollRowsWithoutMethod, .placesOfRule) {
          scrollsByEstimates($0) && !ScrollTargetRules.rowsWithoutMethod.value(for: $0)
        }
        .says(
          "scrollToRow uses the estimated heights, so it can scroll beyond the end of the content"
        ),
        LawSuspension(.refreshMovesContent, .placesOfRule) {
          ControllerRules.refreshMovesContent.value(for: $0)
        }
        .says("beginRefreshing may scroll the content if the app had set an offset above the top"),
        LawSuspension(.refreshInset, .placesOfRule)
          .says("beginRefreshing adds its inset and does not move the content"),
        LawSuspension(.touchWhileScrolling, .placesOfRule)
          .says("a touch that stops the content beyond an end of the content holds it there"),
      ]),
    Law(.visibleRowsTouch, .places)
      .says("A row counts as visible only if its rectangle touches the bounds of the table.")
      .suspended(by: [
        LawSuspension(.emptyBounds, .placesOfRule)
          .says("a table whose height is 0 shows its first row, even outside of its bounds")
      ]),
    Law(.visibleRowsAgree, .places)
      .says(
        "indexPathsForVisibleRows, rectForRow and indexPathsForRows(in:) agree about which rows "
          + "are visible."
      )
      .suspended(by: [
        LawSuspension(.rowsInRect, .placesOfRule) {
          GeometryRules.rowsInRect.value(for: $0) == .toOnePointAboveBottom
        }
        .says(
          "indexPathsForRows(in:) leaves out a row if less than a point of the row is in the "
            + "rectangle"
        )
      ]),
  ]
}
