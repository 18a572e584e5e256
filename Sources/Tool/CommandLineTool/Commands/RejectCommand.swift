import Checks
import Diagnostics
import Goldens
import Project

/// `reject`: drops traces that differ; their goldens stay as they are.
struct RejectCommand: Command {
  static let facts = CommandFacts(
    name: "reject",
    purpose: .keep,
    operands: "NAME...",
    readsLibrary: false,
    flags: [.all, .same, .scenarios, .golden, .large],
    says: "reject the traces that the last check kept; the goldens stay as they are",
    details: [
      "NAME is a scenario as check prints it (load/first-load), its file, or one version of it "
        + "(load/first-load.iOS-9). With --same the traces of all goldens that differ in the same way "
        + "are rejected too.",
      "The next check still fails, and says that the trace was rejected. It does not propose to accept it, "
        + "and 'tabletrace review' does not show it, until the trace or the golden changes. 'tabletrace "
        + "accept NAME' accepts a rejected trace all the same.",
      "Where the variable CI is set, to anything but 0 or false, it is refused.",
    ],
    examples: [
      "tabletrace reject load/first-load", "tabletrace reject --same load/first-load.iOS-9",
      "tabletrace reject --all",
    ]
  )

  /// The scenarios or versions by name or path; nil for all.
  var names: [String]?
  /// Whether all that differ in the same way are dropped too.
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
      world.complain(
        "nothing is dropped on a build server (the variable CI is set)",
        .acceptOnServer
      )
      let options = [(Flag.same, rejectsSame), (.all, names == nil)].filter(\.1).map(\.0)
      let command = world.files.readable.command("reject", options: options, names ?? [])
      world.say("to do it all the same: CI=false \(Phrase.visible(command))\n")
      return .usage
    }
    let places = try named(in: world)
    guard !places.isEmpty else {
      try world.print("nothing is kept there: 'tabletrace check' keeps what differs\n")
      return .success
    }
    for place in places {
      try PendingStore(world: world).reject(place)
      try world.print("\(place.name): rejected; \(Self.golden(of: place, in: world))\n")
    }
    return .success
  }

  private static func golden(of place: PendingFile, in world: World) -> String {
    let golden = place.golden(in: world.files.readable).path
    return world.files.kind(of: golden) != nil
      ? "\(golden) stays as it is" : "there is still no \(golden)"
  }

  /// What waits for a decision of what is named, and of what differs in the same way.
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
