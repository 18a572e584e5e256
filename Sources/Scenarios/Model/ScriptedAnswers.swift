package import TableTrace

/// The answers of a scripted callback, of the kind that it answers.
package enum ScriptedAnswers: Sendable {
  /// It answers nothing.
  case nothing
  /// A number of sections or rows, a section, a level.
  case integers(AnswerList<IntegerAnswer>)
  /// Lengths.
  case points(AnswerList<PointsAnswer>)
  /// Yes and no.
  case flags(AnswerList<ValueAnswer<Bool>>)
  /// A text or nil.
  case text(AnswerList<TextAnswer>)
  /// Texts or nil.
  case texts(AnswerList<TextsAnswer>)
  /// Cells.
  case cells(AnswerList<CellAnswer>)
  /// Views or nil.
  case views(AnswerList<ViewAnswer>)
  /// Rows or nil.
  case rows(AnswerList<RowAnswer>)
  /// Editing styles.
  case editingStyles(AnswerList<ValueAnswer<EditingStyle>>)
  /// Actions behind a row.
  case actions(AnswerList<ActionsAnswer>)
  /// Context menus.
  case menus(AnswerList<ActionsAnswer>)
  /// What a drop would do.
  case dropProposals(AnswerList<ValueAnswer<DropProposal>>)
  /// Words that no call depends on.
  case words(AnswerList<WordAnswer>)
}

extension ScriptedAnswers {
  /// The answers, if they are of a kind.
  package func list<Value>(of kind: Value.Type) -> AnswerList<Value>? {
    switch self {
    case .nothing: nil
    case .integers(let list): list as? AnswerList<Value>
    case .points(let list): list as? AnswerList<Value>
    case .flags(let list): list as? AnswerList<Value>
    case .text(let list): list as? AnswerList<Value>
    case .texts(let list): list as? AnswerList<Value>
    case .cells(let list): list as? AnswerList<Value>
    case .views(let list): list as? AnswerList<Value>
    case .rows(let list): list as? AnswerList<Value>
    case .editingStyles(let list): list as? AnswerList<Value>
    case .actions(let list), .menus(let list): list as? AnswerList<Value>
    case .dropProposals(let list): list as? AnswerList<Value>
    case .words(let list): list as? AnswerList<Value>
    }
  }
}

/// The answers of one kind from which a callback gives the first that applies.
package struct AnswerList<Value: ScriptedAnswer>: Sendable {
  /// The written answers; a more specific pattern comes before a less specific one, and a later
  /// step's before an earlier one's.
  package var entries: [AnswerEntry<Value>]
  /// What is answered where no entry applies.
  package var otherwise: Value

  /// Makes a list; without entries the same is always answered.
  package init(_ entries: [AnswerEntry<Value>] = [], otherwise: Value) {
    self.entries = entries
    self.otherwise = otherwise
  }

  /// The values that can be answered, in the order in which they are tried.
  package var values: [Value] {
    let isComplete = entries.contains(where: \.isAlways)
    return entries.map(\.value) + (isComplete ? [] : [otherwise])
  }

  /// The value that is answered whatever happens; nil when it depends.
  package var constant: Value? {
    guard let first = entries.first else { return otherwise }
    return first.isAlways ? first.value : nil
  }
}
