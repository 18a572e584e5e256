import Diagnostics
import Scenarios

/// `new`: a scenario of one's own, copied from one that is there.
struct NewCommand: Command {
  static let facts = CommandFacts(
    name: "new",
    purpose: .write,
    operands: "NAME",
    atLeast: 1,
    atMost: 1,
    flags: [.from, .scenarios],
    says: "copy a scenario into the folder Scenarios, to change it",
    details: [
      "NAME is the name of the new scenario (mine/first) or its file. Nothing is replaced: a file "
        + "that is there stays. A scenario that belongs to a recorded log is not copied, because "
        + "its log would not follow it."
    ],
    examples: ["tabletrace new mine/first --from load/first-load"]
  )

  var name: String
  var from: String

  init(_ line: TypedLine) throws(UsageProblem) {
    name = line.operands.first ?? ""
    guard let from = line.value(.from) else { throw .missingOperand("--from SCENARIO") }
    self.from = from
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: from)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    let path = Self.path(of: name, in: world)
    if scenario.recorded != nil { throw .kept(path: path, .withoutLog(loaded.file.name)) }
    if world.files.kind(of: path) != nil { throw .kept(path: path, .scenario(path)) }
    let folder = FilePath.folder(of: path)
    try world.files.makeFolder(folder)
    try world.files.write(Array(Self.text(loaded.text, in: folder, world).utf8), to: path)
    try world.print("\(path)\n")
    return .success
  }

  /// The file: the name itself when it names one, else below the folder of scenarios.
  static func path(of name: String, in world: World) -> String {
    let tidy = FilePath.tidy(name)
    if ScenarioFile.suffixes.contains(where: { tidy.hasSuffix($0) }) { return tidy }
    let folder = world.files.readable.layout?.scenarios ?? ScenarioFile.folder
    return FilePath.join(folder, tidy + ".yaml")
  }

  /// The text; the comment that names the schema goes where no schema lies.
  static func text(_ source: SourceText, in folder: String, _ world: World) -> String {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { line in
      guard line.hasPrefix(schemaMark) else { return true }
      let schema = String(line.dropFirst(schemaMark.count))
      return world.files.kind(of: FilePath.tidy(FilePath.join(folder, schema))) == .file
    }
    return kept.joined(separator: "\n")
  }

  private static let schemaMark = "# yaml-language-server: $schema="
}
