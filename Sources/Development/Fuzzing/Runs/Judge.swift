package struct Judge: Sendable {
  /// The command that runs the tool, before the arguments of the input.
  package var tool: [String]
  package var limits: RunLimits
  private let agreement: SchemaAgreement

  package init(tool: [String], limits: RunLimits = RunLimits(), language: ScenarioLanguage) {
    self.tool = tool
    self.limits = limits
    agreement = SchemaAgreement(SchemaChecker(root: language.schema))
  }

  /// Runs an input.
  ///
  /// - Parameters:
  ///   - input: The files and the command line.
  ///   - exits: The allowed exit codes, or nil for all codes of the tool.
  ///
  /// - Returns: The failure, or nil if the run is correct.
  package func failure(of input: FuzzInput, exits: Set<Int32>? = nil) -> Failure? {
    guard let folder = ScratchFolder() else { return .hang }
    defer { folder.remove() }
    if case .growth = input.kind { return growthFailure(of: input, in: folder) }
    let first = run(input, in: folder, limits: limits)
    if let failure = basicFailure(first, of: input, exits: exits, limits: limits) { return failure }
    if let failure = ownFailure(first, of: input) { return failure }
    guard Self.runsTwice(input) else { return nil }
    return run(input, in: folder, limits: limits).output == first.output ? nil : .differs
  }

  private func run(
    _ input: FuzzInput,
    in folder: ScratchFolder,
    limits: RunLimits
  ) -> ChildRun {
    folder.hold(input.files)
    return ChildRun(tool + input.arguments, in: folder.path, limits: limits)
  }

  /// Returns a failure that no input may cause, or nil.
  private func basicFailure(
    _ run: ChildRun,
    of input: FuzzInput,
    exits: Set<Int32>? = nil,
    limits: RunLimits
  ) -> Failure? {
    if run.seconds > limits.processorSeconds { return .slow(run.seconds) }
    if run.memory > limits.memory { return .memory(run.memory) }
    switch run.ending {
    case .signal(let signal): return .signal(signal)
    case .stopped, .unstarted: return .hang
    case .exit(let code) where !(exits ?? Self.exits(of: input.kind)).contains(code):
      return .exit(code)
    case .exit:
      let isColored = input.arguments.contains("always")
      return run.output.hasControlBytes && !isColored ? .controlBytes : nil
    }
  }

  private static func exits(of kind: FuzzInput.Kind) -> Set<Int32> {
    switch kind {
    case .commandLine, .conversation, .reader: [0, 1, 2, 64]
    case .scenario, .generated, .reaction, .growth, .golden, .log, .pending, .ledger,
      .pasted, .laws, .deep:
      [0, 1, 2]
    }
  }

  private func ownFailure(_ run: ChildRun, of input: FuzzInput) -> Failure? {
    switch input.kind {
    case .golden: return run.ending == .exit(0) ? .damagedGoldenPassed : nil
    case .scenario, .generated, .reaction:
      // A message has a code even if the run continues, so only exit code 2 means a rejected
      // scenario.
      let codes = run.ending == .exit(2) ? run.output.errorCodes : []
      guard run.ending != .exit(2) || !codes.isEmpty else { return nil }
      return agreement.difference(input.files[input.subject] ?? [], errors: codes)
        .map(Failure.disagreement)
    case .laws, .deep: return run.output.brokenLaw.map(Failure.brokenLaw)
    case .growth, .log, .pending, .ledger, .commandLine, .conversation, .pasted, .reader:
      return nil
    }
  }

  /// Whether an input is run twice.
  ///
  /// One of eight is, chosen by its bytes.
  private static func runsTwice(_ input: FuzzInput) -> Bool {
    let bytes = input.files[input.subject] ?? []
    return bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 8 == 0
  }
}

extension Judge {
  /// The shortest run in which the time of a step can be measured, in seconds of processor time.
  private static let measurable = 0.25
  /// The highest allowed cost of a step or byte in a long run, relative to a short run.
  private static let dearer = 1.5
  /// How often both runs are measured.
  ///
  /// Other programs only add time, so the smallest measurement counts.
  private static let measurements = 3
  /// The factor on the time limit of the long run, for which only the ratio matters.
  private static let patience = 5.0

  private func growthFailure(of input: FuzzInput, in folder: ScratchFolder) -> Failure? {
    let bytes = input.files[input.subject] ?? []
    guard let fewer = Growth.repeating(bytes, steps: Growth.steps.fewer),
      let more = Growth.repeating(bytes, steps: Growth.steps.more)
    else { return nil }
    var patient = limits
    patient.processorSeconds *= Self.patience
    patient.clockSeconds *= Self.patience
    var least = (short: Double.infinity, long: Double.infinity)
    var superlinear: Failure?
    for _ in 0..<Self.measurements {
      let short = run(input.replacing(subject: fewer), in: folder, limits: limits)
      if let failure = basicFailure(short, of: input, limits: limits) { return failure }
      let long = run(input.replacing(subject: more), in: folder, limits: patient)
      if let failure = basicFailure(long, of: input, limits: patient) { return failure }
      least = (min(least.short, short.seconds), min(least.long, long.seconds))
      let time = least.long / max(least.short, 0.001)
      let output = Double(long.output.count) / Double(max(short.output.count, 1))
      let work = max(Double(Growth.steps.more) / Double(Growth.steps.fewer), output)
      let isDearer = least.long > Self.measurable && time > Self.dearer * work
      guard isDearer else { return nil }
      superlinear = .superlinear(time: time, output: output)
    }
    return superlinear
  }
}
