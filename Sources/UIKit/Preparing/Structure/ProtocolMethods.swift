/// The methods of the table's protocols, by their Swift names.
///
/// They stand here a second time, because this tool is built without the table.
package enum ProtocolMethods {
  /// For each protocol, its methods.
  package static let all: [(name: String, methods: [String])] = [
    (
      "UITableViewDataSource",
      [
        "tableView(_:numberOfRowsInSection:)",
        "tableView(_:cellForRowAt:)",
        "numberOfSections(in:)",
        "tableView(_:titleForHeaderInSection:)",
        "tableView(_:titleForFooterInSection:)",
        "tableView(_:canEditRowAt:)",
        "tableView(_:canMoveRowAt:)",
        "sectionIndexTitles(for:)",
        "tableView(_:sectionForSectionIndexTitle:at:)",
        "tableView(_:commit:forRowAt:)",
        "tableView(_:moveRowAt:to:)",
      ]
    ),
    (
      "UITableViewDelegate",
      [
        "tableView(_:willDisplay:forRowAt:)",
        "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView(_:willDisplayFooterView:forSection:)",
        "tableView(_:didEndDisplaying:forRowAt:)",
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        "tableView(_:heightForRowAt:)",
        "tableView(_:heightForHeaderInSection:)",
        "tableView(_:heightForFooterInSection:)",
        "tableView(_:estimatedHeightForRowAt:)",
        "tableView(_:estimatedHeightForHeaderInSection:)",
        "tableView(_:estimatedHeightForFooterInSection:)",
        "tableView(_:viewForHeaderInSection:)",
        "tableView(_:viewForFooterInSection:)",
        "tableView(_:accessoryButtonTappedForRowWith:)",
        "tableView(_:shouldHighlightRowAt:)",
        "tableView(_:didHighlightRowAt:)",
        "tableView(_:didUnhighlightRowAt:)",
        "tableView(_:willSelectRowAt:)",
        "tableView(_:willDeselectRowAt:)",
        "tableView(_:didSelectRowAt:)",
        "tableView(_:didDeselectRowAt:)",
        "tableView(_:canPerformPrimaryActionForRowAt:)",
        "tableView(_:performPrimaryActionForRowAt:)",
        "tableView(_:editingStyleForRowAt:)",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
        "tableView(_:editActionsForRowAt:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:shouldIndentWhileEditingRowAt:)",
        "tableView(_:willBeginEditingRowAt:)",
        "tableView(_:didEndEditingRowAt:)",
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
        "tableView(_:indentationLevelForRowAt:)",
        "tableView(_:shouldShowMenuForRowAt:)",
        "tableView(_:canPerformAction:forRowAt:withSender:)",
        "tableView(_:performAction:forRowAt:withSender:)",
        "tableView(_:canFocusRowAt:)",
        "tableView(_:shouldUpdateFocusIn:)",
        "tableView(_:didUpdateFocusIn:with:)",
        "indexPathForPreferredFocusedView(in:)",
        "tableView(_:selectionFollowsFocusForRowAt:)",
        "tableView(_:shouldSpringLoadRowAt:with:)",
        "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
        "tableView(_:didBeginMultipleSelectionInteractionAt:)",
        "tableViewDidEndMultipleSelectionInteraction(_:)",
        "tableView(_:contextMenuConfigurationForRowAt:point:)",
        "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
        "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
        "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
        "tableView(_:willDisplayContextMenu:animator:)",
        "tableView(_:willEndContextMenuInteraction:animator:)",
      ]
    ),
    (
      "UITableViewDataSourcePrefetching",
      [
        "tableView(_:prefetchRowsAt:)",
        "tableView(_:cancelPrefetchingForRowsAt:)",
      ]
    ),
    (
      "UITableViewDragDelegate",
      [
        "tableView(_:itemsForBeginning:at:)",
        "tableView(_:itemsForAddingTo:at:point:)",
        "tableView(_:dragPreviewParametersForRowAt:)",
        "tableView(_:dragSessionWillBegin:)",
        "tableView(_:dragSessionDidEnd:)",
        "tableView(_:dragSessionAllowsMoveOperation:)",
        "tableView(_:dragSessionIsRestrictedToDraggingApplication:)",
      ]
    ),
    (
      "UITableViewDropDelegate",
      [
        "tableView(_:performDropWith:)",
        "tableView(_:canHandle:)",
        "tableView(_:dropSessionDidEnter:)",
        "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
        "tableView(_:dropSessionDidExit:)",
        "tableView(_:dropSessionDidEnd:)",
        "tableView(_:dropPreviewParametersForRowAt:)",
      ]
    ),
    (
      "UIScrollViewDelegate",
      [
        "scrollViewDidScroll(_:)",
        "scrollViewDidZoom(_:)",
        "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)",
        "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)",
        "scrollViewDidEndScrollingAnimation(_:)",
        "viewForZooming(in:)",
        "scrollViewWillBeginZooming(_:with:)",
        "scrollViewDidEndZooming(_:with:atScale:)",
        "scrollViewShouldScrollToTop(_:)",
        "scrollViewDidScrollToTop(_:)",
        "scrollViewDidChangeAdjustedContentInset(_:)",
      ]
    ),
  ]

  /// The protocols.
  static let protocols = Set(all.map(\.name))

  /// All names, such as `tableView(_:didSelectRowAt:)`.
  static let names = Set(all.flatMap(\.methods))

  /// What stands before the brackets of a name.
  static let baseNames = Set(names.map { String($0.prefix { $0 != "(" }) })

  /// The methods of these protocols, and of those that they inherit.
  static func names(of protocols: some Sequence<String>) -> Set<String> {
    var wanted = Set(protocols)
    if wanted.contains("UITableViewDelegate") { wanted.insert("UIScrollViewDelegate") }
    return Set(all.filter { wanted.contains($0.name) }.flatMap(\.methods))
  }
}
