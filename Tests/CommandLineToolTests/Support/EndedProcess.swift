import Measurements
import Testing

/// A process that was there and has ended, as one that was killed.
enum EndedProcess {
  /// Its number.
  static func number() throws -> Int32 {
    try #require(ChildProcess("/bin/sh", ["-c", "exit 0"])).identifier
  }
}
