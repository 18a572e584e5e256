import Testing

@testable import CommandLineTool

struct WorkersTests {
  @Test(arguments: [1, 2, 3, 8, 64])
  func resultsStandInTheOrderOfTheInput(jobs: Int) {
    let inputs = Array(0..<37)
    #expect(Workers.map(inputs, jobs: jobs) { $0 * $0 } == inputs.map { $0 * $0 })
    #expect(Workers.map([Int](), jobs: jobs) { $0 }.isEmpty)
  }

  @Test func shardsShareEverythingOnce() throws {
    let shards = try [Shard("1/3"), Shard("2/3"), Shard("3/3")]
    for ordinal in 0..<10 {
      #expect(shards.filter { $0.contains(ordinal) }.count == 1)
    }
  }
}
