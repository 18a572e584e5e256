import Checks
import Diagnostics
import Project
import Scenarios

/// `new`: creates a small scenario, a copy of one, or one from a log.
struct NewCommand: Command {
  static let facts = CommandFacts(
    name: "new",
    purpose: .write,
    operands: "NAME",
    atLeast: 1,
    atMost: 1,
    flags: [.from, .scenarios],
    says: "create a scenario: a small one, a copy of another, or one from a console log",
    details: [
      "Without --from, the command writes a small scenario with comments: three rows, a load and a "
        + "tap.",
      "NAME is the name of the new scenario (mine/first) or its file. Existing files are never "
        + "replaced. A scenario with a recorded log is not copied, because the copy would not have "
        + "the log.",
      "From a console log, the command writes a scenario with the callbacks, rows, heights and "
        + "steps that the log shows. Comments mark what is unknown. Then the command compares the "
        + "scenario with the log.",
    ],
    examples: [
      "tabletrace new mine/first",
      "tabletrace new mine/second --from load/first-load",
      "tabletrace new mine/device --from console.log",
    ]
  )

  var name: String
  /// The scenario or log to start with, or nil for the smallest scenario.
  var from: String?

  init(_ line: TypedLine) throws(UsageProblem) {
    name = line.operands.first ?? ""
    from = line.value(.from)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    guard let from else { return try beginSmall(in: world) }
    let isScenario = OwnScenario.isFile(from)
    if !isScenario, world.files.kind(of: from) == .file {
      return try begin(from: from, in: world)
    }
    let loaded = try ScenarioReader(world: world).read(argument: from)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    let path = OwnScenario.path(of: name, in: world)
    if scenario.recorded != nil { throw .kept(path: path, .withoutLog(loaded.file.name)) }
    let copy = OwnScenario.copy(of: loaded.text, in: FilePath.folder(of: path), world)
    try write(copy.bytes, to: path, in: world)
    return .success
  }

  private func beginSmall(in world: World) throws(FileError) -> ExitCode {
    let path = OwnScenario.path(of: name, in: world)
    let file = ScenarioFile(path: path, in: world.files.readable)
    let isFound = !OwnScenario.isFile(FilePath.tidy(name))
    let first = FirstScenario(
      name: FilePath.name(of: file.name),
      typed: ShellWord.quoted(isFound ? file.name : path)
    )
    try write(first.text, to: path, in: world)
    let run = world.files.readable.command("run", [], about: file)
    try world.note("to simulate it: \(run)")
    return .success
  }

  /// Creates a scenario from a log, and prints how far its trace matches the log.
  private func begin(from: String, in world: World) throws(FileError) -> ExitCode {
    guard let log = try world.readLog(from) else { return .invalid }
    let path = OwnScenario.path(of: name, in: world)
    let skeleton = LogSkeleton(log, name: Phrase.visible(FilePath.name(of: from)))
    guard let text = skeleton.text else {
      // An invalid generated scenario is not kept, and its mistakes are printed.
      world.say(skeleton.mistakes)
      return .invalid
    }
    try write(text, to: path, in: world)
    if let line = skeleton.lastLine {
      try world.note(
        "the log is long, so the scenario is based on its first \(line) lines"
      )
    }
    // The remaining differences are the user's next work, and no failure.
    _ = try CompareCommand(scenario: path, log: from).perform(in: world)
    return .success
  }

  /// Writes a new file, without replacing an existing one.
  private func write(_ bytes: [UInt8], to path: String, in world: World) throws(FileError) {
    let folder = OwnScenario.folder(in: world)
    if !OwnScenario.isFile(FilePath.tidy(name)), FilePath.leaves(name) {
      throw .kept(path: FilePath.tidy(path), .leaves(folder))
    }
    if FilePath.isHidden(name) { throw .kept(path: path, .hidden) }
    if world.files.kind(of: path) != nil {
      throw .kept(path: path, .existing(path, in: world.files.readable))
    }
    let file = ScenarioFile(path: path, in: world.files.readable)
    if file.isPending { throw .kept(path: path, .pendingFolder) }
    try ProjectTree(goldens: file.goldens, files: world.files.readable).checkNamed(path)
    try world.files.makeFolder(FilePath.folder(of: path))
    try world.files.write(bytes, to: path)
    try world.print("\(path)\n")
  }
}
