public import SimulatedUIKit
public import Testing

public import struct TableTrace.UIKitException

/// Expects that UIKit raises, and answers the exception.
///
/// It ends the life of the table, and its trace.
///
/// - Parameters:
///   - table: the table that raises.
///   - sourceLocation: where the issue is shown if nothing is raised.
///   - work: what makes it raise.
/// - Returns: the exception, whose explanation has the arithmetic; nil if nothing is raised.
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
