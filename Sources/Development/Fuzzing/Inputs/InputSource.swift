import Scenarios

/// Makes the inputs of a seed.
///
/// The same number always gives the same input.
package struct InputSource: Sendable {
  private let seed: UInt64
  /// The kind of all inputs, or nil for all kinds in turn.
  private let only: FuzzInput.Kind?
  let library: SourceLibrary
  let mutator: TextMutator
  let sampler: ScenarioSampler
  let matrix: ReactionMatrix

  /// Makes the inputs of a seed from the shipped files and the language.
  ///
  /// With `only`, all inputs are of that kind.
  package init(
    seed: UInt64,
    library: SourceLibrary,
    language: ScenarioLanguage,
    only: FuzzInput.Kind? = nil
  ) {
    self.seed = seed
    self.only = only
    self.library = library
    mutator = TextMutator(words: language.words)
    sampler = ScenarioSampler(language, numbers: .hostile)
    matrix = ReactionMatrix(language, seed: seed)
  }

  /// The order of the kinds, in which expensive ones are less frequent.
  private static let turns: [FuzzInput.Kind] = [
    .reaction, .scenario, .generated, .reaction, .scenario, .golden, .reaction, .generated,
    .scenario, .reaction, .log, .reaction, .scenario, .generated, .reaction, .commandLine,
    .reaction, .scenario, .pending, .ledger, .conversation, .laws, .pasted, .scenario, .deep,
    .reader, .reader,
  ]
  /// One of this many inputs is of the kind ``FuzzInput/Kind/growth``.
  private static let growthEvery = 60

  /// Returns the input with this number, counted from 0.
  package func input(_ number: Int) -> FuzzInput {
    var random = SeededGenerator(seed: seed ^ (UInt64(number) &* 0x9E37_79B9_7F4A_7C15))
    if only == nil, number % Self.growthEvery == 7 { return Growth.input(&random) }
    let turn = number % Self.turns.count
    switch only ?? Self.turns[turn] {
    case .scenario: return damagedScenario(&random)
    case .generated: return generated(&random)
    case .reaction where only != nil: return matrix.input(number, &random)
    case .reaction:
      let before = Self.turns[..<turn].count { $0 == .reaction }
      let each = Self.turns.count { $0 == .reaction }
      return matrix.input(number / Self.turns.count * each + before, &random)
    case .growth: return Growth.input(&random)
    case .golden: return damagedGolden(&random)
    case .log: return damagedLog(&random)
    case .pending: return damagedRecord(&random)
    case .ledger: return damagedLedger(&random)
    case .commandLine: return commandLine(&random)
    case .conversation: return conversation(&random)
    case .pasted: return pastedLog(&random)
    case .laws: return judged(number, &random)
    case .deep:
      let text = DeepSampler().scenario(&random)
      var input = FuzzInput.run(.deep, text, arguments: [])
      input.arguments = ["check", "scenario.yaml"]
      return input
    case .reader: return read(&random)
    }
  }

  private static let versions = [
    "iOS 4", "iOS 6.1", "iOS 8", "iOS 9", "iOS 11", "iOS 13", "iOS 15", "iOS 17", "iOS 26",
    "Catalyst 14",
  ]

  func damagedScenario(_ random: inout SeededGenerator) -> FuzzInput {
    let path = library.scenarios.randomElement(using: &random) ?? ""
    let bytes = mutator.mutate(library.bytes(path), &random)
    return FuzzInput(
      kind: .scenario,
      files: ["scenario.yaml": bytes],
      subject: "scenario.yaml",
      arguments: ["run", "scenario.yaml"] + options(&random)
    )
  }

  private func generated(_ random: inout SeededGenerator) -> FuzzInput {
    let scenario = sampler.scenario(&random)
    let text = Bool.random(using: &random) ? scenario.plain : scenario.printed
    return .run(.generated, text, arguments: options(&random))
  }

  private func options(_ random: inout SeededGenerator) -> [String] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: ["--os", Self.versions.randomElement(using: &random) ?? ""]
    case 1: ["--format", "jsonl"]
    case 2: ["--format", "jsonl", "--state"]
    default: []
    }
  }

  private func damagedGolden(_ random: inout SeededGenerator) -> FuzzInput {
    let golden = library.goldens.randomElement(using: &random) ?? ""
    // For example, Golden/load/first-load.iOS-17.trace belongs to Scenarios/load/first-load.yaml.
    let name = golden.dropFirst("Golden/".count).prefix { $0 != "." }
    let scenario = "Scenarios/\(name).yaml"
    let others = library.goldens.filter { $0.hasPrefix("Golden/\(name).") }
    var input = FuzzInput(
      kind: .golden,
      files: library.files(others + [scenario]),
      subject: golden,
      arguments: ["check", "--jobs", "1"]
    )
    let bytes = input.files[golden] ?? []
    repeat {
      input.files[golden] = mutator.mutate(bytes, &random)
    } while input.files[golden] == bytes
    return input
  }

  private func damagedLog(_ random: inout SeededGenerator) -> FuzzInput {
    guard let pair = library.logged.randomElement(using: &random) else {
      return damagedScenario(&random)
    }
    var input = FuzzInput(
      kind: .log,
      files: library.files([pair.scenario, pair.log]),
      subject: pair.log,
      arguments: ["compare", pair.scenario, pair.log]
    )
    input.files[pair.log] = mutator.mutate(library.bytes(pair.log), &random)
    return input
  }
}

