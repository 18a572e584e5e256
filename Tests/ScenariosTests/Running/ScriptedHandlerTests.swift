import Testing

@testable import Scenarios
@testable import TableTrace

/// The closures that a scenario's clients get.
@Suite struct ScriptedHandlerTests {
  @Test(arguments: Callback.allCases)
  func handlerIsOfTheCallbacksKind(_ callback: Callback) throws {
    let facts = callback.facts
    let scenario = try decodedBody("\(facts.recipient.rawValue): {\(facts.key): }")
    let script = try #require(scenario.clients[facts.recipient])
    let run = ScenarioRun(
      scenario,
      profile: Profile(.iOS(17)),
      sink: TraceRecorder(),
      notesIdleSteps: false
    )
    let handler = try #require(run.client(script)[callback])
    #expect(handler.answers(facts.answerKind))
  }
}

extension Handler {
  /// Whether the answer is of a kind.
  fileprivate func answers(_ kind: AnswerKind) -> Bool {
    switch kind {
    case .void: if case .action = self { true } else { false }
    case .count, .section, .level: if case .integer = self { true } else { false }
    case .points: if case .points = self { true } else { false }
    case .flag: if case .flag = self { true } else { false }
    case .text: if case .text = self { true } else { false }
    case .texts, .dragItems: if case .texts = self { true } else { false }
    case .cell: if case .cell = self { true } else { false }
    case .view: if case .view = self { true } else { false }
    case .row, .optionalRow: if case .row = self { true } else { false }
    case .menuConfiguration: if case .menu = self { true } else { false }
    case .editingStyle: if case .editingStyle = self { true } else { false }
    case .rowActions, .swipeActions: if case .actions = self { true } else { false }
    case .dropProposal: if case .dropProposal = self { true } else { false }
    case .accessoryType, .targetedPreview, .previewParameters:
      if case .word = self { true } else { false }
    }
  }
}
