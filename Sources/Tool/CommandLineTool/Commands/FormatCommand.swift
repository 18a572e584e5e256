import Diagnostics
import Project
import Scenarios

/// `fmt`: formats scenario files, and changes no other file.
struct FormatCommand: Command {
  static let facts = CommandFacts(
    name: "fmt",
    purpose: .write,
    operands: "[PATH...]",
    readsLibrary: false,
    flags: [.check, .outside, .large, .scenarios, .quiet],
    says: "format scenario files and keep their comments",
    details: [
      "--check writes nothing. It prints the path of each file that would change, and exits with 1 "
        + "if there is one. Read this list before you format your files for the first time.",
      "Only scenarios are formatted. A file is treated as a scenario if it has the keys 'version' "
        + "and 'steps', and only keys that a scenario can have. All other files are skipped with a "
        + "note. A file that cannot be parsed stays unchanged, and the exit code is 2.",
      "PATH is a scenario (load/first-load), its file, or a folder. Use - to format standard "
        + "input to standard output. Without PATH, all scenarios under Scenarios are formatted. A "
        + "folder outside the project needs --outside. A folder with more than 10,000 files needs "
        + "--large.",
      "Keys are written in the order of 'tabletrace reference', indented by two spaces. Lists and "
        + "blocks in brackets stay on one line if they fit in 100 columns. If formatting would "
        + "change the meaning of a file, the file stays unchanged, with exit code 2.",
      "A byte order mark is kept. All lines end as the first line does, so Windows line ends are "
        + "kept too.",
    ],
    examples: [
      "tabletrace fmt --check", "tabletrace fmt", "tabletrace fmt Scenarios/contacts.yaml",
      "tabletrace fmt -",
    ]
  )

