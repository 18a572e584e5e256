public import SimulatedUIKit
public import Testing

public import struct TableTrace.UIKitException

/// Expects that UIKit raises an exception, and returns the exception.
///
/// The exception ends the table and its trace.
///
/// - Parameters:
///   - table: The table.
///   - sourceLocation: The location of the issue if no exception is raised.
///   - work: The code that causes the exception.
/// - Returns: The exception with an explanation of its numbers, or nil if none is raised.
@MainActor
@discardableResult
public func expectException(
  of table: UITableView,
  sourceLocation: SourceLocation = #_sourceLocation,
  performing work: () throws -> Void
) rethrows -> UIKitException? {
  guard let raised = try table.expectRaised(work) else {
    TraceFault.nothingRaised.record(at: sourceLocation)
    return nil
  }
  return raised.exception
}
