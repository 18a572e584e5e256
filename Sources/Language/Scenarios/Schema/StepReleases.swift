import TableTrace

/// The first version that supports each step, according to the rules of the step.
enum StepReleases {
  static let focus = InteractionRules.focusMoves.introduction { $0 }
  static let springLoad = InteractionRules.springLoading.introduction { $0 }
  static let twoFingerDrag = InteractionRules.twoFingers.introduction { $0 != .none }
  static let editMenu = MenuRules.order.introduction { $0 }
  static let contextMenu = MenuRules.contextMenuBegins.introduction { $0 }
  static let safeArea = ControllerRules.safeArea.introduction { $0 }
  static let refreshControl = ControllerRules.refreshPull.introduction { $0.isFinite }
  static let changedCell = CellRules.selfSizingInvalidation.introduction { $0 }
}
