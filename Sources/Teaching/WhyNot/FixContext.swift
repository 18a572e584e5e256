import Project
import Scenarios
import TableTrace
import YAMLSource

/// A failed gate and its circumstances, for the search for fixes.
struct FixContext {
  let question: WhyNotQuestion
  package let scenario: Scenario
  let text: ScenarioText
  /// The index of the step in which the gate fails, or nil.
  let step: Int?
  /// The index of the step that an exception ends, or nil if the run completes.
  let endingStep: Int?
  /// The index of the step that deselected the row, or nil.
  let dropping: Int?
  /// The exception, or nil if the run completes.
  let exception: UIKitException?

  var callback: Callback { question.callback }
  /// The row in question, or the first row.
  var row: IndexPath { question.place ?? IndexPath(section: 0, row: 0) }
  /// Another row of the same section.
  var other: IndexPath { IndexPath(section: row.section, row: row.row == 0 ? 1 : 0) }
  /// The indices of the steps up to the one in which the gate fails.
  var stepsBefore: Range<Int> { 0..<(step ?? scenario.steps.count) }

  /// Returns the last step so far that set a client, or nil if the original one is still set.
  func setter(of recipient: Recipient) -> ClientSetter? {
    scenario.setters(of: recipient).last { stepsBefore.contains($0.place) }
  }

  /// Returns the path of the client that receives a callback at this point.
  func client(of callback: Callback) -> [ScenarioChange.Part] {
    let own = callback.recipient.rawValue
    guard let name = setter(of: callback.recipient)?.name, name != own else {
      return .init(keys: own)
    }
    return .init(keys: "clients", name)
  }

  /// Returns the path of a callback's value, with the name that the scenario uses.
  func script(of callback: Callback) -> [ScenarioChange.Part] {
    let client = client(of: callback)
    let pairs = text.node(at: client)?.pairs ?? []
    let written = pairs.first {
      (Callback.named($0.key) ?? Callback.named($0.key + ":")) == callback
    }
    return client + [.key(written?.key ?? callback.facts.key)]
  }

  /// The most answers of a callback that are changed individually.
  private static let mostAnswers = 4

  /// Changes an answer of a callback, starting where it applies to the fewest rows.
  func answer(_ callback: Callback, _ answer: String) -> [Fix] {
    let whole = script(of: callback)
    let places = places(of: callback, below: whole, in: text.node(at: whole))
    return (places.prefix(Self.mostAnswers) + [whole]).map { Fix(.set($0, answer)) }
  }

  /// Returns the places where an answer of a callback is written.
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
    // Answers for only this row come before answers for several rows.
    let ordered = keys.filter { $0 == exact } + keys.filter { $0 != exact }
    return ordered.map { way + [.key($0)] }
  }

  func implement(_ callback: Callback, _ answer: String = "") -> [Fix] {
    [Fix(.set(script(of: callback), answer))]
  }

  func without(_ callback: Callback) -> [Fix] {
    [Fix(.remove(script(of: callback)))]
  }

  /// Changes a property: in the step that set it last, or else at the beginning.
  func property(_ name: String, _ value: String) -> [Fix] {
    let setter = stepsBefore.last { place in
      text.node(at: .step(place) + [.key("set"), .key(name)]) != nil
    }
    let later = setter.map { Fix(.set(.step($0) + [.key("set"), .key(name)], value)) }
    return [later].compactMap(\.self) + [Fix(.set(.init(keys: "table", name), value))]
  }
}
