import TableTrace

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// It is refused.
  case forbidden = 1
  /// It copies.
  case copy = 2
  /// It moves.
  case move = 3
}

/// What a drop on a table would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: NSObject {
  /// Where a drop goes.
  public enum Intent: Int, Sendable {
    /// Nothing is shown of it.
    case unspecified = 0
    /// Between rows, where a gap opens.
    case insertAtDestinationIndexPath = 1
    /// Into a row, which is highlighted.
    case insertIntoDestinationIndexPath = 2
    /// Where the table thinks best.
    case automatic = 3
  }

  /// What it does.
  public let operation: UIDropOperation
  /// Where it goes.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

extension DropProposal {
  /// A proposal of UIKit.
  @MainActor
  init(_ proposal: UITableViewDropProposal) {
    let isInto = proposal.intent == .insertIntoDestinationIndexPath
    switch proposal.operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = isInto ? .copyInto : .copy
    case .move: self = isInto ? .moveInto : .move
    }
  }
}