  var paths: [String]
  var onlyChecks: Bool
  /// Whether folders outside the project are formatted too.
  var goesOutside: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    paths = line.operands
    onlyChecks = line.has(.check)
    goesOutside = line.has(.outside)
    if paths.contains("-"), paths.count > 1 { throw .conflict("-", "another PATH") }
  }

  private enum Outcome {
    case same
    case other([UInt8])
    case skipped(String)
    /// It cannot be parsed, so it is unknown whether it is a scenario.
    case unreadable
    case failed
  }

  /// The number of files for each result.
  private struct Sum {
    var changed = 0
    var skipped = 0
    var unreadable = 0
    var isWhole = true
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    if paths == ["-"] { return try formatStandardInput(in: world) }
    let project = try ProjectFolder(in: world.files.readable)
    let folders = try folders(in: world)
    if !goesOutside { for folder in folders { try project.check(folder) } }
    let found = try ScenarioLibrary(files: world.files.readable).find(paths)
    guard !found.isEmpty else { return world.findsNoScenario(paths) }
    world.complain(of: found.problems)
    var sum = Sum()
    sum.isWhole = found.problems.isEmpty
    var leftovers = LeftoverSearch()
    for file in found.scenarios {
      do throws(FileError) {
        switch try outcome(file, in: project, below: Set(folders), world) {
        case .same: break
        case .failed: sum.isWhole = false
        case .unreadable:
          sum.unreadable += 1
          sum.isWhole = false
        case .skipped(let reason):
          sum.skipped += 1
          try world.note("skipped '\(file.path)': \(reason)")
        case .other(let bytes):
          if !onlyChecks {
            try write(bytes, to: file, in: world)
            let folder = FilePath.folder(of: file.path)
            leftovers.look(in: folder, for: .scenarios, of: world.files)
          }
          sum.changed += 1
          try world.print(Phrase.visible(file.path) + "\n")
        }
      } catch {
        // A file that cannot be read or written does not prevent the formatting of other files.
        guard error.message != nil else { throw error }
        world.complain(of: error)
        sum.isWhole = false
      }
    }
    try world.print("\(sentence(sum, of: found.scenarios.count))\n")
    if let sentence = leftovers.sentence { try world.note(sentence) }
    guard sum.isWhole else { return .invalid }
    return onlyChecks && sum.changed > 0 ? .differs : .success
  }

  /// The named folders, or the folder of scenarios.
  private func folders(in world: World) throws(FileError) -> [String] {
    let files = world.files.readable
    guard !paths.isEmpty else { return [FilePath.tidy(try ScenarioLibrary(files: files).folder())] }
    var folders: [String] = []
    for path in paths {
      let place = try ScenarioPlace(files: files).path(of: path)
      if files.kind(of: place) == .folder { folders.append(FilePath.tidy(place)) }
    }
    return folders
  }

  /// Writes a file of the project, unless a link leads elsewhere.
  private func write(
    _ bytes: [UInt8],
    to file: ScenarioFile,
    in world: World
  ) throws(FileError) {
    let tree = ProjectTree(goldens: file.goldens, files: world.files.readable)
    try tree.checkNamed(file.path)
    try world.files.write(bytes, to: file.path)
  }

  private func sentence(_ sum: Sum, of count: Int) -> String {
    let scenarios = count - sum.skipped - sum.unreadable
    let all = scenarios == 1 ? "1 scenario" : "\(scenarios) scenarios"
    let skipped = sum.skipped == 0 ? "" : ", \(Phrase.count(sum.skipped, "file")) skipped"
    let unreadable =
      sum.unreadable == 0 ? "" : ", \(Phrase.count(sum.unreadable, "file")) not parsed"
    return onlyChecks
      ? "\(sum.changed) of \(all) would change\(skipped)\(unreadable)"
      : "\(sum.changed) of \(all) formatted\(skipped)\(unreadable)"
  }

  private func formatStandardInput(in world: World) throws(FileError) -> ExitCode {
    let bytes = try world.files.readStandardInput()
    switch try outcome(ScenarioFile.standardInput.path, bytes, in: world) {
    case .failed, .unreadable: return .invalid
    case .skipped(let reason):
      // An editor replaces its text by the output.
      if !onlyChecks { try world.output.standardOutput.write(bytes[...]) }
      try world.note("skipped standard input: \(reason)")
      return .success
    case .same:
      if !onlyChecks { try world.output.standardOutput.write(bytes[...]) }
      return .success
    case .other(let formatted):
      if onlyChecks { return .differs }
      try world.output.standardOutput.write(formatted[...])
      return .success
    }
  }

  /// Formats a file, unless it belongs to another repository inside the named folders.
  private func outcome(
    _ file: ScenarioFile,
    in project: ProjectFolder,
    below folders: Set<String>,
    _ world: World
  ) throws(FileError) -> Outcome {
    let isNamed = paths.contains { FilePath.tidy($0) == file.path }
    if !goesOutside, !isNamed, let other = project.repository(of: file.path, below: folders) {
      return .skipped(
        "it belongs to the repository '\(other)'. To format it, add \(Flag.outside.spelling)"
      )
    }
    return try outcome(file.path, try world.files.read(file.path), in: world)
  }

  /// Whether a text is JSON, whose braces and quotes would be removed.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    guard bytes.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "{") else {
      return false
    }
    return JSONValue(json: String(decoding: bytes, as: UTF8.self)) != nil
  }

  /// Formats a text, or returns an error message if that is not possible.
  private func outcome(
    _ path: String,
    _ bytes: [UInt8],
    in world: World
  ) throws(FileError) -> Outcome {
    let source = SourceText(path: path, bytes: bytes)
    if path.hasSuffix(".json") || Self.isJSON(bytes) {
      return .skipped("it is JSON, which formatting would turn into YAML")
    }
    if let foreign = ForeignText(source) { return .skipped("not a scenario: \(foreign.reason)") }
    switch ScenarioFormatter.format(source) {
    case .text(let formatted, let isSorted):
      if !isSorted {
        try world.note(
          "'\(path)': kept the order of the keys, so that no alias is above its anchor"
        )
      }
      let kept = KeptBytes(of: bytes).added(to: formatted)
      return kept == bytes ? .same : .other(kept)
    case .unreadable(let diagnostics):
      world.say(DiagnosticRenderer(ink: world.talkInk).render(diagnostics, source: source))
      return .unreadable
    case .refused:
      world.complain(
        "formatting would change the meaning of '\(path)', so it is unchanged",
        .otherMeaning
      )
      return .failed
    }
  }
}
