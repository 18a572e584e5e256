import CLibrary
import Foundation

/// One run of a program as a child process, within limits.
package struct ChildRun: Sendable {
  package enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    /// The run was stopped because its time was over.
    case stopped
    case unstarted
  }

  package private(set) var ending = Ending.unstarted
  /// The processor time, in seconds.
  package private(set) var seconds = 0.0
  /// The peak resident memory, in bytes, or 0 if it was not above that of this process.
  package private(set) var memory = 0
  package private(set) var output = OutputDigest()

  /// Prevents two threads from starting programs at once, so that no child inherits another's pipe.
  private static let starting = NSLock()

  /// Runs a program in a folder and reads its output.
  ///
  /// If the folder has a file `standard-input`, the program reads it as its standard input.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - folder: The working directory of the program.
  ///   - limits: The limits on its time and memory.
  package init(_ command: [String], in folder: String, limits: RunLimits) {
    guard let (process, pipe) = Self.start(command, folder, limits) else { return }
    let isInTime = read(pipe, limits: limits)
    close(pipe)
    if !isInTime { kill(process, SIGKILL) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    memory = usage.ru_maxrss > Self.ownPeak ? Int(usage.ru_maxrss) * Self.memoryUnit : 0
    let signal = status & 0x7F
    ending = signal != 0 ? .signal(signal) : .exit((status >> 8) & 0xFF)
    if !isInTime { ending = .stopped }
  }

  #if canImport(Darwin)
    private static let memoryUnit = 1
  #else
    private static let memoryUnit = 1024
  #endif

  private static var ownPeak: Int {
    var usage = rusage()
    // This is RUSAGE_SELF, which is 0 everywhere but has its own type in some C libraries.
    getrusage(0, &usage)
    return Int(usage.ru_maxrss)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// Reads until the end of the output, or returns false if the time is over before that.
  private mutating func read(_ pipe: Int32, limits: RunLimits) -> Bool {
    let end = ContinuousClock.now + .seconds(limits.clockSeconds)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let left = ContinuousClock.now.duration(to: end).components.seconds
      var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(max(0, left) * 1000 + 1))
      if ready == -1, errno == EINTR { continue }
      guard ready > 0, left >= 0 else { return false }
      let count = Foundation.read(pipe, &buffer, buffer.count)
      if count == -1, errno == EINTR { continue }
      guard count > 0 else { return true }
      output.append(buffer[..<count])
    }
  }

  /// A shell script that sets the limits and then becomes the program, because `posix_spawn`
  /// cannot.
  private static let shell = """
    cd -- "$1" && ulimit -c 0 && ulimit -t "$2" && { ulimit -v "$3" 2>/dev/null || :; } \
    && shift 3 && { [ -f "\(FuzzInput.standardInput)" ] || exec "$@"; } \
    && exec "$@" <"\(FuzzInput.standardInput)"
    """

  private static func start(
    _ command: [String],
    _ folder: String,
    _ limits: RunLimits
  ) -> (process: pid_t, pipe: Int32)? {
    let seconds = Int(limits.processorSeconds.rounded(.up)) + 1
    let words =
      ["sh", "-c", shell, "sh", folder, "\(seconds)", "\(limits.addressSpace / 1024)"] + command
    return starting.withLock {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      defer { close(ends[1]) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      guard let process = spawn(words, output: ends[1]) else {
        close(ends[0])
        return nil
      }
      return (process, ends[0])
    }
  }

  private static func spawn(_ words: [String], output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    // The run must depend on no environment variable except PATH.
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawn(&process, "/bin/sh", &actions, nil, &arguments, &variables)
    return error == 0 ? process : nil
  }
}

package struct RunLimits: Sendable {
  /// The limit on processor time, in seconds, which other programs do not affect.
  package var processorSeconds = 2.0
  /// The limit on elapsed time, in seconds, for a run that waits.
  package var clockSeconds = 30.0
  /// The limit on resident memory, in bytes.
  package var memory = 200_000_000
  /// The limit on address space, in bytes, which stops a run that allocates memory too quickly.
  package var addressSpace = 4_000_000_000

  package init() {}
}
