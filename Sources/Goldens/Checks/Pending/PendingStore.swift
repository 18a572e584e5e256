import Goldens
package import Project
import Reports
import Scenarios
import TableTrace

/// Saves traces that differ from their goldens, finds them again, and removes them.
package struct PendingStore {
  enum Kept {
    case present(PendingRecord, trace: [UInt8])
    /// A trace that may be out of date.
    case stale(PendingRecord.Staleness)
    case nothing
  }

  /// The content of the file that makes git ignore the folder.
  private static let ignore = "*\n"

  /// The most traces to save, enough for a large project in which every golden differs.
  private static let mostKept = 90_000

  let world: World

  package init(
    world: World
  ) {
    self.world = world
  }

  package var goldens: String { world.files.readable.layout?.goldens ?? ScenarioFile.goldenFolder }

  /// Saves a trace unless it is already saved, and returns false if it was rejected.
  @discardableResult
  func keep(_ check: CheckCase, _ outcome: CheckCase.Outcome) throws(FileError) -> Bool {
    guard let difference = outcome.difference else { return false }
    let place = PendingFile(check.file, check.version)
    let files = world.files.readable
    let golden = try GoldenStream.digest(of: place.golden(in: files).path, in: files)
    let origin = PendingRecord.Origin(scenario: check.digest, golden: golden, in: world)
    let known = record(of: place)
    if let known, known.isOf(origin), known.difference.difference == difference.difference {
      if known.isRejected { return false }
      if world.files.kind(of: place.trace) == .file {
        if world.files.kind(of: ignoreFile(place)) == nil { try prepare(place) }
        return true
      }
    }
    try prepare(place)
    if let known, known.isRejected {
      var digest = ContentDigest()
      Self.simulate(check) { digest.add($0) }
      if let same = known.renewed(origin, trace: digest.text) {
        try world.files.write(same.bytes, to: place.record, .remade)
        return false
      }
    }
    // The record is removed first and written last, so that it never describes another trace.
    try world.files.remove(place.record)
    let digest = try write(check, to: place.trace)
    let record = PendingRecord(
      origin,
      trace: digest,
      difference: difference,
      refusals: outcome.refusals
    )
    try world.files.write(record.bytes, to: place.record, .remade)
    return true
  }

  /// Removes a trace and remembers the decision, so that it is not saved again until it changes.
  package func reject(_ place: PendingFile) throws(FileError) {
    guard let record = record(of: place) else { return try drop(place) }
    let tree = ProjectTree(goldens: place.goldens, files: world.files.readable)
    for path in [place.record, place.trace] { try tree.checkPending(path) }
    try world.files.write(record.rejecting.bytes, to: place.record, .remade)
    try world.files.remove(place.trace)
  }

  package func isRejected(_ place: PendingFile) -> Bool { record(of: place)?.isRejected ?? false }

  /// Whether this trace was rejected, and neither it nor its golden has changed since.
  func rejects(_ trace: [UInt8], of place: PendingFile, _ origin: PendingRecord.Origin) -> Bool {
    guard let record = record(of: place), record.isRejected else { return false }
    return record.renewed(origin, trace: ContentDigest(trace).text) != nil
  }

  /// The path of the file that makes git ignore the folder.
  private func ignoreFile(_ place: PendingFile) -> String {
    FilePath.join(place.folder, ".gitignore")
  }

  /// Creates the folder, or throws an error if a link leads elsewhere.
  private func prepare(_ place: PendingFile) throws(FileError) {
    let tree = ProjectTree(goldens: place.goldens, files: world.files.readable)
    let folder = place.folder
    let ignore = ignoreFile(place)
    for path in [ignore, place.trace, place.record] { try tree.checkPending(path) }
    if world.files.kind(of: ignore) == nil {
      try world.files.makeFolder(folder)
      try world.files.write(Array(Self.ignore.utf8), to: ignore, .remade)
    }
    try world.files.makeFolder(FilePath.folder(of: place.trace))
  }

  /// Writes the trace during its simulation, and returns its digest.
  private func write(_ check: CheckCase, to path: String) throws(FileError) -> String {
    let target = try RunTarget(path, .remade, in: world)
    var digest = ContentDigest()
    Self.simulate(check) { bytes in
      digest.add(bytes)
      target.write(bytes)
    }
    try target.close()
    return digest.text
  }

  /// Simulates a check, and passes the bytes of its trace to `write`.
  private static func simulate(_ check: CheckCase, write: @escaping ([UInt8]) -> Void) {
    let text = TraceText(recipients: check.scenario.tracedRecipients, write: write)
    text.header(scenario: check.file.name, version: check.version)
    _ = ScenarioRunner(scenario: check.scenario, version: check.version).run(into: text)
    text.finish()
  }

  /// The saved trace of a check whose scenario and golden have these digests.
  func kept(_ place: PendingFile, scenario: String, golden: String?) -> Kept {
    guard world.files.kind(of: place.record) == .file else {
      // A trace without its record lacks the findings of the check.
      return world.files.kind(of: place.trace) == .file ? .stale(.record) : .nothing
    }
    if isRejected(place) { return .nothing }
    guard let record = record(of: place), let trace = try? world.files.read(place.trace) else {
      return .stale(.trace)
    }
    let origin = PendingRecord.Origin(scenario: scenario, golden: golden, in: world)
    if let staleness = record.staleness(origin, trace: trace) { return .stale(staleness) }
    return .present(record, trace: trace)
  }

  private func record(of place: PendingFile) -> PendingRecord? {
    (try? world.files.read(place.record)).flatMap(PendingRecord.init)
  }

  package func drop(_ place: PendingFile) throws(FileError) {
    for path in [place.record, place.trace] where world.files.kind(of: path) == .file {
      try ProjectTree(goldens: place.goldens, files: world.files.readable).checkPending(path)
      try world.files.remove(path)
    }
  }

  /// The checks with a saved trace below a folder of goldens, by name and version.
  package func places(in goldens: String) throws(FileError) -> [PendingFile] {
    let folder = PendingFile.folder(in: goldens)
    guard world.files.kind(of: folder) == .folder else { return [] }
    let walk = try FolderWalk(
      below: folder,
      suffixes: ["trace", "json"],
      more: Self.mostKept,
      in: world.files.readable
    )
    return Set(walk.files.compactMap { PendingFile($0, goldens: goldens) }).sorted { one, other in
      one.scenario == other.scenario
        ? one.version < other.version
        : one.scenario.utf8.lexicographicallyPrecedes(other.scenario.utf8)
    }
  }
}
