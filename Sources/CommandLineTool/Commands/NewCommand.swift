import Diagnostics
import Scenarios

/// `new`: a scenario of one's own, copied from one that is there or begun from a log.
struct NewCommand: Command {
  static let facts = CommandFacts(
    name: "new",
    purpose: .write,
    operands: "NAME",
    atLeast: 1,
    atMost: 1,
    flags: [.from, .scenarios],
    says: "begin a scenario from another one, or from a console log",
    details: [
      "NAME is the name of the new scenario (mine/first) or its file. Nothing is replaced: a file "
        + "that is there stays. A scenario that belongs to a recorded log is not copied, because "
        + "its log would not follow it.",
      "From a console log it is a scenario that implements the callbacks in it, with the rows, heights and "
        + "steps that the log shows; comments tell what is not known. It is compared with the log at once.",
    ],
    examples: [
      "tabletrace new mine/first --from load/first-load",
      "tabletrace new mine/device --from console.log",
    ]
  )

  var name: String
  var from: String

  init(_ line: TypedLine) throws(UsageProblem) {
    name = line.operands.first ?? ""
    guard let from = line.value(.from) else { throw .missingOperand("--from SCENARIO or LOG") }
    self.from = from
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let isScenario = ScenarioFile.suffixes.contains { from.hasSuffix($0) }
    if !isScenario, world.files.kind(of: from) == .file { return try begin(in: world) }
    let loaded = try ScenarioReader(world: world).read(argument: from)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    let path = Self.path(of: name, in: world)
    if scenario.recorded != nil { throw .kept(path: path, .withoutLog(loaded.file.name)) }
    let copy = Self.copy(of: loaded.text, in: FilePath.folder(of: path), world)
    try write(copy.bytes, to: path, in: world)
    return .success
  }

  /// Begins a scenario from a log, and says how far the two agree.
  private func begin(in world: World) throws(FileError) -> ExitCode {
    guard let log = try world.readLog(from) else { return .invalid }
    let path = Self.path(of: name, in: world)
    let skeleton = LogSkeleton(log, name: Phrase.visible(FilePath.name(of: from)))
    guard let text = skeleton.text else {
      // The mistakes of a scenario that nobody has written are told, and it is not kept.
      world.say(skeleton.mistakes)
      return .invalid
    }
    try write(text, to: path, in: world)
    if let line = skeleton.lastLine {
      try world.note(
        "the log is long: only its first \(line) lines were looked at for the scenario"
      )
    }
    // What still differs is what is left to do, and no failure.
    _ = try CompareCommand(scenario: path, log: from).perform(in: world)
    return .success
  }

  /// Writes a file where none is.
  private func write(_ bytes: [UInt8], to path: String, in world: World) throws(FileError) {
    let folder = Self.folder(in: world)
    if !Self.isFile(FilePath.tidy(name)), FilePath.leaves(name) {
      throw .kept(path: FilePath.tidy(path), .leaves(folder))
    }
    if world.files.kind(of: path) != nil { throw .kept(path: path, .scenario(path)) }
    let file = ScenarioFile(path: path, in: world.files.readable)
    if file.isPending { throw .kept(path: path, .pendingFolder) }
    try ProjectTree(goldens: file.goldens, files: world.files.readable).checkNamed(path)
    try world.files.makeFolder(FilePath.folder(of: path))
    try world.files.write(bytes, to: path)
    try world.print("\(path)\n")
  }

  /// The file: the name itself when it names one, else below the folder of scenarios.
  static func path(of name: String, in world: World) -> String {
    let tidy = FilePath.tidy(name)
    return isFile(tidy) ? tidy : FilePath.join(folder(in: world), tidy + ".yaml")
  }

  /// Whether a name is that of a file.
  private static func isFile(_ name: String) -> Bool {
    ScenarioFile.suffixes.contains { name.hasSuffix($0) }
  }

  /// The folder of scenarios.
  private static func folder(in world: World) -> String {
    world.files.readable.layout?.scenarios ?? ScenarioFile.folder
  }

  /// The text without comments that name a schema where none lies.
  static func copy(of source: SourceText, in folder: String, _ world: World) -> SourceText {
    let lines = TextLines(source)
    // From the end on, so that the numbers of the lines before stay.
    return (1...lines.count).reversed().reduce(source) { copy, number in
      let line = lines.line(number)
      guard line.hasPrefix(schemaMark) else { return copy }
      let schema = FilePath.join(folder, String(line.dropFirst(schemaMark.count)))
      if world.files.kind(of: FilePath.tidy(schema)) == .file { return copy }
      let start = SourceMark(line: number, column: 1)
      let end = SourceMark(line: number + 1, column: 1)
      return TextLines(copy).replacing(SourceRange(start: start, end: end), by: "")
    }
  }

  private static let schemaMark = "# yaml-language-server: $schema="
}
