/// The closure of one implemented callback, by the kind of its answer.
///
/// Every closure gets the table, so that it can act on it while it runs, and the call.
public enum Handler {
  /// A closure that answers a value or raises.
  public typealias Closure<Value> = (TableView, Call) throws(UIKitException) -> Value

  /// Answers nothing.
  case action(Closure<Void>)
  /// Answers a count, a section or a level.
  case integer(Closure<Int>)
  /// Answers points; -1 is `automaticDimension`.
  case points(Closure<Double>)
  /// Answers a yes or no.
  case flag(Closure<Bool>)
  /// Answers a text, or nil.
  case text(Closure<String?>)
  /// Answers several texts, or nil; for the items of a drag, a text each.
  case texts(Closure<[String]?>)
  /// Answers a cell that it got from the table; nil is an exception.
  case cell(Closure<Cell?>)
  /// Answers a view that it got from the table, or nil.
  case view(Closure<SectionView?>)
  /// Answers a row, or nil.
  case row(Closure<IndexPath?>)
  /// Answers what the edit control of a row does.
  case editingStyle(Closure<EditingStyle>)
  /// Answers the actions behind a row, or nil.
  case actions(Closure<RowActions?>)
  /// Answers what a drop at this place would do.
  case dropProposal(Closure<DropProposal>)
  /// Answers a context menu, or nil.
  case menu(Closure<ContextMenu?>)
  /// Answers an object that the trace shows as a word.
  case word(Closure<String?>)

  /// Whether the answer is of a kind.
  func answers(_ kind: AnswerKind) -> Bool {
    switch kind {
    case .void: if case .action = self { true } else { false }
    case .count, .section, .level: if case .integer = self { true } else { false }
    case .points: if case .points = self { true } else { false }
    case .flag: if case .flag = self { true } else { false }
    case .text: if case .text = self { true } else { false }
    case .texts, .dragItems: if case .texts = self { true } else { false }
    case .cell: if case .cell = self { true } else { false }
    case .view: if case .view = self { true } else { false }
    case .row, .optionalRow: if case .row = self { true } else { false }
    case .menuConfiguration: if case .menu = self { true } else { false }
    case .editingStyle: if case .editingStyle = self { true } else { false }
    case .rowActions, .swipeActions: if case .actions = self { true } else { false }
    case .dropProposal: if case .dropProposal = self { true } else { false }
    case .accessoryType, .targetedPreview, .previewParameters:
      if case .word = self { true } else { false }
    }
  }
}

@available(*, unavailable)
extension Handler: Sendable {}
