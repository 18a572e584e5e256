import Scenarios
import TableTrace
import YAMLSource

/// Where a gate is shut, for those who look for a mend.
struct MendContext {
  let question: WhyNotQuestion
  let scenario: Scenario
  let text: ScenarioText
  let version: SystemVersion
  /// The place of the step in which the gate is shut, from 0; nil for none.
  let step: Int?

  /// The place of the step that an exception ends, from 0; nil when the run goes to its end.
  var endingStep: Int?

  /// The place behind all steps that come.
  private var end: Int { endingStep ?? scenario.steps.count }
  /// The callback that is not called.
  var callback: Callback { question.callback }
  /// The row that is asked about, or the first.
  var row: IndexPath { question.place ?? IndexPath(section: 0, row: 0) }
  /// The row that the step in which the gate is shut is about: the one that is asked about if it names
  /// that, else the first that it names.
  var aim: IndexPath {
    guard let step, !scenario.steps[step].text.contains(row.description) || question.place == nil
    else { return row }
    let rows = scenario.steps[step].text.split(separator: "[").compactMap { part -> IndexPath? in
      let numbers = part.prefix { $0 != "]" }.split(separator: ",").map { number in
        Int(number.drop { $0 == " " })
      }
      guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return nil }
      return IndexPath(section: section, row: row)
    }
    return rows.first ?? row
  }
  /// Another row of the same section.
  var other: IndexPath { IndexPath(section: row.section, row: row.row == 0 ? 1 : 0) }
  /// The places of the steps up to the one in which the gate is shut.
  var stepsBefore: Range<Int> { 0..<(step ?? scenario.steps.count) }

  /// The name of the client that a step has set instead of the scenario's own, and its place.
  func clientSet(as recipient: Recipient) -> (step: Int, name: String)? {
    let word = recipient == .dataSource ? "setDataSource: " : "setDelegate: "
    guard recipient == .dataSource || recipient == .delegate else { return nil }
    return stepsBefore.reversed().lazy.compactMap { place -> (Int, String)? in
      let text = scenario.steps[place].text
      return text.hasPrefix(word) ? (place, String(text.dropFirst(word.count))) : nil
    }.first
  }

  /// The way to the block of the client that receives a callback now.
  func client(of callback: Callback) -> [ScenarioChange.Part] {
    let own = callback.recipient.rawValue
    guard let set = clientSet(as: callback.recipient), set.name != own, set.name != "none" else {
      return .init(keys: own)
    }
    return .init(keys: "clients", set.name)
  }

  /// The way to what is written about a callback, by the spelling that is there.
  func script(of callback: Callback) -> [ScenarioChange.Part] {
    let client = client(of: callback)
    let pairs = text.node(at: client)?.pairs ?? []
    let written = pairs.first {
      (Callback.named($0.key) ?? Callback.named($0.key + ":")) == callback
    }
    return client + [.key(written?.key ?? callback.facts.key)]
  }

  /// The most answers of a callback of which each is changed in turn.
  private static let mostAnswers = 4

  /// Another answer of a callback, in the narrowest place first.
  func answer(_ callback: Callback, _ answer: String) -> [Mend] {
    let whole = script(of: callback)
    let places = places(of: callback, below: whole, in: text.node(at: whole))
    return (places.prefix(Self.mostAnswers) + [whole]).map { Mend(.set($0, answer)) }
  }

  /// The places at which one answer of a callback is written.
  private func places(
    of callback: Callback,
    below way: [ScenarioChange.Part],
    in node: YAMLNode?
  ) -> [[ScenarioChange.Part]] {
    if let entries = node?.entries {
      return entries.indices.flatMap {
        places(of: callback, below: way + [.index($0)], in: entries[$0])
      }
    }
    let exact = question.isAboutSections ? "\(row.section)" : "\(row.section),\(row.row)"
    let keys = (node?.pairs ?? []).map(\.key).filter { key in
      key == "answer" || key == "default" || key.first?.isNumber == true || key.first == "*"
    }
    // What is said of the row alone stands before what is said of others.
    let ordered = keys.filter { $0 == exact } + keys.filter { $0 != exact }
    return ordered.map { way + [.key($0)] }
  }

  /// A callback that is not implemented.
  func implement(_ callback: Callback, _ answer: String = "") -> [Mend] {
    [Mend(.set(script(of: callback), answer))]
  }

  /// A callback that is implemented and is better not.
  func without(_ callback: Callback) -> [Mend] {
    [Mend(.remove(script(of: callback)))]
  }

  /// Another value of a property: in the step that set it last, else from the start.
  func property(_ name: String, _ value: String) -> [Mend] {
    let setter = stepsBefore.last { place in
      text.node(at: .step(place) + [.key("set"), .key(name)]) != nil
    }
    let start = Mend(.set(.init(keys: "table", name), value))
    return (setter.map { [Mend(.set(.step($0) + [.key("set"), .key(name)], value))] } ?? []) + [
      start
    ]
  }

  /// Steps that come before the one in which the gate is shut.
  func before(_ steps: String...) -> [Mend] {
    insert(steps, at: step ?? end)
  }

  /// Steps that come after it.
  func after(_ steps: String...) -> [Mend] {
    insert(steps)
  }

  /// Steps that come after all others.
  func append(_ steps: [String]) -> [Mend] {
    insert(steps, at: end)
  }

  /// Steps that come after the one that is asked about, or after all others.
  func insert(_ steps: [String]) -> [Mend] {
    insert(steps, at: step.map { $0 + 1 } ?? end)
  }

  private func insert(_ steps: [String], at place: Int) -> [Mend] {
    var mend = Mend()
    mend.changes = steps.enumerated().map { .insertStep($1, at: place + $0) }
    return [mend]
  }

  /// Another step in place of the one in which the gate is shut.
  func instead(_ step: String) -> [Mend] {
    guard let place = self.step, scenario.steps[place].inner.isEmpty else { return [] }
    return [Mend(.set(.step(place), step))]
  }

  /// The steps of one turn, each in a turn of its own.
  var apart: [Mend] {
    guard let step, case let inner = scenario.steps[step].inner, let first = inner.first else {
      return []
    }
    let rest = inner.dropFirst().enumerated().map { Mend(.insertStep($1.text, at: step + 1 + $0)) }
    return [Mend(all: [Mend(.set(.step(step), first.text))] + rest)]
  }

  /// The most steps of which each is left out in turn.
  private static let mostDrops = 4

  /// One step less, the nearest before the gate that has one of these words.
  func drop(_ words: Set<String>) -> [Mend] {
    let places = 0..<min(scenario.steps.count, (step ?? scenario.steps.count - 1) + 1)
    return places.reversed().lazy.filter { !words.isDisjoint(with: scenario.steps[$0].words) }
      .prefix(Self.mostDrops).map { Mend(.remove(.step($0))) }
  }

  /// The step among these that is of the kind of the one in which the gate is shut, else the last.
  var likeCause: String {
    let word = step.map { scenario.steps[$0].word }
    return cause.last { $0.hasPrefix("\(word ?? "")") } ?? cause.last ?? ""
  }

  /// The steps that bring the callback about.
  var cause: [String] {
    CallbackCause.of(callback).steps(row.description, other.description)
  }
}
