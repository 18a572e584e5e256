import TableTrace
import YAMLSource

/// A row of a table of the language: a keyword, and how to read its value.
struct KeywordRow<Value>: Sendable {
  /// Creates the value from the keyword's argument, which is empty for a bare word.
  ///
  /// Nil if the shape does not allow the argument, or if a mistake has been reported.
  typealias Reader = @Sendable (inout ScenarioBuilder, YAMLNode) -> Value?

  /// The word, its argument, its version, its sentence and its example.
  var keyword: Keyword
  var read: Reader

  init(
    _ name: String,
    _ argument: Keyword.Argument = .none,
    since introduced: SystemVersion? = nil,
    read: @escaping Reader
  ) {
    keyword = Keyword(name, argument, since: introduced)
    self.read = read
  }

  func says(_ documentation: String) -> KeywordRow {
    changed { $0.documentation = documentation }
  }

  /// Returns the row with its example: the steps after `load`, one run loop turn each.
  func example(
    beforeLoad first: String? = nil,
    _ steps: String...,
    in setting: KeywordExample.Setting = .named("rows")
  ) -> KeywordRow {
    changed { $0.example = KeywordExample(beforeLoad: first, steps, in: setting) }
  }

  /// The row, marked as a run loop turn of its own.
  var asTurn: KeywordRow { changed { $0.isTurn = true } }

  fileprivate func changed(_ change: (inout Keyword) -> Void) -> KeywordRow {
    var row = self
    change(&row.keyword)
    return row
  }
}

typealias StepRow = KeywordRow<ScenarioStep.Action>

typealias QueryRow = KeywordRow<ScenarioQuery>

typealias ChangeRow = KeywordRow<ModelChange>

extension [StepRow] {
  func by(_ actor: StepActor) -> [StepRow] { map { row in row.changed { $0.actor = actor } } }
}

extension KeywordShape {
  func row<Value>(_ name: String, of rows: [KeywordRow<Value>]) -> KeywordRow<Value>? {
    place(of: name).map { rows[$0] }
  }
}

enum StepActor: String, CaseIterable, Sendable {
  /// The owner of the table, and the run loop.
  case host = "host"
  /// Calls of the app to the table.
  case app = "app"
  case finger = "finger"
  /// The model behind the data source.
  case model = "model"
  case check = "check"
}
