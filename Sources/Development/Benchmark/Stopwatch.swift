import CLibrary
import Measurements

/// Measures processor time, if possible.
///
/// Elapsed time would include delays by other programs, which can affect only one side of a pair.
enum Stopwatch {
  case ownThreads
  /// The processor time of ended child processes, without the time to start them.
  case children
  /// Elapsed time, for work that several processors share.
  case wall

  /// `RUSAGE_CHILDREN`, whose type differs from that of the parameter on Linux.
  private static let endedChildren: Int32 = -1

  /// Returns the processor seconds of the work, including those of the kernel.
  func seconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private var now: Double {
    switch self {
    case .ownThreads:
      return Self.seconds(CLOCK_PROCESS_CPUTIME_ID)
    case .children:
      var usage = rusage()
      getrusage(Self.endedChildren, &usage)
      return ChildProcess.seconds(usage)
    case .wall:
      return Self.seconds(CLOCK_MONOTONIC)
    }
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
