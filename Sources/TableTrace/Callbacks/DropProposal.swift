/// `UITableViewDropProposal`: what a drop would do, and where.
public enum DropProposal: String, Codable, CaseIterable, Sendable {
  /// The operation `cancel`: nothing happens.
  case cancel
  /// The operation `forbidden`: a drop is not allowed here.
  case forbidden
  /// The operation `copy`, at the destination index path.
  case copy
  /// The operation `move`, at the destination index path.
  case move
  /// The operation `copy`, into the row at the destination index path.
  case copyInto
  /// The operation `move`, into the row at the destination index path.
  case moveInto

  var opensGap: Bool {
    switch self {
    case .cancel, .forbidden, .copyInto, .moveInto: false
    case .copy, .move: true
    }
  }

  var isAccepted: Bool {
    switch self {
    case .cancel, .forbidden: false
    case .copy, .move, .copyInto, .moveInto: true
    }
  }
}
