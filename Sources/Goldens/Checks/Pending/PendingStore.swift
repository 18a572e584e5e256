import Goldens
package import Project
import Reports
import Scenarios
import TableTrace

/// Keeps traces that differ from their goldens, finds them again, and drops them.
package struct PendingStore {
  /// What is kept for a check.
  enum Kept {
    /// A trace that a simulation would give now, with its record.
    case present(PendingRecord, trace: [UInt8])
    /// A trace that may be another one now.
    case stale(PendingRecord.Staleness)
    /// Nothing.
    case nothing
  }

  /// Makes git ignore the folder by itself, whatever the project's own file says.
  private static let ignore = "*\n"

  let world: World

  package init(
    world: World
  ) {
    self.world = world
  }

  /// The folder of goldens of the current project.
  package var goldens: String { world.files.readable.layout?.goldens ?? ScenarioFile.goldenFolder }

  /// Simulates and keeps a trace, unless the same one is kept already.
  func keep(_ check: CheckCase, _ outcome: CheckCase.Outcome) throws(FileError) {
    guard let difference = outcome.difference else { return }
    let place = PendingFile(check.file, check.version)
    let files = world.files.readable
    let golden = try GoldenStream.digest(of: place.golden(in: files).path, in: files)
    let origin = PendingRecord.Origin(scenario: check.digest, golden: golden, in: world)
    if let record = record(of: place), record.isOf(origin),
      record.difference.difference == difference.difference,
      world.files.kind(of: place.trace) == .file
    {
      if world.files.kind(of: ignoreFile(place)) == nil { try prepare(place) }
      return
    }
    try prepare(place)
    // The record goes first and comes last, so that it never speaks of another trace.
    try world.files.remove(place.record)
    let digest = try write(check, to: place.trace)
    let record = PendingRecord(
      origin,
      trace: digest,
      difference: difference,
      refusals: outcome.refusals
    )
    try world.files.write(record.bytes, to: place.record, .remade)
  }

  /// What makes git ignore the folder.
  private func ignoreFile(_ place: PendingFile) -> String {
    FilePath.join(place.folder, ".gitignore")
  }

  /// Makes the folder, where no link leads away from it.
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

  /// Writes the trace as it is simulated; answers its digest.
  private func write(_ check: CheckCase, to path: String) throws(FileError) -> String {
    let target = try RunTarget(path, .remade, in: world)
    var digest = ContentDigest()
    let text = TraceText(recipients: check.scenario.tracedRecipients) { bytes in
      digest.add(bytes)
      target.write(bytes)
    }
    text.header(scenario: check.file.name, version: check.version)
    _ = ScenarioRunner(scenario: check.scenario, version: check.version).run(into: text)
    text.finish()
    try target.close()
    return digest.text
  }

  /// What is kept for a check whose scenario and golden have these digests.
  func kept(_ place: PendingFile, scenario: String, golden: String?) -> Kept {
    guard world.files.kind(of: place.record) == .file else {
      // A trace alone is half of what a check kept: what it said about it is gone.
      return world.files.kind(of: place.trace) == .file ? .stale(.record) : .nothing
    }
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

  /// Drops what is kept for a check, if anything is.
  package func drop(_ place: PendingFile) throws(FileError) {
    for path in [place.record, place.trace] where world.files.kind(of: path) == .file {
      try ProjectTree(goldens: place.goldens, files: world.files.readable).checkPending(path)
      try world.files.remove(path)
    }
  }

  /// The checks for which something is kept below a folder of goldens, by name and version.
  package func places(in goldens: String) -> [PendingFile] {
    let folder = PendingFile.folder(in: goldens)
    guard world.files.kind(of: folder) == .folder else { return [] }
    let walk = FolderWalk(below: folder, suffixes: ["trace", "json"], in: world.files.readable)
    return Set(walk.files.compactMap { PendingFile($0, goldens: goldens) }).sorted { one, other in
      one.scenario == other.scenario
        ? one.version < other.version
        : one.scenario.utf8.lexicographicallyPrecedes(other.scenario.utf8)
    }
  }
}
