public import struct TableTrace.UIKitException

@MainActor
public final class TableRecorder {
  package let table: UITableView
  /// The number of lines before the last restart.
  package private(set) var start = 0

  /// Whether ``lines`` and ``text``, unlike goldens, show repeated calls once, with a count.
  public var foldsEqualCalls = false

  /// Records a table, including all calls since it was created.
  public init(_ table: UITableView) {
    self.table = table
    table.recorders.append(WeakRecorder(recorder: self))
  }

  public func restart() {
    start = table.recorder.lines.count
  }

  /// The lines so far, indented by nesting.
  public var lines: [String] {
    let trace = table.recorder.lines.dropFirst(start)
    return foldsEqualCalls ? FoldedLines(trace).lines : trace.map(\.indented)
  }

  /// The lines so far as one text.
  public var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// The exception that has ended the table, and in UIKit the program, or nil.
  public var exception: UIKitException? { table.ending.exception }

  /// The place of the update or snapshot in the app that caused the exception, or nil.
  public var exceptionPlace: SourcePlace? { table.ending.place }

  /// What the simulation could not know or do, and how to fix it.
  public var warnings: [String] { table.warnings }
}
