import Foundation

/// Makes inputs that converse, show states, compare pasted logs and judge by the laws.
extension InputSource {
  /// What people type to `step`, `quiz` and `learn`, and what they do not.
  private static let typed = [
    "", "n", "b", "p", "s", "h", "q", "12", "0", "-1", "99999999999999999999", "step 2", "step -1",
    "step", "a", "d", "heightForRowAt", "didSelectRow", "cellForRowAtIndexPath:", "last", "1", "2",
    "3", "4", "x", "\u{1B}[31m", "🍎", "ü", "\u{0}", " ", "\t", "quit", "yes", "no", "?",
  ]

  /// A conversation with a command that reads what is typed.
  func conversation(_ random: inout SeededGenerator) -> FuzzInput {
    let lines = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
      Self.typed.randomElement(using: &random)
    }
    var typed = Array(lines.map { "\($0)\n" }.joined().utf8)
    if Int.random(in: 0..<3, using: &random) == 0 { typed = mutator.mutate(typed, &random) }
    let commands = [
      ["step", "scenario.yaml"], ["step", "scenario.yaml", "--os", "iOS 9"],
      ["quiz", "scenario.yaml"], ["quiz", "scenario.yaml", "--seed", "7"], ["learn"],
      ["learn", "2"],
      ["step", "scenario.yaml", "--at", "\(Int.random(in: -1...40, using: &random))"],
    ]
    let scenario = library.scenarios.randomElement(using: &random) ?? ""
    let isDamaged = Int.random(in: 0..<3, using: &random) == 0
    let bytes = library.bytes(scenario)
    return FuzzInput(
      kind: .conversation,
      files: [
        "scenario.yaml": isDamaged ? mutator.mutate(bytes, &random) : bytes,
        FuzzInput.standardInput: typed,
      ],
      subject: isDamaged ? "scenario.yaml" : FuzzInput.standardInput,
      arguments: commands.randomElement(using: &random) ?? []
    )
  }

  /// The state of the table at each event.
  func states(_ random: inout SeededGenerator) -> FuzzInput {
    let path = library.scenarios.randomElement(using: &random) ?? ""
    let isMade = Bool.random(using: &random)
    let bytes = isMade ? Array(sampler.scenario(&random).plain.utf8) : library.bytes(path)
    return FuzzInput(
      kind: .state,
      files: ["scenario.yaml": isMade ? bytes : mutator.mutate(bytes, &random)],
      subject: "scenario.yaml",
      arguments: ["run", "scenario.yaml", "--format", "jsonl", "--state"]
    )
  }

  /// What consoles put in front of a line.
  private static let prefixes = [
    "", "2024-01-02 03:04:05.678901+0100 App[123:4567] ", "[Table] ", "App[1:2]: ", "default\t",
    "-> ",
    "MyApp.swift:12 ", "TableController.swift:12: ", "1. ", "\"", "03:04:05.678\tApp\t", "🍎 ",
  ]

  /// A log as people paste it, without its header, damaged, under one version or all.
  func pastedLog(_ random: inout SeededGenerator) -> FuzzInput {
    guard let pair = library.logged.randomElement(using: &random) else { return states(&random) }
    let text = String(decoding: library.bytes(pair.log), as: UTF8.self)
    let body = text.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
    let prefix = Self.prefixes.randomElement(using: &random) ?? ""
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).prefix(60)
    let pasted = Array(lines.map { prefix + $0 }.joined(separator: "\n").utf8)
    var files = library.files([pair.scenario])
    files["pasted.txt"] =
      Int.random(in: 0..<4, using: &random) == 0 ? pasted : mutator.mutate(pasted, &random)
    let guess = Int.random(in: 0..<4, using: &random) == 0 ? ["--guess-os"] : []
    return FuzzInput(
      kind: .pasted,
      files: files,
      subject: "pasted.txt",
      arguments: ["compare", pair.scenario, "pasted.txt"] + guess
    )
  }

  /// A scenario that is judged by the laws, whatever it shows.
  func judged(_ number: Int, _ random: inout SeededGenerator) -> FuzzInput {
    var input: FuzzInput
    switch Int.random(in: 0..<3, using: &random) {
    case 0: input = matrix.input(number, &random)
    case 1: input = .run(.laws, sampler.scenario(&random).plain, arguments: [])
    default:
      let path = library.scenarios.randomElement(using: &random) ?? ""
      let text = String(decoding: mutator.mutate(library.bytes(path), &random), as: UTF8.self)
      input = .run(.laws, text, arguments: [])
    }
    input.kind = .laws
    input.arguments = ["check", "scenario.yaml"]
    return input
  }
}
