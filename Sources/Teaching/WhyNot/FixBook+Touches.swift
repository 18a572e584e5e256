import Project
import TableTrace

/// Fixes of touches, selection, menus and focus.
extension FixBook {
  static let touches: [GateID: Search] = fingers.merging(selection) { first, _ in first }

  private static let fingers: [GateID: Search] = [
    .rowExists: { $0.instead($0.likeCause) },
    .rowVisible: { context in
      ["middle", "none"].flatMap { context.before("scrollToRow: {row: \(context.aim), at: \($0)}") }
    },
    .noRowOpen: { $0.before("closeSwipe") + $0.drop(["swipe"]) },
    .contentRests: { $0.apart + $0.before("wait") },
    .besideAccessory: { $0.instead($0.likeCause) },
    .touchNotCancelled: { context in
      context.instead("touchUp") + context.drop(FixContext.cancelling)
    },
    .selectionAllowed: { $0.property("allowsSelection", "true") },
    .selectionAllowedInEditing: { context in
      context.property("allowsSelectionDuringEditing", "true") + context.drop(["setEditing"])
    },
    .shouldHighlight: { $0.answer(.shouldHighlightRowAt, "true") },
    .accessoryIsButton: { _ in
      [Fix(.set(.init(keys: "cells"), "{accessoryType: detailButton}"))]
    },
    .notEditing: { $0.before("setEditing: false") + $0.drop(["setEditing"]) },
  ]

  private static let selection: [GateID: Search] = [
    .selectedByUser: { $0.instead($0.likeCause) + $0.append($0.cause) },
    .notToggled: { $0.single + $0.drop(["tap", "selectRow"]) },
    .willSelect: { $0.answer(.willSelectRowAt, "default") },
    .answeredRowExists: { $0.answer(.willSelectRowAt, "default") },
    .selectsItself: { $0.answer(.willSelectRowAt, "default") },
    .rowToDeselect: { context in
      context.keep + context.before("tap: \(context.other)")
        + context.after("tap: \(context.other)")
        + context.after("tap: \(context.row)")
    },
    .willDeselect: { $0.answer(.willDeselectRowAt, "default") },
    .deselectedRowSelected: { $0.answer(.willDeselectRowAt, "default") },
    .deselectsItself: { $0.answer(.willDeselectRowAt, "default") },
    .notExtending: { $0.single },
    .canPerformPrimary: { context in
      context.answer(.canPerformPrimaryActionForRowAt, "true") + context.drop(["setEditing"])
    },
    .multipleSelectionInEditing: { $0.property("allowsMultipleSelectionDuringEditing", "true") },
    .shouldBeginMultiple: { $0.answer(.shouldBeginMultipleSelectionInteractionAt, "true") },
    .springLoaded: { $0.property("isSpringLoaded", "true") },
    .shouldSpringLoad: { $0.answer(.shouldSpringLoadRowAt, "true") },
  ]

  static let menus: [GateID: Search] = [
    .menuMethods: { context in
      let methods = [Callback.shouldShowMenuForRowAt, .canPerformAction, .performAction]
      let missing = methods.filter { context.text.node(at: context.script(of: $0)) == nil }
      let answers = missing.flatMap {
        context.implement($0, $0 == .performAction ? "" : "true")
      }
      return [Fix(all: answers)]
    },
    .noContextMenu: { context in
      context.answer(.contextMenuConfigurationForRowAt, "none")
        + context.without(.contextMenuConfigurationForRowAt)
    },
    .shouldShowMenu: { $0.answer(.shouldShowMenuForRowAt, "true") },
    .menuItemChosen: { $0.instead("longPress: {row: \($0.row), choose: copy}") },
    .publicAction: { $0.instead("longPress: {row: \($0.row), choose: copy}") },
    .canPerformAction: { $0.answer(.canPerformAction, "true") },
    .contextMenuGiven: { $0.answer(.contextMenuConfigurationForRowAt, "{actions: [Copy]}") },
    .contextMenuFilled: { $0.answer(.contextMenuConfigurationForRowAt, "{actions: [Copy]}") },
    .previewTapped: { $0.instead("longPress: {row: \($0.row), preview: true}") },
    .tableChoosesFocus: { $0.instead("focus") },
    .noFocusRemembered: { $0.property("remembersLastFocusedIndexPath", "false") },
    .canFocus: { context in
      context.answer(.canFocusRowAt, "true") + context.property("allowsFocus", "true")
        + context.property("allowsFocusDuringEditing", "true")
    },
    .shouldUpdateFocus: { $0.answer(.shouldUpdateFocus, "true") },
    .selectionFollowsFocus: { context in
      let follows = context.property("selectionFollowsFocus", "true")
      let allows = context.property("allowsSelection", "true")
      return follows + allows + [Fix(all: follows.suffix(1) + allows.suffix(1))]
    },
    .followsFocusToRow: { $0.answer(.selectionFollowsFocusForRowAt, "true") },
    .notSelectedYet: { $0.before("deselectRow: \($0.row)") + $0.drop(["selectRow", "tap"]) },
  ]
}

extension FixContext {
  /// The keywords of steps that end a touch on its row.
  fileprivate static var cancelling: Set<String> {
    [
      "touchCancel", "drag", "scroll", "scrollToRow", "reloadData", "removeFromSuperview",
      "disappear", "set", "dragAndDrop", "swipe", "longPress", "twoFingerDrag",
    ]
  }

  /// Removes the step that deselected the row.
  fileprivate var keep: [Fix] {
    guard let dropping, let step, dropping < step else { return [] }
    return [Fix(.remove(.step(dropping)))]
  }

  /// Turns off multiple selection, in and outside of edit mode.
  fileprivate var single: [Fix] {
    property("allowsMultipleSelection", "false")
      + property("allowsMultipleSelectionDuringEditing", "false")
  }
}
