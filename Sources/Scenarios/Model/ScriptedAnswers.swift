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
  package let entries: [AnswerEntry<Value>]
  /// What is answered where no entry applies.
  package let otherwise: Value
  /// Where the entries for one place each stand; nil for a list that is as quickly read through.
  private let index: PlaceIndex?

  /// Makes a list; without entries the same is always answered.
  package init(_ entries: [AnswerEntry<Value>] = [], otherwise: Value) {
    self.entries = entries
    self.otherwise = otherwise
    index = entries.count > Self.short ? PlaceIndex(entries.map(\.pattern)) : nil
  }

  /// A list up to this long is read through.
  private static var short: Int { 16 }

  /// The first entry that applies, of those that are for a place or for more than one.
  ///
  /// - Complexity: O(k) in the entries that are for more than one place.
  package func first(
    at place: (section: Int, row: Int?)?,
    where applies: (AnswerEntry<Value>) -> Bool
  ) -> AnswerEntry<Value>? {
    guard let index else { return entries.first(where: applies) }
    return index.ordinals(at: place).lazy.map { entries[$0] }.first(where: applies)
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

/// Which of many patterns can match a place, found without looking at all.
private struct PlaceIndex: Sendable {
  /// One section, or one row.
  private struct Place: Hashable {
    var section: Int
    var row: Int?
  }

  private var one: [Place: [Int]] = [:]
  private var several: [Int] = []

  init(_ patterns: [IndexPattern?]) {
    for (ordinal, pattern) in patterns.enumerated() {
      if let place = pattern.flatMap(Self.place) {
        one[place, default: []].append(ordinal)
      } else {
        several.append(ordinal)
      }
    }
  }

  /// The ordinals of the patterns that can match, ascending.
  func ordinals(at place: (section: Int, row: Int?)?) -> [Int] {
    guard let place else { return several }
    var found = several + one[Place(section: place.section, row: nil), default: []]
    if let row = place.row { found += one[Place(section: place.section, row: row), default: []] }
    return found.sorted()
  }

  private static func place(_ pattern: IndexPattern) -> Place? {
    guard case .number(let section) = pattern.section else { return nil }
    switch pattern.row {
    case nil: return Place(section: section, row: nil)
    case .number(let row): return Place(section: section, row: row)
    case .any, .last: return nil
    }
  }
}
