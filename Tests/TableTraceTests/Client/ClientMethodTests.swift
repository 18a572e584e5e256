import Testing

@testable import TableTrace

/// The methods by which a client gets its closures.
@Suite("The methods of a client")
struct ClientMethodTests {
  private static let row = IndexPath(section: 0, row: 1)

  /// Each method with a closure that answers something.
  private static let methods: [Callback: @Sendable (inout Client) -> Void] = [
    .numberOfRowsInSection: { $0.numberOfRowsInSection { _, _ in 1 } },
    .cellForRowAt: { $0.cellForRowAt { _, _ in nil } },
    .numberOfSections: { $0.numberOfSections { _ in 1 } },
    .titleForHeaderInSection: { $0.titleForHeaderInSection { _, _ in nil } },
    .titleForFooterInSection: { $0.titleForFooterInSection { _, _ in nil } },
    .canEditRowAt: { $0.canEditRowAt { _, _ in true } },
    .canMoveRowAt: { $0.canMoveRowAt { _, _ in true } },
    .sectionIndexTitles: { $0.sectionIndexTitles { _ in nil } },
    .sectionForSectionIndexTitle: { $0.sectionForSectionIndexTitle { _, _, _ in 1 } },
    .commitEditingStyle: { $0.commitEditingStyle { _, _, _ in } },
    .moveRowAt: { $0.moveRowAt { _, _, _ in } },
    .willDisplayCell: { $0.willDisplayCell { _, _, _ in } },
    .willDisplayHeaderView: { $0.willDisplayHeaderView { _, _, _ in } },
    .willDisplayFooterView: { $0.willDisplayFooterView { _, _, _ in } },
    .didEndDisplayingCell: { $0.didEndDisplayingCell { _, _, _ in } },
    .didEndDisplayingHeaderView: { $0.didEndDisplayingHeaderView { _, _, _ in } },
    .didEndDisplayingFooterView: { $0.didEndDisplayingFooterView { _, _, _ in } },
    .heightForRowAt: { $0.heightForRowAt { _, _ in 44 } },
    .heightForHeaderInSection: { $0.heightForHeaderInSection { _, _ in 44 } },
    .heightForFooterInSection: { $0.heightForFooterInSection { _, _ in 44 } },
    .estimatedHeightForRowAt: { $0.estimatedHeightForRowAt { _, _ in 44 } },
    .estimatedHeightForHeaderInSection: { $0.estimatedHeightForHeaderInSection { _, _ in 44 } },
    .estimatedHeightForFooterInSection: { $0.estimatedHeightForFooterInSection { _, _ in 44 } },
    .viewForHeaderInSection: { $0.viewForHeaderInSection { _, _ in nil } },
    .viewForFooterInSection: { $0.viewForFooterInSection { _, _ in nil } },
    .accessoryTypeForRowWith: { $0.accessoryTypeForRowWith { _, _ in .checkmark } },
    .accessoryButtonTappedForRowWith: { $0.accessoryButtonTappedForRowWith { _, _ in } },
    .shouldHighlightRowAt: { $0.shouldHighlightRowAt { _, _ in true } },
    .didHighlightRowAt: { $0.didHighlightRowAt { _, _ in } },
    .didUnhighlightRowAt: { $0.didUnhighlightRowAt { _, _ in } },
    .willSelectRowAt: { $0.willSelectRowAt { _, _ in nil } },
    .willDeselectRowAt: { $0.willDeselectRowAt { _, _ in nil } },
    .didSelectRowAt: { $0.didSelectRowAt { _, _ in } },
    .didDeselectRowAt: { $0.didDeselectRowAt { _, _ in } },
    .canPerformPrimaryActionForRowAt: { $0.canPerformPrimaryActionForRowAt { _, _ in true } },
    .performPrimaryActionForRowAt: { $0.performPrimaryActionForRowAt { _, _ in } },
    .editingStyleForRowAt: { $0.editingStyleForRowAt { _, _ in .delete } },
    .titleForDeleteConfirmationButtonForRowAt: {
      $0.titleForDeleteConfirmationButtonForRowAt { _, _ in nil }
    },
    .editActionsForRowAt: { $0.editActionsForRowAt { _, _ in nil } },
    .leadingSwipeActionsConfigurationForRowAt: {
      $0.leadingSwipeActionsConfigurationForRowAt { _, _ in nil }
    },
    .trailingSwipeActionsConfigurationForRowAt: {
      $0.trailingSwipeActionsConfigurationForRowAt { _, _ in nil }
    },
    .shouldIndentWhileEditingRowAt: { $0.shouldIndentWhileEditingRowAt { _, _ in true } },
    .willBeginEditingRowAt: { $0.willBeginEditingRowAt { _, _ in } },
    .didEndEditingRowAt: { $0.didEndEditingRowAt { _, _ in } },
    .targetIndexPathForMoveFromRowAt: { $0.targetIndexPathForMoveFromRowAt { _, _, _ in row } },
    .indentationLevelForRowAt: { $0.indentationLevelForRowAt { _, _ in 1 } },
    .shouldShowMenuForRowAt: { $0.shouldShowMenuForRowAt { _, _ in true } },
    .canPerformAction: { $0.canPerformAction { _, _, _ in true } },
    .performAction: { $0.performAction { _, _, _ in } },
    .canFocusRowAt: { $0.canFocusRowAt { _, _ in true } },
    .shouldUpdateFocus: { $0.shouldUpdateFocus { _, _, _ in true } },
    .didUpdateFocus: { $0.didUpdateFocus { _, _, _ in } },
    .indexPathForPreferredFocusedView: { $0.indexPathForPreferredFocusedView { _ in nil } },
    .selectionFollowsFocusForRowAt: { $0.selectionFollowsFocusForRowAt { _, _ in true } },
    .shouldSpringLoadRowAt: { $0.shouldSpringLoadRowAt { _, _ in true } },
    .shouldBeginMultipleSelectionInteractionAt: {
      $0.shouldBeginMultipleSelectionInteractionAt { _, _ in true }
    },
    .didBeginMultipleSelectionInteractionAt: {
      $0.didBeginMultipleSelectionInteractionAt { _, _ in }
    },
    .tableViewDidEndMultipleSelectionInteraction: {
      $0.tableViewDidEndMultipleSelectionInteraction { _ in }
    },
    .contextMenuConfigurationForRowAt: { $0.contextMenuConfigurationForRowAt { _, _, _ in nil } },
    .previewForHighlightingContextMenu: { $0.previewForHighlightingContextMenu { _, _ in nil } },
    .previewForDismissingContextMenu: { $0.previewForDismissingContextMenu { _, _ in nil } },
    .willPerformPreviewActionForMenu: { $0.willPerformPreviewActionForMenu { _, _ in } },
    .willDisplayContextMenu: { $0.willDisplayContextMenu { _, _ in } },
    .willEndContextMenuInteraction: { $0.willEndContextMenuInteraction { _, _ in } },
    .prefetchRowsAt: { $0.prefetchRowsAt { _, _ in } },
    .cancelPrefetchingForRowsAt: { $0.cancelPrefetchingForRowsAt { _, _ in } },
    .itemsForBeginningDragSession: { $0.itemsForBeginningDragSession { _, _ in [] } },
    .itemsForAddingToDragSession: { $0.itemsForAddingToDragSession { _, _, _ in [] } },
    .dragPreviewParametersForRowAt: { $0.dragPreviewParametersForRowAt { _, _ in nil } },
    .dragSessionWillBegin: { $0.dragSessionWillBegin { _ in } },
    .dragSessionDidEnd: { $0.dragSessionDidEnd { _ in } },
    .dragSessionAllowsMoveOperation: { $0.dragSessionAllowsMoveOperation { _ in true } },
    .dragSessionIsRestrictedToDraggingApplication: {
      $0.dragSessionIsRestrictedToDraggingApplication { _ in true }
    },
    .performDrop: { $0.performDrop { _, _ in } },
    .canHandleDropSession: { $0.canHandleDropSession { _ in true } },
    .dropSessionDidEnter: { $0.dropSessionDidEnter { _ in } },
    .dropSessionDidUpdate: { $0.dropSessionDidUpdate { _, _ in .move } },
    .dropSessionDidExit: { $0.dropSessionDidExit { _ in } },
    .dropSessionDidEnd: { $0.dropSessionDidEnd { _ in } },
    .dropPreviewParametersForRowAt: { $0.dropPreviewParametersForRowAt { _, _ in nil } },
    .scrollViewDidScroll: { $0.scrollViewDidScroll { _ in } },
    .scrollViewWillBeginDragging: { $0.scrollViewWillBeginDragging { _ in } },
    .scrollViewWillEndDragging: { $0.scrollViewWillEndDragging { _, _, _ in } },
    .scrollViewDidEndDragging: { $0.scrollViewDidEndDragging { _, _ in } },
    .scrollViewWillBeginDecelerating: { $0.scrollViewWillBeginDecelerating { _ in } },
    .scrollViewDidEndDecelerating: { $0.scrollViewDidEndDecelerating { _ in } },
    .scrollViewDidEndScrollingAnimation: { $0.scrollViewDidEndScrollingAnimation { _ in } },
    .scrollViewShouldScrollToTop: { $0.scrollViewShouldScrollToTop { _ in true } },
    .scrollViewDidScrollToTop: { $0.scrollViewDidScrollToTop { _ in } },
    .scrollViewDidChangeAdjustedContentInset: {
      $0.scrollViewDidChangeAdjustedContentInset { _ in }
    },
  ]

