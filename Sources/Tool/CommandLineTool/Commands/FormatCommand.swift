import Diagnostics
import Project
import Scenarios

/// `fmt`: writes scenario files in one form.
struct FormatCommand: Command {
  static let facts = CommandFacts(
    name: "fmt",
    purpose: .write,
    operands: "[PATH...]",
    readsLibrary: false,
    flags: [.check, .scenarios],
    says: "write scenario files in one form, with their comments",
    details: [
      "PATH is a scenario (load/first-load), its file, or a folder of them; - formats standard input to "
        + "standard output. Without PATH it is everything under Scenarios.",
      "Keys come in the order of the reference, two blanks a level. Lists and blocks in brackets and braces "
        + "stay so while they fit in 100 columns. A file that would mean something else is left as it is, "
        + "and so is one that is no YAML (2).",
      "--check writes nothing and names the files that have another form (1).",
    ],
    examples: [
      "tabletrace fmt --check", "tabletrace fmt Scenarios/contacts.yaml", "tabletrace fmt -",
    ]
  )

  var paths: [String]
  /// Whether nothing is written.
  var onlyChecks: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    paths = line.operands
    onlyChecks = line.has(.check)
    if paths.contains("-"), paths.count > 1 { throw .conflict("-", "another PATH") }
  }

  /// What became of a file.
  private enum Outcome {
    case same
    case other([UInt8])
    case failed
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    if paths == ["-"] { return try formatStandardInput(in: world) }
    let found = try ScenarioLibrary(files: world.files.readable).find(paths)
    guard !found.isEmpty else { return world.findsNoScenario(paths) }
    world.complain(of: found.problems)
    var changed = 0
    var isWhole = found.problems.isEmpty
    for file in found.scenarios {
      do throws(FileError) {
        switch try outcome(file.path, try world.files.read(file.path), in: world) {
        case .same: break
        case .failed: isWhole = false
        case .other(let bytes):
          if !onlyChecks { try write(bytes, to: file, in: world) }
          changed += 1
          try world.print(Phrase.visible(file.path) + "\n")
        }
      } catch {
        // What cannot be read or written keeps no other file from its form.
        guard error.message != nil else { throw error }
        world.complain(of: error)
        isWhole = false
      }
    }
    try world.print("\(sum(changed, of: found.scenarios.count))\n")
    guard isWhole else { return .invalid }
    return onlyChecks && changed > 0 ? .differs : .success
  }

  /// Writes a file of the project, unless a link puts it elsewhere.
  private func write(
    _ bytes: [UInt8],
    to file: ScenarioFile,
    in world: World
  ) throws(FileError) {
    let tree = ProjectTree(goldens: file.goldens, files: world.files.readable)
    try tree.checkNamed(file.path)
    try world.files.write(bytes, to: file.path)
  }

  private func sum(_ changed: Int, of count: Int) -> String {
    let all = count == 1 ? "1 scenario" : "\(count) scenarios"
    return onlyChecks
      ? "\(changed) of \(all) \(changed == 1 ? "has" : "have") another form"
      : "\(changed) of \(all) formatted"
  }

  private func formatStandardInput(in world: World) throws(FileError) -> ExitCode {
    let bytes = try world.files.readStandardInput()
    switch try outcome(ScenarioFile.standardInput.path, bytes, in: world) {
    case .failed: return .invalid
    case .same:
      if !onlyChecks { try world.output.standardOutput.write(bytes[...]) }
      return .success
    case .other(let formatted):
      if onlyChecks { return .differs }
      try world.output.standardOutput.write(formatted[...])
      return .success
    }
  }

  /// Formats a text, and tells why where that cannot be.
  private func outcome(
    _ path: String,
    _ bytes: [UInt8],
    in world: World
  ) throws(FileError) -> Outcome {
    let source = SourceText(path: path, bytes: bytes)
    switch ScenarioFormatter.format(source) {
    case .text(let formatted, let isSorted):
      if !isSorted {
        try world.note(
          "'\(path)': the keys keep their order, because an alias would come before its anchor"
        )
      }
      return formatted == bytes ? .same : .other(formatted)
    case .unreadable(let diagnostics):
      world.say(DiagnosticRenderer(ink: world.talkInk).render(diagnostics, source: source))
      return .failed
    case .refused:
      world.complain(
        "'\(path)' would mean something else in the form of 'tabletrace fmt', so it is left as it is",
        .otherMeaning
      )
      return .failed
    }
  }
}
