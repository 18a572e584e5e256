#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that runs to its end while its parent waits.
struct ChildProcess {
  /// The largest resident memory, in bytes; 0 when the program could not run.
  private(set) var peakMemory = 0

  /// Runs a program with its output thrown away.
  init(_ path: String, _ arguments: [String]) {
    var actions = Self.emptyActions()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let words = [path] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer {
      for pointer in pointers {
        free(pointer)
      }
    }
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, nil, &pointers, environ) == 0 else { return }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return }
    #if canImport(Glibc)
      peakMemory = Int(usage.ru_maxrss) * 1024
    #else
      peakMemory = Int(usage.ru_maxrss)
    #endif
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