  @Test("Every callback of a table has a method")
  func areComplete() {
    #expect(Callback.allCases.filter { Self.methods[$0] == nil } == unsent)
  }

  private let unsent = Callback.allCases.filter { !$0.isSentByTable }

  @Test(
    "A method implements only its callback, with its arguments",
    arguments: Callback.allCases.filter(\.isSentByTable)
  )
  func implements(_ callback: Callback) throws {
    var client = Client()
    let implement = try #require(Self.methods[callback])
    implement(&client)
    #expect(Callback.allCases.filter { client[$0] != nil } == [callback])
    let handler = try #require(client[callback])
    let table = TableView(version: .iOS(17), recorder: TraceRecorder())
    let call = Call(callback, Self.arguments(callback.facts.argumentShape), rule: .didScroll)
    try Self.run(handler, table, call)
  }

  @Test("A closure with arguments of another callback is ignored")
  func takesNoOtherArguments() throws {
    var client = Client()
    client.canEditRowAt { _, _ in true }
    let handler = try #require(client[.canEditRowAt])
    let table = TableView(version: .iOS(17), recorder: TraceRecorder())
    #expect(throws: UIKitException.notImplemented) {
      try Self.run(handler, table, Call(.canEditRowAt, .section(0), rule: .didScroll))
    }
  }

  private static func run(
    _ handler: Handler,
    _ table: TableView,
    _ call: Call
  ) throws(UIKitException) {
    switch handler {
    case .rowCount(let body):
      guard case .section(let section) = call.arguments else { throw .notImplemented }
      _ = try body(table, section)
    case .rowPoints(let body):
      guard case .row(let path) = call.arguments else { throw .notImplemented }
      _ = try body(table, path)
    case .rowCell(let body):
      guard case .row(let path) = call.arguments else { throw .notImplemented }
      _ = try body(table, path)
    case .cellAction(let body):
      guard case .cell(let cell, let path) = call.arguments else { throw .notImplemented }
      try body(table, cell, path)
    case .action(let closure): try closure(table, call)
    case .integer(let closure): _ = try closure(table, call)
    case .points(let closure): _ = try closure(table, call)
    case .flag(let closure): _ = try closure(table, call)
    case .text(let closure): _ = try closure(table, call)
    case .texts(let closure): _ = try closure(table, call)
    case .cell(let closure): _ = try closure(table, call)
    case .view(let closure): _ = try closure(table, call)
    case .row(let closure): _ = try closure(table, call)
    case .editingStyle(let closure): _ = try closure(table, call)
    case .actions(let closure): _ = try closure(table, call)
    case .dropProposal(let closure): _ = try closure(table, call)
    case .menu(let closure): _ = try closure(table, call)
    case .word(let closure): _ = try closure(table, call)
    }
  }

  /// The arguments that the table gives to callbacks of a shape.
  private static func arguments(_ shape: ArgumentShape) -> Arguments {
    let point = Point(x: 0, y: 1)
    return switch shape {
    case .none, .optionalView, .zoomScale: .none
    case .section: .section(1)
    case .row, .springLoading: .row(row)
    case .optionalRow: .optionalRow(row)
    case .rows: .rows([row])
    case .move: .move(from: row, to: row)
    case .cell: .cell(Cell(number: 1), row)
    case .view: .view(SectionView(number: 1, kind: .view), 1)
    case .indexTitle: .indexTitle("A", 0)
    case .commit: .commit(.delete, row)
    case .menuAction: .menuAction("copy:", row)
    case .focusContext, .focusUpdate: .focus(from: nil, to: row)
    case .rowAndPoint: .rowAndPoint(row, point)
    case .menuConfiguration, .menuCommit, .menuTransition: .menu(ContextMenu(titles: []))
    case .session: .session
    case .sessionAndRow, .sessionAndOptionalRow: .sessionRow(row)
    case .sessionRowAndPoint: .sessionRowPoint(row, point)
    case .dropCoordinator: .coordinator(row)
    case .targetOffset: .targetOffset(velocity: point, target: point)
    case .deceleration: .flag(true)
    }
  }
}
