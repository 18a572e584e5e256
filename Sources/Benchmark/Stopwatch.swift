#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures work by the time that this thread had a processor.
///
/// What else the machine does takes wall time from one side of a pair and not from the other.
enum Stopwatch {
  /// The seconds that the work kept the processor busy, the kernel's part included.
  static func seconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
