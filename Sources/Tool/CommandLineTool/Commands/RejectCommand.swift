import Checks
import Diagnostics
import Goldens
import Project

/// `reject`: removes saved traces, and keeps their goldens.
struct RejectCommand: Command {
  static let facts = CommandFacts(
    name: "reject",
    purpose: .keep,
    operands: "NAME...",
    readsLibrary: false,
    flags: [.all, .same, .scenarios, .golden, .large],
    meanings: [
      .all: "reject all traces that the last check saved",
      .same: "also reject the traces of all other golden files with the same difference",
    ],
    says: "mark the traces that the last check saved as wrong, and keep the golden files",
    details: [
      "NAME is a scenario as 'check' prints it (load/first-load), its file, or one version of "
        + "it (load/first-load.iOS-9). --same also rejects the traces of all golden files with the "
        + "same difference.",
      "The next check still fails, and says that the trace was rejected. Until the trace or the "
        + "golden file changes, check does not propose to accept the trace, and 'tabletrace "
        + "review' does not show it. 'tabletrace accept NAME' still accepts a rejected trace.",
      "If the environment variable CI is set (and is not 0 or false), reject refuses to run.",
    ],
    examples: [
      "tabletrace reject load/first-load", "tabletrace reject --same load/first-load.iOS-9",
      "tabletrace reject --all",
    ]
  )

  /// The scenarios or versions by name or path, or nil for all.
  var names: [String]?
  /// Whether traces with the same difference are rejected too.
  var rejectsSame: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    rejectsSame = line.has(.same)
    if line.has(.all) {
      guard line.operands.isEmpty else { throw .conflict("--all", "names") }
      if rejectsSame { throw .conflict("--all", "--same") }
    } else {
      guard !line.operands.isEmpty else { throw .missingOperand("NAME or --all") }
      names = try line.operandsWithGoldens()
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    if world.isContinuousIntegration {
      let options = [(Flag.same, rejectsSame), (.all, names == nil)].filter(\.1).map(\.0)
      let command = world.files.readable.command("reject", options: options, names ?? [])
      world.complain(
        "traces cannot be rejected in CI (the variable CI is set)",
        .acceptOnServer,
        help: ["to reject anyway: CI=false \(command)"]
      )
      return .usage
    }
    let places = try named(in: world)
    guard !places.isEmpty else {
      try world.print(
        "there is no trace to reject: 'tabletrace check' saves traces that differ from their golden "
          + "files\n"
      )
      return .success
    }
    for place in places {
      try PendingStore(world: world).reject(place)
      try world.print("\(place.name): rejected, \(Self.golden(of: place, in: world))\n")
    }
    return .success
  }

  private static func golden(of place: PendingFile, in world: World) -> String {
    let golden = place.golden(in: world.files.readable).path
    return world.files.kind(of: golden) != nil
      ? "\(golden) is unchanged" : "there is still no \(golden)"
  }

  /// Returns the saved traces of the named scenarios, and those with the same difference.
  private func named(in world: World) throws(FileError) -> [PendingFile] {
    let store = PendingStore(world: world)
    guard let names else {
      return try store.places(in: store.goldens).filter { !store.isRejected($0) }
    }
    var selection = try GoldenSelection(names, in: world.files.readable)
    if rejectsSame {
      selection.add(try PendingList(goldens: selection.goldens, in: world).groups)
    }
    let files = selection.found.scenarios
    var places: [PendingFile] = []
    for folder in selection.goldens { places += try store.places(in: folder) }
    return places.filter { place in
      !store.isRejected(place)
        && files.contains { file in
          file.name == place.scenario && file.goldens == place.goldens
            && selection.contains(file, place.version)
        }
    }
  }
}
