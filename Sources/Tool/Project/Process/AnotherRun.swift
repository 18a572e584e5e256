/// Runs the tool in another process, with another hash seed.
package enum AnotherRun {
  /// The hash seed of a process, which affects the order of dictionaries and sets.
  package enum HashSeed: Sendable {
    /// The same seed in every process.
    case fixed
    /// A random seed in every process.
    case random
  }

  /// Runs the tool and returns its standard output, or nil if it cannot be started or does not end
  /// normally.
  package typealias Start = @Sendable (_ arguments: [String], _ seed: HashSeed) -> [UInt8]?
}
