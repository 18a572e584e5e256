import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

/// A client with the answers and reactions of a plan.
///
/// Its class has all methods, but an object responds only to those of its plan.
@MainActor
final class ScriptedClient: SelectiveObject {
  let run: PlanRun
  /// Whether it represents a diffable data source.
  let isDiffable: Bool
  private let callbacks: [Callback: CallbackScript]

  init(_ client: ClientScript, of run: PlanRun) {
    self.run = run
    isDiffable = client.isDiffable
    callbacks = Dictionary(client.callbacks.map { ($0.callback, $0) }) { first, _ in first }
    super.init(respondingTo: Set(client.callbacks.map(\.callback.facts.selector)))
  }

  func has(_ callback: Callback) -> Bool { callbacks[callback] != nil }

  /// Prints a call, runs its reactions, and returns its answer.
  ///
  /// `value` converts the scripted answer. It receives nil for UIKit's value without the method.
  func answer<Answer: ScriptedAnswer, Value>(
    _ callback: Callback,
    _ call: PlanCall,
    _ words: (Value) -> String?,
    _ value: (Answer?, PlanCall) -> Value
  ) -> Value {
    guard let script = callbacks[callback] else { return value(nil, call) }
    let facts = callback.facts
    let isTraced = run.traced.contains(facts.recipient)
    if isTraced { run.log.begin(facts.name + (call.text.isEmpty ? "" : " \(call.text)")) }
    let kept = run.capture(call)
    let answer: Answer? = run.answer(script, to: kept)
    run.react(script.reactions, to: kept)
    let value = value(answer, kept)
    if isTraced { run.log.end(words(value)) }
    return value
  }

  /// Logs a callback without a result.
  func hear(_ callback: Callback, _ call: PlanCall) {
    answer(callback, call, { _ in nil }, { (_: WordAnswer?, _) in })
  }

  /// Answers a call with a Boolean.
  func flag(_ callback: Callback, _ call: PlanCall) -> Bool {
    answer(callback, call, \.description) { answer, _ in run.flag(answer) }
  }

  /// Answers a call with a height in points.
  func height(_ callback: Callback, _ call: PlanCall, standard: CGFloat) -> CGFloat {
    answer(callback, call, { TraceWords.height($0) }) { answer, _ in
      run.points(answer, standard: standard)
    }
  }

  /// Answers a call with a row.
  func row(_ callback: Callback, _ call: PlanCall) -> IndexPath? {
    answer(callback, call, { TraceWords.row($0) }) { answer, call in run.row(answer, to: call) }
  }
}
