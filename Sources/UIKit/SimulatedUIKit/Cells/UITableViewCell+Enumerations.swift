import Foundation
import TableTrace

/// The words of cells; the raw values are those of the headers.
extension UITableViewCell {
  /// Which texts and pictures a cell has.
  public enum CellStyle: Int, Sendable {
    /// A title and a picture.
    case `default` = 0
    /// A title on the left and a value on the right.
    case value1 = 1
    /// A small title on the left of the value.
    case value2 = 2
    /// A title above a second text.
    case subtitle = 3
  }

  /// What stands at the right edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A button for details and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What the control at the left edge of a row does in edit mode.
  public enum EditingStyle: Int, Sendable {
    /// There is no control.
    case none = 0
    /// A minus, which asks for a confirmation.
    case delete = 1
    /// A plus, which acts at once.
    case insert = 2
  }

  /// How a cell looks when its row is selected.
  public enum SelectionStyle: Int, Sendable {
    /// As before.
    case none = 0
    /// Blue, up to iOS 6.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system has it.
    case `default` = 3
  }

  /// The line between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
    /// An etched line, up to iOS 10.
    case singleLineEtched = 2
  }

  /// What becomes of a cell whose row is dragged.
  public enum DragState: Int, Sendable {
    /// It is not dragged.
    case none = 0
    /// A finger lifts it.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// Which controls of editing a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the header.
    public let rawValue: UInt

    /// The control at the left edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)

    /// Makes a state from the bits of the header.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

extension TableTrace.AccessoryType {
  /// What stands at the right edge of a cell of UIKit.
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
  /// UIKit's style of editing.
  init(_ style: UITableViewCell.EditingStyle) {
    switch style {
    case .none: self = .none
    case .delete: self = .delete
    case .insert: self = .insert
    }
  }
}

extension UITableViewCell.EditingStyle {
  /// The simulation's style of editing.
  init(_ style: TableTrace.EditingStyle) {
    switch style {
    case .none: self = .none
    case .delete: self = .delete
    case .insert: self = .insert
    }
  }
}

extension UITableViewCell.StateMask {
  /// The state that the words of a trace mean.
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
