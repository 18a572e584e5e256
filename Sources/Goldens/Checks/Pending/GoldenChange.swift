package import Goldens
package import Project
package import Reports
package import Scenarios
package import TableTrace

/// A golden before and after `accept`.
package struct GoldenChange {
  /// Where the trace of the last check is kept, if it is.
  package var place: PendingFile
  /// The golden.
  var golden: GoldenPlace
  /// Its bytes, nil when there is none yet.
  private var before: [UInt8]?
  /// What is to be written, where it can be held.
  private var proposal: GoldenProposal?
  /// What is to be written where it is too long for that.
  private var long: LongGolden?

  /// The recorded log of the scenario.
  package var log: String?
  /// What is wrong with the run by itself.
  package var result: CheckResult
  /// Whether the trace is that of the last check.
  package var isPromoted = false
  /// Why the trace of the last check is not taken, where there is one.
  package var staleness: PendingRecord.Staleness?
  /// The golden that goes, because another file takes its place.
  private(set) var replaced: GoldenPlace?

  /// The file.
  var path: String { golden.path }

  /// Takes the trace of the last check, or simulates a scenario where something has changed since.
  package init(
    _ loaded: LoadedScenario,
    _ scenario: Scenario,
    _ version: SystemVersion,
    in world: World
  ) throws(FileError) {
    let file = loaded.file
    place = PendingFile(file, version)
    golden = place.golden(in: world.files.readable)
    log = scenario.recorded.map(file.resolve)
    let files = world.files.readable
    result = CheckResult(scenario: file.name, file: file.path, version: version.fileNamePart)
    let isLong = [golden.path, place.trace].contains { path in
      files.size(of: path).map { $0 > GoldenSurvey.mostBytes } ?? false
    }
    if !isLong { before = try files.readIfThere(golden.path) }
    let digest = before.map { ContentDigest($0).text }
    let store = PendingStore(world: world)
    switch isLong ? .nothing : store.kept(place, scenario: loaded.digest, golden: digest) {
    case .present(let record, let trace):
      proposal = GoldenProposal(golden, before: before, trace: trace)
      result.findings = record.refusals
      isPromoted = true
      refuseProblem()
      return
    case .stale(let reason): staleness = reason
    case .nothing: break
    }
    let stream = GoldenStream(golden.path, in: files)
    let trace = WrittenTrace(file, scenario, version, golden: stream, in: files)
    result.findings = trace.findings
    if !isLong, let bytes = trace.bytes {
      proposal = GoldenProposal(golden, before: before, trace: bytes)
    } else {
      long = try LongGolden(golden, trace, in: files)
      before = nil
    }
    refuseProblem()
  }

  /// Takes what waits for a decision.
  package init(_ item: PendingList.Item) {
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
  package mutating func makePattern() throws(FileError) {
    if long != nil { throw .tooLarge(path: golden.path, limit: GoldenSurvey.mostBytes) }
    guard golden.format == .trace, let lines = proposal?.new else { return }
    if before != nil { replaced = golden }
    golden = GoldenPlace(pattern: place)
    proposal?.bytes = PatternRewrite.withoutSlack(lines)
  }

  /// Writes it.
  func write(in world: World) throws(FileError) {
    if let long { return try long.write(in: world) }
    if let proposal { try world.files.write(proposal.bytes, to: path) }
  }

  /// Whether the file may be replaced by whoever insists on it.
  package var isReplaceable: Bool { long?.isReplaceable ?? proposal?.isReplaceable ?? true }

  /// What cannot be fitted to the trace is refused like a run that fails by itself.
  private mutating func refuseProblem() {
    if let problem = long?.problem ?? proposal?.problem { result.findings.append(problem) }
  }

  /// What changes, in a line, and as a sum; nil when nothing does.
  package var told: (sentence: String, sum: ChangeSum)? {
    if let long { return long.told }
    guard let proposal, before != proposal.bytes else { return nil }
    var sum = ChangeSum()
    let count = Golden.lineCount(proposal.new?.body.count ?? 0)
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
      return ("\(path): a pattern instead of \(replaced.path), \(changes)", change.sum)
    }
    return ("\(path): \(change.sentence)\(proposal.droppedWords)", change.sum)
  }
}
