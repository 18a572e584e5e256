import TableTrace

@testable import Project

/// A scenario in parts, so that a test can take one away or put another in.
struct GateScenario {
  var os = "iOS 17"
  var host: String?
  var viewport = "{width: 320, height: 300}"
  var table: [String: String] = [:]
  var sections = "[{header: A, footer: a, rows: 20}, {header: B, footer: b, rows: 20}]"
  var cells: String?
  /// The callbacks of the clients; nil for a client that is not set.
  var clients: [Recipient: [Callback: String]] = [.dataSource: [.numberOfSections: "model"]]
  var steps = ["load"]
  /// What is asked besides the callback.
  var place: String?
  var options: [String] = []

  /// Sets what a callback answers.
  subscript(callback: Callback) -> String? {
    get { clients[callback.recipient]?[callback] }
    set { clients[callback.recipient, default: [:]][callback] = newValue }
  }

  /// The text, a key a line.
  var text: String {
    var lines = ["version: 1", "title: Gates", "os: \(os)"]
    if let host { lines.append("host: \(host)") }
    lines.append("viewport: \(viewport)")
    if !table.isEmpty {
      lines.append("table:")
      lines += table.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
    }
    lines.append("sections: \(sections)")
    if let cells { lines.append("cells: \(cells)") }
    for recipient in Recipient.allCases {
      guard let client = clients[recipient] else {
        if recipient == .dataSource { lines.append("dataSource: none") }
        continue
      }
      lines.append("\(recipient.rawValue):" + (client.isEmpty ? " {}" : ""))
      for callback in Callback.allCases {
        guard let answer = client[callback] else { continue }
        lines.append("  \(callback.facts.key):" + (answer.isEmpty ? "" : " \(answer)"))
      }
    }
    lines.append("steps:")
    lines += steps.map { "  - \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A scenario in which a callback is called for the row 1 of section 0.
  static func calling(_ callback: Callback) -> GateScenario {
    var scenario = GateScenario()
    scenario[callback] = sample(of: callback)
    for (other, answer) in company[callback] ?? [:] { scenario[other] = answer }
    scenario.table = properties[callback] ?? [:]
    scenario.os = releases[callback] ?? scenario.os
    if callback == .cancelPrefetchingForRowsAt { scenario.sections = "[{rows: 100}]" }
    if callback == .accessoryButtonTappedForRowWith {
      scenario.cells = "{accessoryType: detailButton}"
    }
    let cause = CallbackCause.of(callback)
    if !cause.keywords.isEmpty { scenario.steps += cause.steps("[0, 1]", "[0, 2]") }
    return scenario
  }

  /// An answer of the kind that a callback gives.
  private static func sample(of callback: Callback) -> String {
    switch callback.facts.answerKind {
    case .void: ""
    case .flag: "true"
    case .points: "30"
    case .text: "Title"
    case .view: "headerFooterView"
    case .texts, .dragItems: "[A, B]"
    case .count, .cell: "model"
    case .row, .section, .level, .optionalRow: "default"
    case .editingStyle: "delete"
    case .rowActions, .swipeActions, .menuConfiguration: "{actions: [Archive]}"
    case .dropProposal: "copy"
    case .accessoryType, .targetedPreview, .previewParameters: "none"
    }
  }

  private static let menu: [Callback: String] = [
    .shouldShowMenuForRowAt: "true", .canPerformAction: "true", .performAction: "",
  ]
  private static let context: [Callback: String] = [
    .contextMenuConfigurationForRowAt: "{actions: [Copy]}"
  ]
  private static let items: [Callback: String] = [.itemsForBeginningDragSession: "[Item]"]
  private static let twoFingers: [Callback: String] = [
    .shouldBeginMultipleSelectionInteractionAt: "true"
  ]
  private static let commit: [Callback: String] = [.commitEditingStyle: ""]

  /// What else has to be implemented.
  private static let company: [Callback: [Callback: String]] = [
    .heightForHeaderInSection: [.viewForHeaderInSection: "headerFooterView"],
    .heightForFooterInSection: [.viewForFooterInSection: "headerFooterView"],
    .willDisplayHeaderView: [.viewForHeaderInSection: "headerFooterView"],
    .willDisplayFooterView: [.viewForFooterInSection: "headerFooterView"],
    .didEndDisplayingHeaderView: [.viewForHeaderInSection: "headerFooterView"],
    .didEndDisplayingFooterView: [.viewForFooterInSection: "headerFooterView"],
    .sectionForSectionIndexTitle: [.sectionIndexTitles: "[A, B]"],
    .shouldShowMenuForRowAt: menu, .canPerformAction: menu, .performAction: menu,
    .previewForHighlightingContextMenu: context, .previewForDismissingContextMenu: context,
    .willPerformPreviewActionForMenu: context, .willDisplayContextMenu: context,
    .willEndContextMenuInteraction: context,
    .didBeginMultipleSelectionInteractionAt: twoFingers,
    .tableViewDidEndMultipleSelectionInteraction: twoFingers,
    .titleForDeleteConfirmationButtonForRowAt: commit, .willBeginEditingRowAt: commit,
    .didEndEditingRowAt: commit,
    .canMoveRowAt: [.moveRowAt: ""], .targetIndexPathForMoveFromRowAt: [.moveRowAt: ""],
    .itemsForAddingToDragSession: items, .dragPreviewParametersForRowAt: items,
    .dragSessionWillBegin: items, .dragSessionDidEnd: items,
    .dragSessionAllowsMoveOperation: items, .dragSessionIsRestrictedToDraggingApplication: items,
    .performDrop: [.dropSessionDidUpdate: "copy"],
    .dropPreviewParametersForRowAt: [
      .performDrop: "{do: [dropToRow: [0, 1]]}", .dropSessionDidUpdate: "copy",
    ],
    .cancelPrefetchingForRowsAt: [.prefetchRowsAt: ""],
  ]

  private static let properties: [Callback: [String: String]] = [
    .shouldBeginMultipleSelectionInteractionAt: multiple,
    .didBeginMultipleSelectionInteractionAt: multiple,
    .tableViewDidEndMultipleSelectionInteraction: multiple,
    .shouldSpringLoadRowAt: ["isSpringLoaded": "true"],
    .selectionFollowsFocusForRowAt: ["selectionFollowsFocus": "true"],
    .shouldIndentWhileEditingRowAt: ["style": "grouped"],
    .heightForRowAt: ["estimatedRowHeight": "0"],
  ]
  private static let multiple = ["allowsMultipleSelectionDuringEditing": "true"]

  private static let releases: [Callback: String] = [
    .shouldShowMenuForRowAt: "iOS 12", .canPerformAction: "iOS 12", .performAction: "iOS 12",
  ]
}
