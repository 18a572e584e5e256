#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits so long; answers false where nobody reads any more what is printed.
package typealias Pause = (Duration) -> Bool

/// Waiting in a real process.
package enum ProcessPause {
  /// Waits, and sees at once when the reader of standard output goes away.
  package static func pause(_ duration: Duration) -> Bool {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    guard poll(&output, 1, milliseconds) > 0 else { return true }
    if output.revents & Int16(POLLERR | POLLHUP) != 0 { return false }
    // Some devices cannot be waited for.
    usleep(UInt32(clamping: milliseconds) * 1000)
    return true
  }
}
