extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about touches and the selection.
  static let delegateSelection: [CallbackFacts] = [
    CallbackFacts(
      .accessoryTypeForRowWith,
      selector: "tableView:accessoryTypeForRowWithIndexPath:",
      isImported: false,
      introduced: .iOS(2),
      deprecated: .iOS(3),
      takes: .row,
      answers: .accessoryType,
      group: .accessories,
      byDefault: "the cell's own accessoryType"
    ),
    CallbackFacts(
      .accessoryButtonTappedForRowWith,
      selector: "tableView:accessoryButtonTappedForRowWithIndexPath:",
      swiftName: "tableView(_:accessoryButtonTappedForRowWith:)",
      introduced: .iOS(2),
      takes: .row,
      group: .accessories
    ),
    CallbackFacts(
      .shouldHighlightRowAt,
      introduced: .iOS(6),
      takes: .row,
      answers: .flag,
      group: .highlight,
      byDefault: "true. false ends the selection by that touch."
    ),
    CallbackFacts(.didHighlightRowAt, introduced: .iOS(6), takes: .row, group: .highlight),
    CallbackFacts(.didUnhighlightRowAt, introduced: .iOS(6), takes: .row, group: .highlight),
    CallbackFacts(
      .willSelectRowAt,
      introduced: .iOS(2),
      takes: .row,
      answers: .optionalRow,
      group: .selection,
      byDefault: "the proposed row (assumed)"
    ),
    CallbackFacts(
      .willDeselectRowAt,
      introduced: .iOS(3),
      takes: .row,
      answers: .optionalRow,
      group: .selection,
      byDefault: "the proposed row (assumed)"
    ),
    CallbackFacts(.didSelectRowAt, introduced: .iOS(2), takes: .row, group: .selection),
    CallbackFacts(.didDeselectRowAt, introduced: .iOS(3), takes: .row, group: .selection),
    CallbackFacts(
      .canPerformPrimaryActionForRowAt,
      introduced: .iOS(16),
      takes: .row,
      answers: .flag,
      group: .primaryAction,
      byDefault: "true, but false while the table is in edit mode"
    ),
    CallbackFacts(
      .performPrimaryActionForRowAt,
      introduced: .iOS(16),
      takes: .row,
      group: .primaryAction
    ),
  ]
}
