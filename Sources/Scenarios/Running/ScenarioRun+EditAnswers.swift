import TableTrace

/// Scripted answers about editing, swipes and drops.
extension ScenarioRun {
  func editingStyle(_ answer: ScriptedAnswer) -> EditingStyle {
    guard case .word(let word) = answer else { return .delete }
    return EditingStyle(rawValue: word) ?? .delete
  }

  func dropProposal(_ answer: ScriptedAnswer) -> DropProposal {
    guard case .word(let word) = answer else { return .copy }
    return DropProposal(rawValue: word) ?? .copy
  }

  func actions(_ answer: ScriptedAnswer, to call: Call) -> RowActions? {
    guard case .actions(let list) = answer else { return nil }
    let actions = list.actions.map { script in
      RowAction(title: script.title, style: script.style) {
        [unowned self] _, _ throws(UIKitException) in
        try react(script.reactions, to: call)
        return script.completion
      }
    }
    return RowActions(
      actions,
      performsFirstActionWithFullSwipe: list.performsFirstWithFullSwipe
    )
  }
}
