package import CLibrary

/// A program that ran to its end.
///
/// Foundation's `Process` waits on a socket, and hangs on a machine without a network.
package struct ChildProcess {
  package let identifier: pid_t
  /// The peak resident memory, in bytes.
  package let peakMemory: Int
  /// The processor time, in seconds.
  package let seconds: Double
  /// The exit code, or -1 if a signal ended the program.
  package let exitCode: Int

  /// Runs a program and waits for its end, or returns nil if it cannot run.
  ///
  /// The program is searched for in `PATH`. The input and the output are paths of files. With
  /// `errors`, standard error is also written to the output.
  package init?(
    _ program: String,
    _ arguments: [String],
    input: String = "/dev/null",
    output: String = "/dev/null",
    errors: Bool = false
  ) {
    var actions = Self.emptyActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if errors { posix_spawn_file_actions_adddup2(&actions, 1, 2) }
    let words = [program] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer {
      for pointer in pointers {
        free(pointer)
      }
    }
    var process = pid_t()
    guard posix_spawnp(&process, program, &actions, nil, &pointers, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    identifier = process
    #if canImport(Glibc)
      peakMemory = Int(usage.ru_maxrss) * 1024
    #else
      peakMemory = Int(usage.ru_maxrss)
    #endif
    seconds = Self.seconds(usage)
    exitCode = status & 0x7F == 0 ? Int(status >> 8) & 0xFF : -1
  }

  /// Returns the processor time in seconds, including that of the kernel.
  package static func seconds(_ usage: rusage) -> Double {
    [usage.ru_utime, usage.ru_stime].reduce(0) { sum, time in
      sum + Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
    }
  }

  #if canImport(Glibc)
    private static func emptyActions() -> posix_spawn_file_actions_t {
      posix_spawn_file_actions_t()
    }
  #else
    private static func emptyActions() -> posix_spawn_file_actions_t? {
      nil
    }
  #endif
}
