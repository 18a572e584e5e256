import Foundation
import TableTrace

/// Exceptions, which end the table here. In UIKit they end the program.
extension UITableView {
  /// Runs code that may raise, unless the table has raised before.
  func attempt(_ work: () throws(UIKitException) -> Void) {
    attempt(or: (), work)
  }

  /// The same for something with a value, which a table that has raised cannot give.
  func attempt<Value>(
    or otherwise: @autoclosure () -> Value,
    _ work: () throws(UIKitException) -> Value
  ) -> Value {
    guard ending.exception == nil else { return otherwise() }
    ending.attempts += 1
    defer { leaveAttempt() }
    do throws(UIKitException) {
      return try work()
    } catch {
      end(by: error)
      return otherwise()
    }
  }

  private func end(by exception: UIKitException) {
    guard ending.exception == nil else { return }
    ending.exception = exception
    ending.place = ending.places.last
  }

  /// The trace ends with an exception once all that was going on has been left.
  private func leaveAttempt() {
    ending.attempts -= 1
    guard ending.attempts == 0, let raised else { return }
    sink.raised(raised.exception)
    guard !ending.isExpected, !ending.isReported else { return }
    if let listener = ending.listener {
      ending.isReported = true
      listener(raised)
    } else if !recorders.contains(where: { $0.recorder != nil }) {
      for line in raised.lines { tell(line) }
    }
  }

  /// Runs code of the app in the middle of the simulation, which ends with what the code raises.
  func running(_ code: () -> Void) throws(UIKitException) {
    conversation.begin(nil)
    code()
    conversation.end()
    if let exception = ending.exception { throw exception }
  }

  /// Warns about a limit of the simulation, once for each sentence.
  func warn(_ sentence: String) {
    guard !warnings.contains(sentence) else { return }
    warnings.append(sentence)
    if Presence.isNew(sentence) { tell("warning: \(sentence)") }
  }

  /// Prints a line for the user of the test.
  private func tell(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

struct TableEnding {
  var exception: UIKitException?
  /// The place of the call that has raised it, or nil if it is not known.
  var place: SourcePlace?
  /// The places of the app's calls that go on, outermost first.
  var places: [SourcePlace] = []
  var isExpected = false
  var isReported = false
  /// The listener at the time when the table was made.
  let listener = Simulation.exceptionListener
  /// The number of open calls that may raise.
  var attempts = 0
}

struct WeakRecorder {
  weak var recorder: TableRecorder?
}
