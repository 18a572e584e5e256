import CLibrary
import Measurements

/// Measures work by processor time, if possible.
///
/// Other load on the machine can delay one side of a pair and not the other.
enum Stopwatch {
  case ownThreads
  /// The processor time of ended child processes, without the time to start them.
  case children
  /// Elapsed time, for work that several processors share.
  case wall

  /// `RUSAGE_CHILDREN`, whose type differs from that of the parameter on Linux.
  private static let endedChildren: Int32 = -1

  /// The seconds that the work kept the processor busy, the kernel's part included.
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
