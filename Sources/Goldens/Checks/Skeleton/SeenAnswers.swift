import Goldens
import TableTrace

/// Writes the answers of a log's callbacks in the scenario language.
struct SeenAnswers {
  /// The most rows or sections whose answers are written one by one.
  private static let mostPlaces = 50

  let calls: [SeenCall]
  let content: SeenContent
  /// Whether different answers are written for each row or section.
  var isByPlace = true

  /// The callbacks of a log by recipient, in the order of the catalogue.
  func callbacks(of recipient: Recipient) -> [Callback] {
    let seen = Set(
      calls.compactMap { call -> Callback? in
        if case .callback(let callback) = call.message { callback } else { nil }
      }
    )
    return Callback.allCases.filter { seen.contains($0) && $0.recipient == recipient }
  }

  /// The other callbacks that must be implemented so that those of the log are called.
  func companions(of recipient: Recipient) -> [Callback] {
    let seen = Set(Recipient.allCases.flatMap { callbacks(of: $0) })
    let needed = Set(seen.flatMap { Self.companions[$0] ?? [] }).subtracting(seen)
    return Callback.allCases.filter { needed.contains($0) && $0.recipient == recipient }
  }

  private static let menu: [Callback] = [
    .shouldShowMenuForRowAt, .canPerformAction, .performAction,
  ]
  private static let companions: [Callback: [Callback]] = [
    .shouldShowMenuForRowAt: menu, .canPerformAction: menu, .performAction: menu,
    .targetIndexPathForMoveFromRowAt: [.moveRowAt], .canMoveRowAt: [.moveRowAt],
    .titleForDeleteConfirmationButtonForRowAt: [.commitEditingStyle],
    .willBeginEditingRowAt: [.commitEditingStyle], .didEndEditingRowAt: [.commitEditingStyle],
    .sectionForSectionIndexTitle: [.sectionIndexTitles],
  ]

  /// The answer of a callback, or empty if its name is enough to implement it.
  func answer(of callback: Callback, assuming assumptions: SkeletonAssumptions) -> String {
    switch callback.facts.answerKind {
    case .void: ""
    case .count, .cell: "model"
    case .points:
      values(of: callback, read: Self.points)
        ?? TraceFormat.number(assumptions.points(of: callback))
    case .flag: values(of: callback) { ["true", "false"].contains($0) ? $0 : nil } ?? "true"
    case .text: isModelled(callback) ? "model" : "Title"
    case .texts: "[A, B]"
    case .dragItems: "[Item]"
    case .view: "view"
    case .row, .section, .level, .optionalRow: "default"
    case .editingStyle: "delete"
    case .rowActions, .swipeActions, .menuConfiguration: "{actions: [Action]}"
    case .dropProposal: "copy"
    case .accessoryType, .targetedPreview, .previewParameters: "none"
    }
  }

  private func isModelled(_ callback: Callback) -> Bool {
    switch callback {
    case .titleForHeaderInSection: content.sections.contains { $0.header != nil }
    case .titleForFooterInSection: content.sections.contains { $0.footer != nil }
    case _: false
    }
  }

  private static func points(_ answer: String) -> String? {
    guard let number = Double(answer), number.isFinite, number.magnitude < 10_000 else {
      return nil
    }
    return TraceFormat.number(number)
  }

  /// The printed answers: one value, or the most frequent one with exceptions, or nil.
  private func values(of callback: Callback, read: (String) -> String?) -> String? {
    let seen = calls.filter { $0.message == .callback(callback) }.compactMap { call in
      call.answer.flatMap(read).map { (call: call, answer: $0) }
    }
    let times = Dictionary(seen.map { ($0.answer, 1) }, uniquingKeysWith: +)
    let most = times.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most else { return nil }
    var places: [String: String] = [:]
    for (call, answer) in seen where isByPlace && answer != most.key && content.has(call) {
      if let place = Self.key(of: call) { places[place] = answer }
    }
    guard !places.isEmpty, places.count <= Self.mostPlaces else { return most.key }
    let others = places.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return "{\((others + ["default: \(most.key)"]).joined(separator: ", "))}"
  }

  /// The key of a call in a table of answers, such as `0,2` or `1`.
  private static func key(of call: SeenCall) -> String? {
    if let place = call.place { return "\(place.section),\(place.row)" }
    return call.section.map(String.init)
  }
}
