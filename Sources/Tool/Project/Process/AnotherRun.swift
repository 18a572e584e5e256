/// The tool in a process of its own, whose hash seed is another one than that of this process.
package enum AnotherRun {
  /// The seed of the hashes of a process, on which the order of dictionaries and sets depends.
  package enum HashSeed: Sendable {
    /// The same in every process.
    case fixed
    /// Another one in every process.
    case random
  }

  /// Runs the tool; the answer is what it writes to standard output, nil when it cannot be started or
  /// does not end by itself.
  package typealias Start = @Sendable (_ arguments: [String], _ seed: HashSeed) -> [UInt8]?
}
