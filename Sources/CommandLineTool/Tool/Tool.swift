/// The whole tool as a function: arguments, environment and files in, output and a code out.
package enum Tool {
  /// Carries out a command line; `arguments` are those after the program's name, `hasLibrary` says
  /// whether the scenarios inside the tool can be named, `input` is for commands that converse, and
  /// `program` tells this build of the tool from others.
  package static func run(
    arguments: [String],
    environment: [String: String],
    files: any Files,
    hasLibrary: Bool,
    output: Output,
    input: Input = .none,
    program: String = ""
  ) -> ExitCode {
    var world = World(environment: environment, files: files, output: output, input: input)
    world.hasLibrary = hasLibrary
    world.program = program
    do throws(FileError) {
      let code = try respond(to: arguments, in: &world)
      try output.standardOutput.flush()
      try output.standardError.flush()
      return code
    } catch {
      if error != .brokenPipe { try? output.standardOutput.flush() }
      world.complain(of: error)
      try? output.standardError.flush()
      return error.exitCode
    }
  }

  private static func respond(
    to arguments: [String],
    in world: inout World
  ) throws(FileError) -> ExitCode {
    let invocation: Invocation
    let facts: CommandFacts?
    let typed: TypedLine
    do throws(UsageProblem) {
      let line = try TypedLine(arguments)
      world.color = line.value(.color).flatMap(World.Color.init) ?? .auto
      world.isQuiet = line.has(.quiet)
      invocation = try Invocation(line)
      facts = line.command?.facts
      typed = line
    } catch {
      return refuse(error, arguments, in: world)
    }
    if case .command = invocation, facts?.readsProject == true {
      switch try ProjectLayout.told(by: typed, in: world) {
      case .nothing: break
      case .layout(let layout): world.files = LaidOutFiles(disk: world.files, layout: layout)
      case .invalid: return .invalid
      }
    }
    if facts?.readsLibrary == true, world.hasLibrary {
      world.files = ShippedFiles(disk: world.files)
    }
    switch invocation {
    case .help(let text): try world.print(text)
    case .version: try world.print("tabletrace \(ToolVersion.current)\n")
    case .command(let command):
      for name in command.taken { try world.note(name.sentence) }
      return try command.perform(in: world)
    }
    return .success
  }

  private static func refuse(
    _ problem: UsageProblem,
    _ arguments: [String],
    in world: World
  ) -> ExitCode {
    world.complain(problem.message, problem.code)
    let command = arguments.first.flatMap(Commands.named)
    let page = command.map { "tabletrace \($0.facts.name) --help" } ?? "tabletrace --help"
    world.say("help: \(page)\n")
    return .usage
  }
}

/// The version that `--version` prints; traces and goldens never contain it.
enum ToolVersion {
  static let current = "0.2.0"
  /// The day of the version, for the manual page.
  static let date = "November 22, 2026"
}
