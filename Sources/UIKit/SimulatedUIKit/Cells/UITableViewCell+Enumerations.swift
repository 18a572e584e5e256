import Foundation
import TableTrace

/// The enumerations of cells, with the raw values of UIKit's headers.
extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

extension TableTrace.AccessoryType {
  init(_ type: UITableViewCell.AccessoryType) {
    switch type {
    case .none: self = .none
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    }
  }
}

extension EditingStyle {
  init(_ style: UITableViewCell.EditingStyle) {
    switch style {
    case .none: self = .none
    case .delete: self = .delete
    case .insert: self = .insert
    }
  }
}

extension UITableViewCell.EditingStyle {
  init(_ style: TableTrace.EditingStyle) {
    switch style {
    case .none: self = .none
    case .delete: self = .delete
    case .insert: self = .insert
    }
  }
}

extension UITableViewCell.StateMask {
  /// Creates the state from the words of a trace.
  init(words: String) {
    self = []
    for word in words.split(separator: "|") {
      switch word {
      case "showingEditControl": insert(.showingEditControl)
      case "showingDeleteConfirmation": insert(.showingDeleteConfirmation)
      default: break
      }
    }
  }
}
