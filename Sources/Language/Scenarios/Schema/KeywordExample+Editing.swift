extension KeywordExample.Setting {
  /// Three rows that can be deleted and moved, and a plus control on the last.
  static let editing: Self = """
    sections: [{rows: [Apple, Banana, Cherry]}]
    dataSource: {canEditRowAt: true, canMoveRowAt: true, commitEditingStyle: , moveRowAt: }
    delegate:
      editingStyleForRowAt: {default: delete, "0,last": insert}
      titleForDeleteConfirmationButtonForRowAt: Remove
      targetIndexPathForMoveFromRowAt: $proposed
    """

  /// A table view controller that lists its own setEditing.
  static let editButton: Self = """
    host: tableViewController
    sections: [{rows: [Apple, Banana, Cherry]}]
    controller: {setEditing: }
    dataSource: {canEditRowAt: true}
    """

  /// Three rows with an action behind each.
  static let swiping: Self = """
    sections: [{rows: [Apple, Banana, Cherry]}]
    dataSource: {canEditRowAt: true}
    delegate:
      trailingSwipeActionsConfigurationForRowAt: {actions: [Archive]}
      willBeginEditingRowAt:
      didEndEditingRowAt:
    """

  /// Three rows with an action that leaves its completion handler to a step.
  static let archiving: Self = """
    os: iOS 17
    sections: [{rows: [Apple, Banana, Cherry]}]
    delegate:
      trailingSwipeActionsConfigurationForRowAt: {actions: [{title: Archive, completion: none}]}
      didEndEditingRowAt:
    """

  /// Three rows that can be dragged.
  static let dragging: Self = """
    sections: [{rows: [Apple, Banana, Cherry]}]
    dataSource: {moveRowAt: {do: [model: {move: {from: $source, to: $proposed}}]}}
    dragDelegate: {itemsForBeginningDragSession: [Apple], dragSessionWillBegin: , dragSessionDidEnd: }
    dropDelegate: {dropSessionDidUpdate: move, performDrop: , dropSessionDidEnd: }
    """

  /// A dropped item becomes a row at once.
  static let dropToRow: Self = """
    sections: [{rows: [Apple, Banana]}]
    dropDelegate:
      dropSessionDidUpdate: copy
      performDrop: {do: [dropToRow: [0, 1]]}
      dropPreviewParametersForRowAt: none
    """

  /// A dropped item is a placeholder until it has come.
  static let placeholder: Self = """
    sections: [{rows: [Apple, Banana]}]
    dropDelegate: {dropSessionDidUpdate: copy, performDrop: {do: [insertPlaceholder: [0, 1]]}}
    """
}
