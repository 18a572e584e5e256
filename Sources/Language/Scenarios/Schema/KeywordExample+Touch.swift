extension KeywordExample.Setting {
  /// Three rows with the callbacks of highlight and selection.
  static let selection: Self = """
    os: iOS 13
    trace: [delegate]
    sections: [{rows: 3}]
    delegate:
      shouldHighlightRowAt: true
      didHighlightRowAt:
      didUnhighlightRowAt:
      willSelectRowAt:
      didSelectRowAt:
    """

  /// A section with a header and a footer that can be tapped.
  static let tappedEnds: Self = """
    trace: [delegate]
    sections: [{rows: [Apple]}]
    delegate:
      viewForHeaderInSection: view
      heightForHeaderInSection: 40
      viewForFooterInSection: view
      heightForFooterInSection: 40
      didSelectRowAt:
    """

  /// Rows with a button for details.
  static let accessories: Self = """
    trace: [delegate]
    sections: [{rows: 3}]
    cells: {accessoryType: detailButton}
    delegate: {accessoryButtonTappedForRowWith: , didSelectRowAt: }
    """

  /// Rows with a context menu.
  static let menus: Self = """
    trace: [delegate]
    sections: [{rows: 3}]
    delegate:
      contextMenuConfigurationForRowAt: {"0,1": {actions: [Copy, Share]}, default: none}
      willDisplayContextMenu:
      willEndContextMenuInteraction:
      shouldShowMenuForRowAt: true
      canPerformAction: true
      performAction:
    """

  /// Rows that two fingers select.
  static let twoFingers: Self = """
    os: iOS 13
    trace: [delegate]
    table: {allowsMultipleSelectionDuringEditing: true}
    sections: [{rows: 3}]
    delegate:
      shouldBeginMultipleSelectionInteractionAt: true
      didBeginMultipleSelectionInteractionAt:
      didSelectRowAt:
      tableViewDidEndMultipleSelectionInteraction:
    """

  /// Rows that open under a resting drag.
  static let springs: Self = """
    trace: [delegate]
    table: {isSpringLoaded: true}
    sections: [{rows: 3}]
    delegate: {shouldSpringLoadRowAt: true, didSelectRowAt: }
    """

  static let focus: Self = """
    trace: [delegate]
    sections: [{rows: 3}]
    delegate: {canFocusRowAt: true, shouldUpdateFocus: true, didUpdateFocus: }
    """
}
