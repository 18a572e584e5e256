package import Project

/// The whole tool as a function from arguments, environment and files to output and an exit code.
package enum Tool {
  /// Runs a command line, and returns the exit code.
  ///
  /// `arguments` are those after the program's name. `hasLibrary` allows the names of built-in
  /// scenarios. `input` is for interactive commands. `program` is the stamp of this build.
  /// `anotherRun` runs the tool in another process.
  package static func run(
    arguments: [String],
    environment: Environment,
    files: any Files,
    hasLibrary: Bool,
    output: Output,
    input: Input = .none,
    program: String = "",
    anotherRun: AnotherRun.Start? = nil
  ) -> ExitCode {
    var world = World(environment: environment, files: files, output: output, input: input)
    world.hasLibrary = hasLibrary
    world.program = program
    world.anotherRun = anotherRun
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
    let typed: TypedLine
    do throws(UsageProblem) {
      let line = try TypedLine(arguments)
      world.color = line.value(.color).flatMap(World.Color.init) ?? .auto
      world.isQuiet = line.has(.quiet)
      world.isStrict = line.has(.strict)
      invocation = try Invocation(line)
      typed = line
    } catch {
      return refuse(error, arguments, in: world)
    }
    switch invocation {
    case .help(let text): try world.print(text)
    case .version: try world.print("tabletrace \(ToolVersion.current)\n")
    case .command(let command):
      guard let project = try Self.project(typed, in: world) else { return .invalid }
      for name in command.taken { try world.note(name.sentence) }
      return try command.perform(in: project)
    }
    return .success
  }

  /// Returns the environment with the folders of the project, or nil after error messages.
  private static func project(
    _ line: TypedLine,
    in machine: World
  ) throws(FileError) -> World? {
    var world = machine
    var layout: ProjectLayout?
    var limit: Int?
    if line.command?.facts.readsProject == true {
      switch try ProjectLayout.told(by: line, in: world) {
      case .nothing: break
      case .layout(let told): layout = told
      case .invalid: return nil
      }
      if line.has(.large) { limit = FolderWalk.unlimited }
    }
    world.files = ProjectFiles(
      disk: world.files,
      layout: layout,
      entryLimit: limit,
      hasLibrary: line.command?.facts.readsLibrary == true && world.hasLibrary
    )
    return world
  }

  private static func refuse(
    _ problem: UsageProblem,
    _ arguments: [String],
    in world: World
  ) -> ExitCode {
    world.complain(of: problem)
    let command = arguments.first.flatMap(Commands.named)
    let page = command.map { "tabletrace \($0.facts.name) --help" } ?? "tabletrace --help"
    world.say("help: \(page)\n")
    return .usage
  }
}
