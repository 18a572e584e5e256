/// A part of the language that is used in several places or contains itself.
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

  var shape: Shape {
    switch self {
    case .callbackReactions: Made.callbackReactions
    case .cell: Made.cell
    case .condition: Made.condition
    case .conditionalReaction: Made.conditionalReaction
    case .item: Made.item
    case .modelChange: Made.modelChange
    case .properties: Made.properties
    case .query: Made.query
    case .row: Made.row
    case .section: Made.section
    case .step: Made.step
    case .steps: Made.steps
    case .updateRow: Made.updateRow
    }
  }

  /// The parts, each created once, because every value of a file is compared with some of them.
  private enum Made {
    static let callbackReactions = Shape.choice([
      .nothing, .object(ReactionTable.reactions), ReactionTable.list,
    ])
    static let cell = Shape.object(CellTable.cell)
    static let condition = Shape.object(ReactionTable.condition)
    static let conditionalReaction = Shape.object(ReactionTable.reactions)
    static let item = Shape.object(ItemTable.item)
    static let modelChange = Shape.keyword(ModelTable.changes)
    static let properties = Shape.object(PropertyTable.object)
    static let query = Shape.keyword(QueryTable.queries)
    static let row = Shape.choice([.indexPath(.index), .format(.callbackRow)])
    static let section = Shape.object(SectionTable.section)
    static let step = Shape.keyword(StepTable.steps)
    static let steps = Shape.list(.definition(.step), .atLeast(1))
    static let updateRow = Shape.choice([.indexPath(.updateIndex), .format(.callbackRow)])
  }
}
