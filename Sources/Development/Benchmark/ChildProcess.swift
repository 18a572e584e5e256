#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that ran to its end while its parent waited.
struct ChildProcess {
  /// The largest resident memory, in bytes.
  let peakMemory: Int
  /// The time that it kept a processor busy, in seconds.
  let seconds: Double
  /// The code it ended with; -1 when a signal ended it.
  let exitCode: Int

  /// Runs a program, looked for where the shell does, with its output thrown away; nil when it could
  /// not run.
  init?(_ program: String, _ arguments: [String]) {
    var actions = Self.emptyActions()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
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
    #if canImport(Glibc)
      peakMemory = Int(usage.ru_maxrss) * 1024
    #else
      peakMemory = Int(usage.ru_maxrss)
    #endif
    seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    exitCode = status & 0x7F == 0 ? Int(status >> 8) & 0xFF : -1
  }

  /// A time of the system in seconds.
  static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
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
