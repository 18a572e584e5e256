import Foundation
import RecordingPlans
import UIKit

/// A client with the answers and reactions of a plan.
///
/// Its class has all methods, and an object responds to those of its plan.
@MainActor
final class ScriptedClient: SelectiveObject {
  let run: PlanRun
  /// Whether it represents a diffable data source.
  let isDiffable: Bool
  private let callbacks: [String: PlannedCallback]

  init(_ client: PlannedClient, of run: PlanRun) {
    self.run = run
    isDiffable = client.isDiffable
    callbacks = Dictionary(client.callbacks.map { ($0.key, $0) }) { first, _ in first }
    super.init(respondingTo: Set(client.callbacks.map(\.selector)))
  }

  func has(_ key: String) -> Bool { callbacks[key] != nil }

  /// Answers a call: prints it, does what the plan has it do, and answers.
  func answer<Value>(
    _ key: String,
    _ call: PlanCall,
    _ words: (Value) -> String?,
    _ value: (PlannedAnswer, PlanCall) -> Value
  ) -> Value {
    guard let callback = callbacks[key] else { return value(.standard, call) }
    let isTraced = run.plan.trace.contains(callback.recipient)
    if isTraced { run.log.begin(callback.name + (call.text.isEmpty ? "" : " \(call.text)")) }
    let kept = run.capture(call)
    let answer = run.answer(callback, to: kept)
    run.react(callback.reactions, to: kept)
    let value = value(answer, kept)
    if isTraced { run.log.end(words(value)) }
    return value
  }

  /// Logs a callback without a result.
  func hear(_ key: String, _ call: PlanCall) {
    answer(key, call, { _ in nil }, { _, _ in })
  }

  /// Answers a question with yes or no.
  func flag(_ key: String, _ call: PlanCall) -> Bool {
    answer(key, call, \.description) { answer, _ in run.flag(answer) }
  }

  /// Answers a question about a height.
  func height(_ key: String, _ call: PlanCall, standard: CGFloat) -> CGFloat {
    answer(key, call, { TraceWords.height($0) }) { answer, _ in
      run.points(answer, standard: standard)
    }
  }

  /// Answers a question for a row.
  func row(_ key: String, _ call: PlanCall) -> IndexPath? {
    answer(key, call, { TraceWords.row($0) }) { answer, call in run.row(answer, to: call) }
  }
}
