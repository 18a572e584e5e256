import Scenarios

/// An entry of any kind of answer, for tests.
struct ErasedEntry {
  var pattern: IndexPattern?
  var fromStep: Int?
  var condition: Condition?
  var line: Int?

  init(_ entry: AnswerEntry<some ScriptedAnswer>) {
    pattern = entry.pattern
    fromStep = entry.fromStep
    condition = entry.condition
    line = entry.line
  }
}

extension ScriptedAnswers {
  /// The values that can be answered, whatever their kind.
  var values: [AnyHashable] { erased.values }

  /// The written entries, whatever their kind.
  var entries: [ErasedEntry] { erased.entries }

  private var erased: (values: [AnyHashable], entries: [ErasedEntry]) {
    func erase(_ list: AnswerList<some ScriptedAnswer>) -> ([AnyHashable], [ErasedEntry]) {
      (list.values.map { AnyHashable($0) }, list.entries.map { ErasedEntry($0) })
    }
    return switch self {
    case .nothing: ([], [])
    case .integers(let list): erase(list)
    case .points(let list): erase(list)
    case .flags(let list): erase(list)
    case .text(let list): erase(list)
    case .texts(let list): erase(list)
    case .cells(let list): erase(list)
    case .views(let list): erase(list)
    case .rows(let list): erase(list)
    case .editingStyles(let list): erase(list)
    case .actions(let list), .menus(let list): erase(list)
    case .dropProposals(let list): erase(list)
    case .words(let list): erase(list)
    }
  }
}