extension InputSource {
  /// Returns a few entries of the ledger and the files that they name, one of them damaged.
  private func damagedLedger(_ random: inout SeededGenerator) -> FuzzInput {
    let start = Int.random(in: 0..<max(1, library.ledger.count), using: &random)
    let entries = library.ledger.dropFirst(start).prefix(Int.random(in: 1...6, using: &random))
    let ids = entries.compactMap { $0.split(separator: "\n").first?.dropFirst("- id: ".count) }
    let rows = [library.cases["id"] ?? ""] + ids.compactMap { library.cases[String($0)] }
    let named = library.scenarios.filter { path in entries.contains { $0.contains(path) } }
    let logs = library.logged.filter { named.contains($0.scenario) }.map(\.log)
    var files = library.files(named + logs)
    files[SourceLibrary.ledgerPath] = Array(entries.joined().utf8)
    files[SourceLibrary.casesPath] = Array((rows.joined(separator: "\n") + "\n").utf8)
    let subject = [SourceLibrary.ledgerPath, SourceLibrary.casesPath].randomElement(using: &random)
    let damaged = subject ?? SourceLibrary.ledgerPath
    files[damaged] = mutator.mutate(files[damaged] ?? [], &random)
    return FuzzInput(kind: .ledger, files: files, subject: damaged, arguments: ["conformance"])
  }

  /// The record that `check` stores about a trace.
  private static let record = """
    {"difference": {"details": ["step 1: load"], "difference": "0-1", "file": "Golden/a.iOS-9.trace",
    "kind": "divergence", "line": 7, "message": "missing (golden line 7)", "next": "x", "reasons": []},
    "format": 1, "golden": "00000000000000aa-12", "program": "0", "refusals": [],
    "scenario": "00000000000000aa-12", "trace": "00000000000000aa-12"}
    """

  /// Returns a damaged record next to the trace of a pending golden.
  private func damagedRecord(_ random: inout SeededGenerator) -> FuzzInput {
    let text = "version: 1\ntitle: A\nos: [iOS 9]\nsections: [{rows: 3}]\nsteps: [load]\n"
    let trace = "tabletrace trace 1\nscenario: a\nos: iOS 9\n\n- load\n"
    let record = "Golden/pending/a.iOS-9.json"
    let decision = [
      ["review"], ["review", "--json"], ["accept", "a"], ["accept", "--same", "a"],
    ]
    return FuzzInput(
      kind: .pending,
      files: [
        "Scenarios/a.yaml": Array(text.utf8), "Golden/a.iOS-9.trace": Array(trace.utf8),
        "Golden/pending/a.iOS-9.trace": Array(trace.utf8),
        record: mutator.mutate(Array(Self.record.utf8), &random),
      ],
      subject: record,
      arguments: decision.randomElement(using: &random) ?? []
    )
  }

  private static let commands = [
    "run", "check", "review", "accept", "reject", "diff", "compare", "validate", "list", "rules",
    "explain", "reference", "schema", "conformance", "help", "rnu", "", "step", "quiz", "learn",
    "shrink", "why-not", "count", "history", "show", "fmt", "completions", "man",
  ]
  private static let operands = [
    "Scenarios/a.yaml", "Golden/a.iOS-17.trace", "a", "--os", "iOS 9", "iOS-17", "ios 17", "--only",
    "heightForRowAt", "--except", "--summary", "--format", "jsonl", "--report", "json=r", "junit=-",
    "--jobs", "2", "0", "-1", "99999999999999999999", "--shard", "1/2", "3/2", "-o", "out",
    "--color",
    "always", "never", "--all", "--names", "-h", "--help", "--version", "--", "-", "", "\u{1B}[31m",
    "steps", "load", "T014", "rules", "--at", "--seed", "--answers", "1,2,x", "--state",
    "--guess-os",
    "laws", "law.swipes-pair", "scenarios", "versions", "🍎",
  ]

  private func commandLine(_ random: inout SeededGenerator) -> FuzzInput {
    let text = "version: 1\ntitle: A\nsections: [{rows: 3}]\nsteps: [load]\n"
    let command = Self.commands.randomElement(using: &random) ?? ""
    let operands = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
      Self.operands.randomElement(using: &random)
    }
    return FuzzInput(
      kind: .commandLine,
      files: ["Scenarios/a.yaml": Array(text.utf8)],
      subject: "Scenarios/a.yaml",
      arguments: [command] + operands
    )
  }
}
