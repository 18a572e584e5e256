import Project

/// `run --watch`: simulates again when the scenario or the settings change.
struct RunWatch {
  private let command: RunCommand

  /// Watches what a command reads.
  init(_ command: RunCommand) {
    self.command = command
  }

  /// Shows the trace, and again after each change; ends where nobody reads it any more.
  func run(in start: World) throws(FileError) -> ExitCode {
    var world = start
    let first = look(in: world)
    let code = try command.show(in: world)
    guard let pause = world.pause else { return code }
    var watch = FileWatch(first, pause: pause)
    try world.note("waiting for \(first.keys.sorted().joined(separator: ", ")) to change")
    while let changes = watch.next({ look(in: world) }) {
      try world.note(changes.sentence)
      try world.goOn { () throws(FileError) in
        guard let renewed = try world.renew() else { return }
        world = renewed
        _ = try command.show(in: world)
      }
    }
    return .success
  }

  private func look(in world: World) -> FileWatch.Look {
    let files = world.files.readable
    let path = try? ScenarioPlace(files: files).path(of: command.scenario)
    return files.stamps(of: [path ?? command.scenario] + files.settings)
  }
}

extension World {
  /// The same with the settings as they are by now; nil where these have mistakes, which have been told.
  func renew() throws(FileError) -> World? {
    guard let renewed else { return self }
    return try renewed()
  }

  /// Does something, and tells what keeps it from being done: it may be mended while files are watched.
  func goOn(_ work: () throws(FileError) -> Void) throws(FileError) {
    do throws(FileError) {
      try work()
    } catch {
      guard error.message != nil else { throw error }
      complain(of: error)
    }
    try output.standardOutput.flush()
  }
}
