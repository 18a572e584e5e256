extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about touches and the selection.
  static let delegateSelection: [CallbackFacts] = [
    .init(.accessoryTypeForRowWith, since: 2, until: 3, .row, .accessoryType, .accessories)
      .named("tableView:accessoryTypeForRowWithIndexPath:").notImported
      .byDefault("the cell's own accessoryType"),
    .init(.accessoryButtonTappedForRowWith, since: 2, .row, .void, .accessories)
      .named(
        "tableView:accessoryButtonTappedForRowWithIndexPath:",
        swift: "tableView(_:accessoryButtonTappedForRowWith:)"
      ),
    .init(.shouldHighlightRowAt, since: 6, .row, .flag, .highlight)
      .byDefault("true. false ends the selection by that touch."),
    .init(.didHighlightRowAt, since: 6, .row, .void, .highlight),
    .init(.didUnhighlightRowAt, since: 6, .row, .void, .highlight),
    .init(.willSelectRowAt, since: 2, .row, .optionalRow, .selection)
      .byDefault("the proposed row (assumed)"),
    .init(.willDeselectRowAt, since: 3, .row, .optionalRow, .selection)
      .byDefault("the proposed row (assumed)"),
    .init(.didSelectRowAt, since: 2, .row, .void, .selection),
    .init(.didDeselectRowAt, since: 3, .row, .void, .selection),
    .init(.canPerformPrimaryActionForRowAt, since: 16, .row, .flag, .primaryAction)
      .byDefault("true, but false while the table is in edit mode"),
    .init(.performPrimaryActionForRowAt, since: 16, .row, .void, .primaryAction),
  ]
}
