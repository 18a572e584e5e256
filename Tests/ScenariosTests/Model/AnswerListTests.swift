import TableTrace
import Testing

@testable import Scenarios

@Suite struct AnswerListTests {
  private static let kinds = [
    "\"0,%\"", "\"1,%\"", "\"*,%\"", "\"last,%\"", "\"%,*\"", "\"%,last\"", "\"*,last\"", "\"*,*\"",
  ]

  /// An entry of a list as an app might write it, with few of everything, so that much is named twice.
  private static func block(_ number: Int, _ random: inout SmallRandom) -> String {
    let value = "answer: \(number + 1)"
    let state = "state: s\(random.below(3))"
    let row = "row: \"\(random.below(2)),\(random.below(6))\""
    let step = "from: {step: \(random.below(3) + 1)}"
    switch random.below(6) {
    case 0: return "{when: {\(state)}, \(value)}"
    case 1: return "{when: {\(row)}, \(value)}"
    case 2: return "{when: {\(state), \(row)}, \(value)}"
    case 3: return "{when: {row: \"*,\(random.below(6))\"}, \(step), \(value)}"
    case 4: return "{when: {row: \(place(&random))}, \(value)}"
    default: return "{\(step), \(value)}"
    }
  }

  private static func place(_ random: inout SmallRandom) -> String {
    let kind = kinds[random.below(kinds.count)]
    return kind.replacing("%", with: "\(random.below(kind.hasPrefix("\"%") ? 2 : 6))")
  }

  /// Answers as a list, or by place, where each place is named once.
  private static func answers(_ random: inout SmallRandom) -> String {
    if random.below(2) == 0 {
      return "[" + (0..<40).map { block($0, &random) }.joined(separator: ", ") + "]"
    }
    var places: [String] = []
    for _ in 0..<200 {
      let place = place(&random)
      if !places.contains(place) { places.append(place) }
    }
    let entries = places.enumerated().map { number, place in
      random.below(3) == 0
        ? "\(place): {when: {state: s\(number % 3)}, answer: \(number)}" : "\(place): \(number)"
    }
    return "{" + entries.joined(separator: ", ") + ", default: 44}"
  }

  @Test(
    "A long list of answers gives the same answer as a search through all of them",
    arguments: 0..<30
  )
  func longLists(_ seed: Int) throws {
    var random = SmallRandom(seed: seed)
    let answers = Self.answers(&random)
    let scenario = try decodedBody(
      "sections: [{rows: 6}, {rows: 6}]\ndataSource: {numberOfSections: model}\n"
        + "delegate: {heightForRowAt: \(answers)}"
    )
    guard case .points(let list)? = scenario.clients[.delegate]?.callbacks.first?.answers else {
      Issue.record("no heights")
      return
    }
    let run = ScenarioRun(
      scenario,
      profile: Profile(.iOS(17)),
      sink: TraceRecorder(),
      notesIdleSteps: false
    )
    for state in [nil, "s0", "s1", "s2", "other"] {
      run.state = state
      for row in 0..<12 {
        let path = IndexPath(section: row / 6, row: row % 6)
        let call = Call(.heightForRowAt, .row(path), rule: .rowHeightInRequery)
        for step in 0...3 {
          func applies(_ entry: AnswerEntry<PointsAnswer>) -> Bool {
            (entry.fromStep ?? 0) <= step && run.holds(entry.condition, during: call)
              && run.matches(entry.pattern, section: path.section, row: path.row)
          }
          let now = Circumstances(section: path.section, row: path.row, state: state, step: step)
          #expect(
            list.first(now, where: applies)?.value == list.entries.first(where: applies)?.value,
            "\(path), state \(state ?? "none"), step \(step), \(answers)"
          )
        }
      }
    }
  }

  @Test(
    "Of answers for index paths or states, a call examines only its own",
    arguments: [
      "%: 1": "\"0,%\"", "%: 2": "\"*,%\"", "%: 3": "\"%,*\"", "%: 4": "\"%,last\"",
      "{when: {row: %}, answer: 1}": "\"0,%\"", "{when: {row: %}, answer: 2}": "\"*,%\"",
      "{when: {state: %}, answer: 1}": "s%", "{from: {step: %}, answer: 1}": "%",
    ]
  )
  func looks(_ block: String, _ named: String) throws {
    let size = 1000
    let blocks = (0..<size).map { number in
      block.replacing("%", with: named.replacing("%", with: "\(number + 1)"))
    }
    let entries = blocks.joined(separator: ", ")
    let isOfSections = named.hasPrefix("\"%")
    let sections =
      isOfSections ? Array(repeating: "{rows: 2}", count: size + 1) : ["{rows: \(size + 1)}"]
    let answers = block.hasPrefix("%") ? "{\(entries), default: 44}" : "[\(entries)]"
    let scenario = try decodedBody(
      "sections: [\(sections.joined(separator: ", "))]\ndataSource: {numberOfSections: model}\n"
        + "delegate:\n  heightForRowAt: \(answers)"
    )
    guard case .points(let list)? = scenario.clients[.delegate]?.callbacks.first?.answers else {
      Issue.record("no heights")
      return
    }
    // What is answered elsewhere is an entry too.
    #expect(list.entries.count - (block.hasPrefix("%") ? 1 : 0) == size)
    var looks = 0
    for number in 1...size {
      let now = Circumstances(
        section: isOfSections ? number : 0,
        row: isOfSections ? 0 : number,
        state: "s\(number)",
        step: number
      )
      let found = list.first(now) { _ in
        looks += 1
        return true
      }
      #expect(found != nil)
    }
    #expect(looks == size)
  }

  @Test("Of reactions for states, a call examines only those of the current state")
  func reactions() {
    let reactions = (0..<1000).map { number in
      var condition = Condition()
      condition.state = "s\(number % 500)"
      return Reaction(condition: number == 700 ? nil : condition, actions: [.note("\(number)")])
    }
    let list = ReactionList(reactions)
    var looks = 0
    for number in 0..<500 {
      let due = list.due(Circumstances(state: "s\(number)")) { condition in
        looks += 1
        return condition.map { $0.state == "s\(number)" } ?? true
      }
      let notes = due.flatMap(\.actions).map { if case .note(let text) = $0 { text } else { "" } }
      let all = [number, 700, number + 500].sorted()
      #expect(notes == (number == 200 ? [200, 700] : all).map(String.init))
    }
    #expect(looks == reactions.count - 1 + 500)
  }
}

/// A repeatable source of small random numbers.
private struct SmallRandom {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15 }

  /// A number below a limit.
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
