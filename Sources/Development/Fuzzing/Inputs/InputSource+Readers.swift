import Foundation

/// Inputs for interactive commands, pasted logs, commands that read scenarios, and laws.
extension InputSource {
  /// Lines to type into `step`, `quiz` and `learn`, valid and invalid.
  private static let typed = [
    "", "n", "b", "p", "s", "h", "q", "12", "0", "-1", "99999999999999999999", "step 2", "step -1",
    "step", "a", "d", "heightForRowAt", "didSelectRow", "cellForRowAtIndexPath:", "last", "1", "2",
    "3", "4", "x", "\u{1B}[31m", "🍎", "ü", "\u{0}", " ", "\t", "quit", "yes", "no", "?",
  ]

  /// Returns an input for an interactive command.
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

  /// Prefixes that consoles add to a line.
  private static let prefixes = [
    "", "2024-01-02 03:04:05.678901+0100 App[123:4567] ", "[Table] ", "App[1:2]: ", "default\t",
    "-> ",
    "ListController ", "\u{1B}[32m", "{\"eventMessage\":\"", "<App.List: 0x7f8> ", "Loaded ",
    "--->", "MyApp.swift:12 ", "TableController.swift:12: ", "1. ", "\"", "03:04:05.678\tApp\t",
    "🍎 ",
  ]

  /// Returns a log as people paste it: damaged, without its header, under one version or all.
  func pastedLog(_ random: inout SeededGenerator) -> FuzzInput {
    guard let pair = library.logged.randomElement(using: &random) else {
      return damagedScenario(&random)
    }
    let text = String(decoding: library.bytes(pair.log), as: UTF8.self)
    let body = text.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
    let prefix = Self.prefixes.randomElement(using: &random) ?? ""
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).prefix(60)
    let pasted = Array(lines.map { prefix + $0 }.joined(separator: "\n").utf8)
    var files = library.files([pair.scenario])
    files["pasted.txt"] =
      Int.random(in: 0..<4, using: &random) == 0 ? pasted : mutator.mutate(pasted, &random)
    let guess = Int.random(in: 0..<4, using: &random) == 0 ? ["--guess-os"] : []
    let isNew = Int.random(in: 0..<4, using: &random) == 0
    return FuzzInput(
      kind: .pasted,
      files: files,
      subject: "pasted.txt",
      arguments: isNew
        ? ["new", "fuzzed", "--from", "pasted.txt"]
        : ["compare", pair.scenario, "pasted.txt"] + guess
    )
  }

  /// Commands that read a scenario, other than `run` and `check`.
  private static let readers = [
    ["validate", "--all"], ["show"], ["show", "--expanded"], ["fmt"], ["fmt", "--check"],
    ["why-not", "heightForRowAt"], ["why-not", "didSelectRowAt", "0,1"],
    ["why-not", "prefetchRowsAt"],
    ["why-not", "viewForHeaderInSection", "0", "--at", "2"], ["count", "--by", "reason"],
    ["quiz", "--answers", "1,2,1,1"], ["run", "--view", "story"], ["run", "--why"],
    ["run", "--gates"], ["step", "--at", "last"], ["list", "scenarios"],
    ["new", "other", "--from"],
  ]

  /// Returns an input for a command that reads a scenario, a log, a pattern or settings.
  func read(_ random: inout SeededGenerator) -> FuzzInput {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      var input = pastedLog(&random)
      input.kind = .reader
      input.arguments = ["new", "other", "--from", input.subject]
      return input
    case 1, 2: return pattern(&random)
    case 3: return settings(&random)
    default: return scenarioToRead(&random)
    }
  }

  private func scenarioToRead(_ random: inout SeededGenerator) -> FuzzInput {
    let path = library.scenarios.randomElement(using: &random) ?? ""
    let isMade = Int.random(in: 0..<3, using: &random) == 0
    let made = Array(sampler.scenario(&random).plain.utf8)
    return FuzzInput(
      kind: .reader,
      files: ["scenario.yaml": isMade ? made : mutator.mutate(library.bytes(path), &random)],
      subject: "scenario.yaml",
      arguments: (Self.readers.randomElement(using: &random) ?? []) + ["scenario.yaml"]
    )
  }

  /// Directives of pattern files, valid and invalid.
  private static let directives = [
    "@skip", "@any-order", "@end", "@times 2", "@times 0", "@times", "@{cell}", "@@skip", "@",
    "@skip @skip",
    "@until", "@times 99999999999999999999 - load", "@{", "@{}", "@times 2 @skip",
  ]

  /// Returns a golden turned into a pattern with wildcard lines, sometimes damaged.
  func pattern(_ random: inout SeededGenerator) -> FuzzInput {
    let golden = library.goldens.randomElement(using: &random) ?? ""
    let stem = golden.dropLast(".trace".count)
    let name = golden.dropFirst("Golden/".count).prefix { $0 != "." }
    let text = String(decoding: library.bytes(golden), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...8, using: &random) where lines.count > 5 {
      let place = Int.random(in: 4..<lines.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: lines.insert(Self.directives.randomElement(using: &random) ?? "", at: place)
      case 1: lines[place] = "@times \(Int.random(in: 0...3, using: &random)) " + lines[place]
      case 2: lines[place] = lines[place].replacing(/[0-9]+/, with: "@{a}", maxReplacements: 1)
      default:
        lines.insert("@any-order", at: place)
        lines.insert("@end", at: min(lines.count, place + 3))
      }
    }
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let isDamaged = Bool.random(using: &random)
    let subject = "\(stem).pattern"
    var files = library.files(["Scenarios/\(name).yaml"])
    files[subject] = isDamaged ? mutator.mutate(bytes, &random) : bytes
    let commands = [["check"], ["accept"], ["check", "--verify-determinism"], ["shrink"]]
    let command = commands.randomElement(using: &random) ?? []
    return FuzzInput(
      kind: .reader,
      files: files,
      subject: subject,
      arguments: command + [String(name)]
    )
  }

  /// Returns the damaged settings of a project, and a scenario in a folder that they may name.
  func settings(_ random: inout SeededGenerator) -> FuzzInput {
    let text = "# folders\nscenarios: tables/specs\ngolden: \"tables/traces\"\n"
    let scenario = "version: 1\ntitle: A\nos: [iOS 9]\nsections: [{rows: 3}]\nsteps: [load]\n"
    let commands = [
      ["check"], ["accept", "--all"], ["validate"], ["review"], ["new", "b", "--from", "a"],
    ]
    return FuzzInput(
      kind: .reader,
      files: [
        "tabletrace.yaml": mutator.mutate(Array(text.utf8), &random),
        "tables/specs/a.yaml": Array(scenario.utf8), "Scenarios/a.yaml": Array(scenario.utf8),
      ],
      subject: "tabletrace.yaml",
      arguments: commands.randomElement(using: &random) ?? []
    )
  }

  /// Returns a scenario that is checked against the laws.
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
