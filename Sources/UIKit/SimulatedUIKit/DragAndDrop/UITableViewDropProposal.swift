import TableTrace

public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

@preconcurrency @MainActor
open class UITableViewDropProposal: NSObject {
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
    case automatic = 3
  }

  public let operation: UIDropOperation
  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

extension DropProposal {
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
