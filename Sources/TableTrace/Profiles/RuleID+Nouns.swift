/// Nouns for rules, used in remarks about how sure a line of a trace is.
extension RuleID {
  /// The noun for a rule about the situation around a line, such as `this layout`.
  package var situationNoun: String {
    Self.situations[self] ?? Self.situationsByGroup[group] ?? "what goes on here"
  }

  /// The noun for a rule about a part of a return value, such as `which cell is reused`.
  package var answerNoun: String {
    Self.answers[self] ?? Self.answersByGroup[group] ?? "the reason for the answer"
  }

  /// The first word of the rule's name, such as `load`.
  package var group: String {
    String(rawValue.prefix { $0 != "." })
  }

  private static let situations: [RuleID: String] = [
    .firstLayout: "this layout", .scrollFrames: "the distance of each frame",
    .rowAhead: "the cell of a row that is not visible yet",
    .rowAheadAtRest: "the cell of a row that is not visible yet",
    .frameChange: "this change of the frame", .insetChange: "this change of the inset",
    .safeArea: "this change of the safe area", .keyboard: "the effect of the keyboard",
    .windowChange: "this change of the window", .sectionOrder: "the order of the sections",
    .updateSectionOrder: "the order of the sections", .sectionCallOrder: "the order of these calls",
    .requeriesFirst: "this layout", .rowOrder: "the order of the rows",
    .cellsBySection: "the order of the sections", .sectionViewOrder: "the order of these views",
    .cellEntersUnanimated: "the change without an animation",
    .selectedUnanimated: "the change without an animation",
    .updateNewCellOrder: "the order of the rows", .updateDidEndOrder: "the order of the rows",
    .secondPass: "this row below the estimated ones", .titleAfterNilView: "this title",
    .footerTitle: "this footer", .cellInEditMode: "this call in edit mode",
    .updateReconfigureTime: "the time of this call",
    .updateViewsEnd: "the time when this view ends displaying",
    .tableFooterView: "the effect of the tableFooterView",
    .titleWithoutEstimate: "this query without an estimate",
    .controllerLayoutTimes: "the number of layouts", .decelerationEnd: "the order at the end",
  ]

  private static let situationsByGroup = [
    "accessory": "this accessory", "app": "the behaviour of the app", "cell": "this cell",
    "context-menu": "this menu", "diffable": "this snapshot", "drag": "this drag",
    "drop": "this drop", "edit": "this change of edit mode", "focus": "this move of focus",
    "geometry": "this height", "highlight": "this touch",
    "host": "the behaviour of the view controller",
    "layout": "this layout", "load": "this load", "menu": "this menu",
    "multi-select": "this selection", "prefetch": "this prefetching",
    "primary-action": "this selection", "refresh-control": "the space for the refresh control",
    "reload": "this reload", "reorder": "this reordering", "reuse": "this reuse",
    "scroll": "this scrolling", "section-index": "this jump",
    "section-view": "this header or footer", "selection": "this selection",
    "spring-loading": "this drag", "swipe": "this swipe", "touch": "this touch",
    "update": "this update", "validity": "this update",
  ]

  private static let answers: [RuleID: String] = [
    .cellForRow: "which rows have a cell", .updateKeptCells: "which rows keep their cells",
    .rowsOfPass: "which rows were measured",
    .sectionHeightBeforeView: "which headers were measured",
    .poolOrder: "which cell is reused", .visibleCellsInside: "which cells there are",
    .reloadedCells: "which cell is reused",
    .scrollFrames: "the distance of each frame",
    .sectionViewPinned: "where the header is pinned", .rowsInRect: "which rows are inside",
    .headerBelowInset: "where the header is pinned", .barHeights: "the height of the bars",
    .otherBarHeights: "the height of the bars",
  ]

  private static let answersByGroup = [
    "cell": "the height", "geometry": "the height", "host": "the offset",
    "refresh-control": "the space for the refresh control", "scroll": "the offset",
    "section-view": "the place", "update": "the offset", "edit": "the state",
    "load": "the count", "reload": "the offset",
  ]
}
