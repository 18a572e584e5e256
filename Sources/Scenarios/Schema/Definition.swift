/// A part of the language that is used at several places or holds itself.
enum Definition: String, CaseIterable, Sendable {
  case callbackReactions
  case cell
  case condition
  case conditionalReaction
  case item
  case modelChange
  case properties
  case query
  case row
  case section
  case step
  case steps
  case updateRow

  /// What the part is made of.
  var shape: Shape {
    switch self {
    case .callbackReactions:
      .choice([.nothing, .object(ReactionTable.reactions), ReactionTable.list])
    case .cell: .object(CellTable.cell)
    case .condition: .object(ReactionTable.condition)
    case .conditionalReaction: .object(ReactionTable.reactions)
    case .item: .object(ItemTable.item)
    case .modelChange: .keyword(ModelTable.changes)
    case .properties: .object(PropertyTable.object)
    case .query: .keyword(QueryTable.queries)
    case .row: .choice([.indexPath(.index), .format(.callbackRow)])
    case .section: .object(SectionTable.section)
    case .step: .keyword(StepTable.steps)
    case .steps: .list(.definition(.step), .atLeast(1))
    case .updateRow: .choice([.indexPath(.updateIndex), .format(.callbackRow)])
    }
  }
}
