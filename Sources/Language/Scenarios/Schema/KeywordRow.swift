import TableTrace
import YAMLSource

/// A row of a table of the language: a keyword, and how a file that has it is read.
struct KeywordRow<Value>: Sendable {
  /// Makes the value from what stands behind the word, which is nothing for a bare one; nil where
  /// the shape does not allow it, or what is wrong has been reported.
  typealias Reader = @Sendable (inout ScenarioBuilder, YAMLNode) -> Value?

  /// The word, its argument, its release, its sentence and its example.
  var keyword: Keyword
  var read: Reader

  /// Makes the row of a keyword without an argument.
  init(
    _ name: String,
    _ documentation: String,
    example: KeywordExample? = nil,
    read: @escaping Reader
  ) {
    self.init(name, .none, documentation, example: example, read: read)
  }

  init(
    _ name: String,
    _ argument: Keyword.Argument,
    since introduced: SystemVersion? = nil,
    _ documentation: String,
    example: KeywordExample? = nil,
    read: @escaping Reader
  ) {
    keyword = Keyword(name, argument, since: introduced, documentation, example: example)
    self.read = read
  }

  /// The row as one of a turn and nothing else.
  var asTurn: KeywordRow {
    var row = self
    row.keyword.isTurn = true
    return row
  }

  static func by(_ actor: StepActor, _ rows: [KeywordRow]) -> [KeywordRow] {
    rows.map { row in
      var row = row
      row.keyword.actor = actor
      return row
    }
  }
}

typealias StepRow = KeywordRow<ScenarioStep.Action>

typealias QueryRow = KeywordRow<ScenarioQuery>

typealias ChangeRow = KeywordRow<ModelChange>

extension KeywordShape {
  /// The one of the rows which the shape is made of that has a name.
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
