package import TableTrace

package enum ScriptedAnswers: Codable, Sendable {
  case nothing
  /// A number of sections or rows, a section, a level.
  case integers(AnswerList<IntegerAnswer>)
  case points(AnswerList<PointsAnswer>)
  case flags(AnswerList<ValueAnswer<Bool>>)
  /// A text or nil.
  case text(AnswerList<TextAnswer>)
  /// A list of texts, or nil.
  case texts(AnswerList<TextsAnswer>)
  case cells(AnswerList<CellAnswer>)
  /// A view, or nil.
  case views(AnswerList<ViewAnswer>)
  /// A row, or nil.
  case rows(AnswerList<RowAnswer>)
  case editingStyles(AnswerList<ValueAnswer<EditingStyle>>)
  case actions(AnswerList<ActionsAnswer>)
  case menus(AnswerList<ActionsAnswer>)
  case dropProposals(AnswerList<ValueAnswer<DropProposal>>)
  /// Words that affect no call.
  case words(AnswerList<WordAnswer>)
}

extension ScriptedAnswers {
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

/// The answers of one kind.
///
/// A callback returns the first one that applies. `Value` is not constrained to `ScriptedAnswer`,
/// because the runtime would then search all types of the program before the first call.
package struct AnswerList<Value: Sendable>: Sendable {
  /// The written answers, the more specific patterns first, then later steps.
  package let entries: [AnswerEntry<Value>]
  /// The answer if no entry applies.
  package let otherwise: Value
  /// The entries by index path or state, or nil for a short list.
  private let index: EntryIndex?

  /// Creates a list, which without entries has only one answer.
  package init(_ entries: [AnswerEntry<Value>] = [], otherwise: Value) {
    self.entries = entries
    self.otherwise = otherwise
    index = EntryIndex(entries.lazy.map(\.needs))
  }

  /// Returns the first entry that applies.
  ///
  /// - Complexity: O(log n), and O(k) in the entries that name the same index path and state, or
  ///   none.
  func first(
    _ now: Circumstances,
    where applies: (AnswerEntry<Value>) -> Bool
  ) -> AnswerEntry<Value>? {
    guard let index else { return entries.first(where: applies) }
    return index.ordinals(now).lazy.map { entries[$0] }.first(where: applies)
  }

  /// The possible answers, in the order in which they are tried.
  package var values: [Value] {
    let isComplete = entries.contains(where: \.isAlways)
    return entries.map(\.value) + (isComplete ? [] : [otherwise])
  }

  /// The only possible answer, or nil if the answer depends on something.
  package var constant: Value? {
    guard let first = entries.first else { return otherwise }
    return first.isAlways ? first.value : nil
  }
}

extension AnswerList: Codable where Value: Codable {
  private enum CodingKeys: CodingKey {
    case entries, otherwise
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode([AnswerEntry<Value>].self, forKey: .entries),
      otherwise: try values.decode(Value.self, forKey: .otherwise)
    )
  }

  /// Encodes all except the index, which is created from the entries.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(entries, forKey: .entries)
    try values.encode(otherwise, forKey: .otherwise)
  }
}
