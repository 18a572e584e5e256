/// The accessory of a cell.
public enum AccessoryType: String, Codable, CaseIterable, Sendable {
  case none
  case disclosureIndicator
  case detailDisclosureButton
  case checkmark
  /// A detail button, from iOS 7.
  case detailButton
  /// A custom view of the app: `accessoryView`.
  case view

  /// Whether a tap on the accessory is a tap on the row.
  var isPartOfRow: Bool {
    switch self {
    case .none, .disclosureIndicator, .checkmark: true
    case .detailDisclosureButton, .detailButton, .view: false
    }
  }
}
