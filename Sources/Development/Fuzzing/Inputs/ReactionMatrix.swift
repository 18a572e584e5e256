import Scenarios

/// Puts every action inside every callback.
struct ReactionMatrix: Sendable {
  private struct Pair: Sendable {
    var place: ScenarioLanguage.Place
    var action: String
  }

  /// How an action is placed in a callback.
  private enum Form: CaseIterable {
    case inside, later, afterTime, inTurn, afterBatch, afterSnapshot, insideAndLater, withAnother
  }

  private let language: ScenarioLanguage
  /// Every pair once, in an order that depends on the seed.
  private let pairs: [Pair]
  private let triggers: [JSONValue]

  init(_ language: ScenarioLanguage, seed: UInt64) {
    self.language = language
    var random = SeededGenerator(seed: seed)
    pairs = language.callbacks.flatMap { place in
      language.actions.map { Pair(place: place, action: $0) }
    }.shuffled(using: &random)
    triggers = Self.triggers.compactMap { JSONValue(json: $0) }
  }

  var count: Int { pairs.count }

  /// Returns the names of the callback and the action of a pair.
  func pairName(_ number: Int) -> String {
    let pair = pairs[number % pairs.count]
    return "\(pair.place.client) \(pair.place.callback) \(pair.action)"
  }

  /// Returns the input of a pair.
  ///
  /// After the last pair, the pairs start again with another form.
  func input(_ number: Int, _ random: inout SeededGenerator) -> FuzzInput {
    let pair = pairs[number % pairs.count]
    var scenario = JSONValue.object([
      "version": .number(1), "title": .text("Reaction"), "steps": .list(steps(&random)),
    ])
    for surrounding in Self.surroundings where Int.random(in: 0..<3, using: &random) == 0 {
      guard let value = JSONValue(json: surrounding.value) else { continue }
      let place = surrounding.place
      scenario = scenario.setting(place.client, place.callback, value)
    }
    let sections = #"[{"rows": 12, "header": "H"}, {"rows": 6, "footer": "F"}]"#
    scenario = scenario.setting("sections", JSONValue(json: sections))
    let form = Form.allCases.randomElement(using: &random) ?? .inside
    let action = language.step(pair.action, &random)
    let other = language.step(language.actions.randomElement(using: &random) ?? "layout", &random)
    if case .withAnother = form, let place = language.callbacks.randomElement(using: &random) {
      let reaction = Self.reaction(
        [Form.inside, .later].randomElement(using: &random) ?? .later,
        other
      )
      scenario = scenario.setting(place.client, place.callback, reaction)
    }
    let reaction = Self.reaction(form, action, other)
    scenario = scenario.setting(pair.place.client, pair.place.callback, reaction)
    let version = Self.versions.randomElement(using: &random) ?? "iOS 17"
    return .run(.reaction, scenario.plain, arguments: ["--os", version])
  }

  private func steps(_ random: inout SeededGenerator) -> [JSONValue] {
    let count = Int.random(in: 1...4, using: &random)
    let chosen = (0..<count).compactMap { _ in triggers.randomElement(using: &random) }
    return [.text("load")] + chosen
  }

  private static func reaction(
    _ form: Form,
    _ action: JSONValue,
    _ other: JSONValue = .text("layout")
  ) -> JSONValue {
    let actions = JSONValue.list([action])
    switch form {
    case .inside, .withAnother: return .object(["do": actions])
    case .later: return .object(["later": actions])
    case .afterTime:
      let put = [(100, actions), (10, JSONValue.list([other]))].map { time, steps in
        JSONValue.object(["milliseconds": .number(time), "do": steps])
      }
      return .object(["after": .list(put)])
    case .inTurn: return .object(["later": .list([.object(["turn": .list([action, other])])])])
    case .afterBatch:
      let batch = JSONValue.object(["updates": actions, "completion": actions])
      return .object(["do": .list([.object(["batch": batch])])])
    case .afterSnapshot:
      let section = JSONValue.object([
        "section": .text("A"), "items": .list([.text("x"), .text("y")]),
      ])
      let apply = JSONValue.object(["sections": .list([section]), "completion": actions])
      return .object(["do": .list([.object(["apply": apply])])])
    case .insideAndLater: return .object(["do": .list([other]), "later": actions])
    }
  }

  /// Old and new versions.
  ///
  /// The newest is the most frequent because it has every callback.
  private static let versions = [
    "iOS 6", "iOS 8", "iOS 9", "iOS 11", "iOS 13", "iOS 15", "iOS 17", "iOS 17", "iOS 26", "iOS 26",
  ]

  /// Steps that make a table call its clients.
  private static let triggers = [
    #""reloadData""#, #"{"tap": [0, 1]}"#, #"{"tap": [0, 0]}"#, #"{"scroll": {"by": 44}}"#,
    #"{"scroll": {"by": 300}}"#, #"{"drag": {"by": 120, "velocity": 1}}"#,
    #"{"drag": {"by": -60}}"#,
    #"{"touchDown": [0, 2]}"#, #""touchUp""#, #"{"longPress": [0, 2]}"#,
    #"{"setEditing": {"editing": true}}"#, #"{"set": {"editing": true}}"#,
    #"{"swipe": {"row": [0, 1]}}"#, #"{"swipe": [0, 1]}"#, #"{"tapHeader": 0}"#,
    #"{"tapHeader": {"section": 0, "do": ["reloadData", {"deleteRows": [[0, 0]]}]}}"#,
    #"{"reloadSections": [0]}"#, #"{"reloadRows": [[0, 1]]}"#, #"{"selectRow": [0, 3]}"#,
    #""rotate""#,
    #""disappear""#, #""appear""#, #""runLoop""#, #"{"wait": {"milliseconds": 60}}"#,
    #""tapStatusBar""#, #""focus""#,
    #"{"tapAccessory": [0, 1]}"#, #"{"tapDeleteControl": [0, 1]}"#, #""removeFromSuperview""#,
    #"{"reorder": {"from": [0, 1], "to": [0, 4]}}"#,
    #"{"dragAndDrop": {"from": [0, 1], "over": [[0, 3]]}}"#,
    #"{"model": {"set": {"section": 0, "rows": 30}}}"#,
    #"{"twoFingerDrag": {"from": [0, 0], "to": [0, 3]}}"#,
  ]

  /// Answers that cause the table to call more callbacks.
  private static let surroundings: [(place: ScenarioLanguage.Place, value: String)] = [
    ("delegate", "estimatedHeightForHeaderInSection", "100"),
    ("delegate", "estimatedHeightForRowAt", "80"), ("delegate", "heightForRowAt", "44"),
    ("delegate", "heightForHeaderInSection", "30"), ("dataSource", "canEditRowAt", "true"),
    ("dataSource", "canMoveRowAt", "true"), ("delegate", "didSelectRowAt", "null"),
    ("delegate", "willDisplayCell", "null"), ("dataSource", "sectionIndexTitles", #"["A", "B"]"#),
  ].map { (ScenarioLanguage.Place(client: $0.0, callback: $0.1), $0.2) }
}
