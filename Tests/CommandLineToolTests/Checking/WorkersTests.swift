import Dispatch
import Foundation
import Testing

@testable import CommandLineTool
@testable import Project

struct WorkersTests {
  @Test(arguments: [1, 2, 3, 8, 64])
  func resultsStandInTheOrderOfTheInput(jobs: Int) {
    let inputs = Array(0..<37)
    #expect(Workers.map(inputs, jobs: jobs) { $0 * $0 } == inputs.map { $0 * $0 })
    #expect(Workers.map([Int](), jobs: jobs) { $0 }.isEmpty)
  }

  /// The first input waits until all others are done, which a thread with a share of its own would
  /// have to wait for in vain.
  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func whoIsFreeTakesTheNextInput() {
    let others = DispatchSemaphore(value: 0)
    let results = Workers.map(Array(0..<10), jobs: 2) { number -> Bool in
      guard number == 0 else { return others.signal() >= 0 }
      return (1..<10).allSatisfy { _ in others.wait(timeout: .now() + 60) == .success }
    }
    #expect(results.allSatisfy { $0 })
  }

  @Test func shardsShareEverythingOnce() throws {
    let shards = try [Shard("1/3"), Shard("2/3"), Shard("3/3")]
    for ordinal in 0..<10 {
      #expect(shards.filter { $0.contains(ordinal) }.count == 1)
    }
  }
}
