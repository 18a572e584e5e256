package enum AnswerKind: String, CaseIterable, Sendable {
  case void
  /// A number of sections or rows.
  case count
  /// A section, which is the target of an index title.
  case section
  case level
  case points
  case flag
  case text
  case texts
  /// A cell (nil causes an exception).
  case cell
  case view
  case row
  case optionalRow
  /// The edit control of a row.
  case editingStyle
  case accessoryType
  /// The buttons behind a row up to iOS 12, or nil.
  case rowActions
  /// The swipe actions of one edge of a row, or nil.
  case swipeActions
  case menuConfiguration
  /// A preview and its position on the screen, or nil.
  case targetedPreview
  /// The outline and background of a dragged row, or nil.
  case previewParameters
  /// The items of a drag (an empty list prevents the drag).
  case dragItems
  case dropProposal

  /// Whether UIKit accepts nil as an answer.
  package var isOptional: Bool {
    switch self {
    case .text, .texts, .view, .optionalRow, .rowActions, .swipeActions, .menuConfiguration,
      .targetedPreview, .previewParameters:
      true
    case .void, .count, .section, .level, .points, .flag, .cell, .row, .editingStyle,
      .accessoryType, .dragItems, .dropProposal:
      false
    }
  }
}
