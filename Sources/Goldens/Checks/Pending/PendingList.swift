import Diagnostics
import Goldens
package import Project
import Reports
import Scenarios
import TableTrace

/// The saved traces that wait for a decision, updated after later changes.
package struct PendingList {
  package struct Item {
    var place: PendingFile
    var file: ScenarioFile
    var log: String?
    var record: PendingRecord
    var goldenPlace: GoldenPlace
    var golden: [UInt8]?
    var trace: [UInt8]

    var proposal: GoldenProposal { GoldenProposal(goldenPlace, before: golden, trace: trace) }

    /// The difference as a result, for comparison with others.
    var result: CheckResult {
      CheckResult(
        scenario: place.scenario,
        file: file.path,
        version: place.version.fileNamePart,
        findings: [record.difference]
      )
    }
  }

  /// A check that was simulated again, and the reason.
  package struct Renewal {
    package var place: PendingFile
    var reason: PendingRecord.Staleness

    package init(
      place: PendingFile,
      reason: PendingRecord.Staleness
    ) {
      self.place = place
      self.reason = reason
    }
  }

  private let world: World
  private let store: PendingStore
  private(set) var items: [Item] = []
  /// The checks that were simulated again, with the reasons, in the order of the items.
  package private(set) var renewed: [Renewal] = []

  /// Reads the saved traces of the selected scenarios, or of the project.
  package init(
    goldens: [String]? = nil,
    meant selection: GoldenSelection? = nil,
    in world: World
  ) throws(FileError) {
    self.world = world
    store = PendingStore(world: world)
    let files = world.files.readable
    let folders = goldens ?? selection?.goldens ?? [store.goldens]
    var loaded: [String: LoadedScenario] = [:]
    for folder in folders {
      for place in try store.places(in: folder) {
        guard let path = Self.scenario(of: place, files) else {
          try store.drop(place)
          continue
        }
        let file = ScenarioFile(path: path, in: files)
        if let selection, !selection.contains(file, place.version) { continue }
        if loaded[path] == nil { loaded[path] = try ScenarioReader(world: world).read(file) }
        if let scenario = loaded[path] { try add(place, scenario) }
      }
    }
  }

  /// The file of a scenario, or nil if it no longer exists.
  private static func scenario(of place: PendingFile, _ files: any ReadableFiles) -> String? {
    let root = FilePath.folder(of: place.goldens)
    let layout = files.layout.flatMap { $0.goldens == place.goldens ? $0.scenarios : nil }
    let folders = [layout ?? FilePath.join(root, ScenarioFile.folder), root]
    return folders.map { FilePath.join($0, place.scenario) }.flatMap(ScenarioFile.candidates).first
    { files.kind(of: $0) == .file }
  }

  /// Adds the saved trace of a check, or simulates again if it may have changed.
  private mutating func add(_ place: PendingFile, _ loaded: LoadedScenario) throws(FileError) {
    // The command 'check' reports a scenario with errors. Its former trace is no longer valid.
    guard let scenario = loaded.scenario, scenario.versions.contains(place.version) else { return }
    let goldenPlace = place.golden(in: world.files.readable)
    let golden = try world.files.readable.readIfThere(goldenPlace.path)
    let digest = golden.map { ContentDigest($0).text }
    var kept = store.kept(place, scenario: loaded.digest, golden: digest)
    if case .stale(let reason) = kept {
      renewed.append(Renewal(place: place, reason: reason))
      try renew(place, loaded, scenario)
      kept = store.kept(place, scenario: loaded.digest, golden: digest)
    }
    guard case .present(let record, let trace) = kept else {
      if case .stale = kept {
        let command = world.files.readable.command(
          "accept",
          on: loaded.file,
          version: place.version
        )
        world.say(
          "'\(place.trace)' is too large to show\nhelp: to accept it anyway: \(command)\n"
        )
      }
      return
    }
    items.append(
      Item(
        place: place,
        file: loaded.file,
        log: scenario.recorded.map(loaded.file.resolve),
        record: record,
        goldenPlace: goldenPlace,
        golden: golden,
        trace: trace
      )
    )
  }

  /// Simulates again, and removes a trace that no longer differs.
  private func renew(
    _ place: PendingFile,
    _ loaded: LoadedScenario,
    _ scenario: Scenario
  ) throws(FileError) {
    try store.drop(place)
    let check = CheckCase(
      file: loaded.file,
      scenario: scenario,
      digest: loaded.digest,
      version: place.version,
      files: world.files.readable
    )
    try store.keep(check, check.evaluate())
  }

  /// The items grouped by difference, in the order of their first item.
  package var groups: [[Item]] {
    EqualDifferences(items.map(\.result)).all.map { group in group.results.map { items[$0] } }
  }
}

extension World {
  /// Prints the checks that were simulated again, with the reasons.
  package func noteRenewed(_ renewed: [PendingList.Renewal]) throws(FileError) {
    for reason in PendingRecord.Staleness.allCases {
      let checks = renewed.filter { $0.reason == reason }.map(\.place.name)
      guard let first = checks.first else { continue }
      let others = EqualDifferences.others(checks).map { ", " + $0 } ?? ""
      try note("simulated again, because \(reason.reason): \(first)\(others)")
    }
  }
}
