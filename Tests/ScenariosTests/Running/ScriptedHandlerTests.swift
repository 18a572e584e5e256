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
    let run = ScenarioRun(scenario, profile: Profile(.iOS(17)), sink: TraceRecorder())
    let handler = try #require(run.client(script)[callback])
    #expect(handler.answers(facts.answerKind))
  }
}
