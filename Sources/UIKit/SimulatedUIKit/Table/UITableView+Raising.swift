import Foundation
import TableTrace

/// Handles exceptions, which end the table here and in UIKit the program.
extension UITableView {
  /// Runs code that may raise an exception, unless the table has raised one before.
  func attempt(_ work: () throws(UIKitException) -> Void) {
    attempt(or: (), work)
  }

  /// Runs code with a result, or returns `otherwise` if the table raises or has raised an
  /// exception.
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

  /// Ends the trace with the exception, after all running calls have ended.
  private func leaveAttempt() {
    ending.attempts -= 1
    guard ending.attempts == 0 else { return }
    arrange()
    guard let raised else { return }
    sink.raised(raised.exception)
    guard !ending.isExpected, !ending.isReported else { return }
    if let listener = ending.listener {
      ending.isReported = true
      listener(raised)
    } else if !recorders.contains(where: { $0.recorder != nil }) {
      for line in raised.lines { tell(line) }
    }
  }

  /// Runs code of the app during the simulation, and throws the exception that it causes.
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
  /// The place of the call that raised the exception, or nil if it is unknown.
  var place: SourcePlace?
  /// The places of the app's running calls, outermost first.
  var places: [SourcePlace] = []
  var isExpected = false
  var isReported = false
  /// The listener when the table was created.
  let listener = Simulation.exceptionListener
  /// The number of running calls that may raise an exception.
  var attempts = 0
}

struct WeakRecorder {
  weak var recorder: TableRecorder?
}
