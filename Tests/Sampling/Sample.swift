import Foundation

/// A sample of many cases, for tests that take minutes with all of them.
///
/// A seed chooses the sample, the same one in each run unless `SAMPLE_SEED` says another. With `EVERY_CASE` in the
/// environment, as in `make ci`, the sample is every case.
package enum Sample {
  /// Whether every case runs.
  package static let isEveryCase = environment["EVERY_CASE"] != nil

  /// The number that chooses the samples, which is printed once.
  package static let seed: UInt64 = {
    let seed = environment["SAMPLE_SEED"].flatMap(UInt64.init) ?? 34
    let words =
      isEveryCase
      ? "every case of sampled tests runs"
      : "samples of seed \(seed): SAMPLE_SEED=N takes others, EVERY_CASE=1 every case"
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    return seed
  }()

  private static let environment = ProcessInfo.processInfo.environment

  /// So many of some cases, in their order, or all of them if there are no more.
  package static func of<Cases: Sequence>(_ cases: Cases, _ count: Int) -> [Cases.Element] {
    let all = Array(cases)
    var numbers = SampleNumbers(state: seed)
    guard !isEveryCase, count < all.count else { return all }
    return all.indices.shuffled(using: &numbers).prefix(count).sorted().map { all[$0] }
  }

  /// Random numbers for one of the cases, which its name and the seed choose.
  package static func numbers(of name: String) -> some RandomNumberGenerator {
    SampleNumbers(state: name.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
  }
}

/// The numbers of SplitMix64, the same on each machine.
private struct SampleNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
