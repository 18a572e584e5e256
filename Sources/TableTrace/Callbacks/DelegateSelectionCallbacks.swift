extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about touches and the selection.
  static let delegateSelection: [CallbackFacts] = [
    CallbackFacts(
      .accessoryTypeForRowWith,
      selector: "tableView:accessoryTypeForRowWithIndexPath:",
      swiftName: nil,
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
      answers: .void,
      group: .accessories
    ),
    CallbackFacts(
      .shouldHighlightRowAt,
      selector: "tableView:shouldHighlightRowAtIndexPath:",
      swiftName: "tableView(_:shouldHighlightRowAt:)",
      introduced: .iOS(6),
      takes: .row,
      answers: .flag,
      group: .highlight,
      byDefault: "true. false ends the selection by that touch."
    ),
    CallbackFacts(
      .didHighlightRowAt,
      selector: "tableView:didHighlightRowAtIndexPath:",
      swiftName: "tableView(_:didHighlightRowAt:)",
      introduced: .iOS(6),
      takes: .row,
      answers: .void,
      group: .highlight
    ),
    CallbackFacts(
      .didUnhighlightRowAt,
      selector: "tableView:didUnhighlightRowAtIndexPath:",
      swiftName: "tableView(_:didUnhighlightRowAt:)",
      introduced: .iOS(6),
      takes: .row,
      answers: .void,
      group: .highlight
    ),
    CallbackFacts(
      .willSelectRowAt,
      selector: "tableView:willSelectRowAtIndexPath:",
      swiftName: "tableView(_:willSelectRowAt:)",
      introduced: .iOS(2),
      takes: .row,
      answers: .optionalRow,
      group: .selection,
      byDefault: "the proposed row (assumed)"
    ),
    CallbackFacts(
      .willDeselectRowAt,
      selector: "tableView:willDeselectRowAtIndexPath:",
      swiftName: "tableView(_:willDeselectRowAt:)",
      introduced: .iOS(3),
      takes: .row,
      answers: .optionalRow,
      group: .selection,
      byDefault: "the proposed row (assumed)"
    ),
    CallbackFacts(
      .didSelectRowAt,
      selector: "tableView:didSelectRowAtIndexPath:",
      swiftName: "tableView(_:didSelectRowAt:)",
      introduced: .iOS(2),
      takes: .row,
      answers: .void,
      group: .selection
    ),
    CallbackFacts(
      .didDeselectRowAt,
      selector: "tableView:didDeselectRowAtIndexPath:",
      swiftName: "tableView(_:didDeselectRowAt:)",
      introduced: .iOS(3),
      takes: .row,
      answers: .void,
      group: .selection
    ),
    CallbackFacts(
      .canPerformPrimaryActionForRowAt,
      selector: "tableView:canPerformPrimaryActionForRowAtIndexPath:",
      swiftName: "tableView(_:canPerformPrimaryActionForRowAt:)",
      introduced: .iOS(16),
      takes: .row,
      answers: .flag,
      group: .primaryAction,
      byDefault: "true, but false while the table is in edit mode"
    ),
    CallbackFacts(
      .performPrimaryActionForRowAt,
      selector: "tableView:performPrimaryActionForRowAtIndexPath:",
      swiftName: "tableView(_:performPrimaryActionForRowAt:)",
      introduced: .iOS(16),
      takes: .row,
      answers: .void,
      group: .primaryAction
    ),
  ]
}
