import CLibrary
package import Project

extension AnotherRun {
  package static let ofThisProgram: Start = { arguments, seed in
    guard let program = RunningProgram.path,
      let (process, pipe) = start([program] + arguments, seed)
    else { return nil }
    let bytes = try? SystemCalls.readAll(from: pipe, path: program, limit: .max)
    close(pipe)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? bytes : nil
  }

  /// The variable that makes the Swift runtime use the same hash seed each time.
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  private static func start(
    _ command: [String],
    _ seed: HashSeed
  ) -> (process: pid_t, pipe: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables = variables(seed)
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, command[0], &actions, nil, &arguments, &variables) == 0 else {
      close(ends[0])
      return nil
    }
    return (process, ends[0])
  }

  /// The environment of the other process, in which no other variable may have an effect.
  private static func variables(_ seed: HashSeed) -> [UnsafeMutablePointer<CChar>?] {
    // On a build server, a check saves no traces. The first run has already saved them.
    let server = strdup("CI=1")
    return switch seed {
    case .fixed: [strdup("\(variable)=1"), server, nil]
    case .random: [server, nil]
    }
  }
}
