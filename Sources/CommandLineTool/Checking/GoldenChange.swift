import Goldens
import Reports
import Scenarios
import TableTrace

/// A golden before and after `accept`.
struct GoldenChange {
  /// Where the trace of the last check is kept, if it is.
  var place: PendingFile
  /// The golden.
  var golden: GoldenPlace
  /// Its bytes, nil when there is none yet.
  var before: [UInt8]?
  /// What is to be written.
  var proposal: GoldenProposal

  /// The recorded log of the scenario.
  var log: String?
  /// What is wrong with the run by itself.
  var result: CheckResult
  /// Whether the trace is that of the last check.
  var isPromoted = false
  /// Why the trace of the last check is not taken, where there is one.
  var staleness: PendingRecord.Staleness?
  /// The golden that goes, because another file takes its place.
  private(set) var replaced: GoldenPlace?

  /// The file.
  var path: String { golden.path }

  /// The bytes to write.
  var after: [UInt8] { proposal.bytes }

  /// Takes the trace of the last check, or simulates a scenario where something has changed since.
  init(
    _ loaded: LoadedScenario,
    _ scenario: Scenario,
    _ version: SystemVersion,
    in world: World
  ) throws(FileError) {
    let file = loaded.file
    place = PendingFile(file, version)
    golden = place.golden(in: world.files.readable)
    log = scenario.recorded.map(file.resolve)
    before = try world.files.readable.readIfThere(golden.path)
    result = CheckResult(scenario: file.name, file: file.path, version: version.fileNamePart)
    switch PendingStore(world: world).kept(place, scenario: loaded.digest, golden: before) {
    case .present(let record, let trace):
      proposal = GoldenProposal(golden, before: before, trace: trace)
      result.findings = record.refusals
      isPromoted = true
      refuseProblem()
      return
    case .stale(let reason): staleness = reason
    case .nothing: break
    }
    let simulation = Simulation(scenario, version, recipients: scenario.tracedRecipients)
    let trace = Golden(
      header: GoldenHeader(scenario: file.name, os: version),
      body: simulation.lines.map(\.indented)
    )
    proposal = GoldenProposal(golden, before: before, trace: Array(trace.text.utf8))
    result.findings = LawFindings.ofRun(simulation.laws.breaches, scenario, file)
    // A known issue excuses what fails.
    if scenario.knownIssue == nil {
      let findings = OutcomeFindings(file: file, version: version, files: world.files.readable)
      result.findings += findings.findings(simulation.outcome)
    }
    refuseProblem()
  }

  /// Takes what waits for a decision.
  init(_ item: PendingList.Item) {
    place = item.place
    golden = item.goldenPlace
    log = item.log
    before = item.golden
    proposal = item.proposal
    result = item.result
    result.findings = item.record.refusals
    isPromoted = true
    refuseProblem()
  }

  /// Writes a pattern with the lines of the trace, in place of a golden that is a trace.
  mutating func makePattern() {
    guard golden.format == .trace, let lines = proposal.new else { return }
    if before != nil { replaced = golden }
    golden = GoldenPlace(pattern: place)
    proposal.bytes = PatternRewrite.withoutSlack(lines)
  }

  /// What cannot be fitted to the trace is refused like a run that fails by itself.
  private mutating func refuseProblem() {
    if let problem = proposal.problem { result.findings.append(problem) }
  }

  /// What changes, in a line, and as a sum; nil when nothing does.
  var told: (sentence: String, sum: ChangeSum)? {
    if before == after { return nil }
    var sum = ChangeSum()
    let count = proposal.new?.body.count ?? 0
    guard before != nil else {
      sum.newGoldens = 1
      return ("\(path): new, \(count) lines", sum)
    }
    guard let now = proposal.new, let old = proposal.old else {
      sum.unreadable = 1
      return ("\(path): was unreadable, \(count) lines now", sum)
    }
    let change = GoldenRewrite(from: old, to: now)
    if let replaced {
      let changes = change.sum.total == 0 ? "\(count) lines" : change.sentence
      return ("\(path): a pattern in place of \(replaced.path), \(changes)", change.sum)
    }
    return ("\(path): \(change.sentence)\(proposal.droppedWords)", change.sum)
  }
}
