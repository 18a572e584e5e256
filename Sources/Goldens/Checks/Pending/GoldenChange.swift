package import Goldens
package import Project
package import Reports
package import Scenarios
package import TableTrace

/// A golden before and after `accept`.
package struct GoldenChange {
  /// The place of the trace saved by the last check.
  package var place: PendingFile
  var golden: GoldenPlace
  private var before: [UInt8]?
  /// The content to write, or nil if it is too long for memory.
  private var proposal: GoldenProposal?
  /// The content to write if it is too long for memory.
  private var long: LongGolden?

  package var log: String?
  /// The problems of the run itself.
  package var result: CheckResult
  /// Whether the trace was saved by the last check.
  package var isPromoted = false
  /// The reason why a saved trace is not used, or nil if there is no reason.
  package var staleness: PendingRecord.Staleness?
  /// Whether the user has rejected the same trace before.
  package private(set) var isRejected = false
  /// The golden that is removed because another file replaces it.
  private(set) var replaced: GoldenPlace?

  var path: String { golden.path }

  /// Uses the saved trace, or simulates again if something has changed since.
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
      isRejected = store.rejects(
        bytes,
        of: place,
        PendingRecord.Origin(scenario: loaded.digest, golden: digest, in: world)
      )
      proposal = GoldenProposal(golden, before: before, trace: bytes)
    } else {
      long = try LongGolden(golden, trace, in: files)
      before = nil
    }
    refuseProblem()
  }

  /// Uses a saved trace that waits for a decision.
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

  /// Replaces a golden trace with a pattern of the same lines.
  package mutating func makePattern() throws(FileError) {
    if long != nil { throw .tooLarge(path: golden.path, limit: GoldenSurvey.mostBytes) }
    guard golden.format == .trace, let lines = proposal?.new else { return }
    if before != nil { replaced = golden }
    golden = GoldenPlace(pattern: place)
    proposal?.bytes = PatternRewrite.withoutSlack(lines)
  }

  func write(in world: World) throws(FileError) {
    if let long { return try long.write(in: world) }
    if let proposal { try world.files.write(proposal.bytes, to: path) }
  }

  package var isReplaceable: Bool { long?.isReplaceable ?? proposal?.isReplaceable ?? true }

  /// Refuses a pattern that cannot be adjusted to the trace, as a failing run is refused.
  private mutating func refuseProblem() {
    if let problem = long?.problem ?? proposal?.problem { result.findings.append(problem) }
  }

  /// The change as a sentence and as counts, or nil if nothing changes.
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
