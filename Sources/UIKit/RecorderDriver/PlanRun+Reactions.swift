import Scenarios
import TableTrace
import UIKit

/// The reactions of the app's methods.
extension PlanRun {
  /// Runs the reactions of a method.
  func react(_ reactions: [Reaction], to call: PlanCall) {
    guard !reactions.isEmpty, !log.isEnded else { return }
    let outer = self.call
    self.call = call
    defer { self.call = outer }
    // All conditions are checked before any reaction runs.
    let due = reactions.filter { holds($0.condition, during: call) }
    for action in due.flatMap(\.actions) where !log.isEnded {
      switch action {
      case .step(let step): perform(step)
      case .later(let steps): later.append(LaterSteps(steps: steps, call: call))
      case .after(let milliseconds, let condition, let steps):
        clock.schedule(LaterSteps(steps: steps, call: call, condition: condition), by: milliseconds)
      case .note(let text): note(text)
      case .state(let word): state = word
      case .raise(let name, let reason): raise(name, reason)
      }
    }
  }

  /// Returns the call with its item, which stays the same when rows move.
  func capture(_ call: PlanCall) -> PlanCall {
    var call = call
    if let row = call.source ?? call.row {
      call.item = data.item(section: row.section, row: row.row)
    }
    return call
  }

  /// Prints a line of the app, with the words for arguments of the callback replaced.
  func note(_ text: String) {
    guard let call else { return log.line("* \(TraceFormat.printable(text))") }
    log.line("* \(TraceFormat.printable(CallWord.replace(in: text) { value(of: $0, in: call) }))")
  }

  /// Returns the value of a word in a call.
  private func value(of word: CallWord, in call: PlanCall) -> String {
    switch word {
    case .item:
      let row = (call.source ?? call.row).map { TraceWords.row($0) }
      return call.item ?? row ?? "nil"
    case .cell: return call.cell.map { cellName($0) } ?? "nil"
    case .row(.rows): return TraceWords.rows(call.rows)
    case .row(let row): return TraceWords.row(call.row(row))
    }
  }
}
