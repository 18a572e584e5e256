import Sampling
import TableTrace
import Testing

/// Laws of cells over turns with several updates, scrolling and reloads.
@Suite("Laws of display")
struct DisplayLawTests {
  private static let versions: [SystemVersion] = [
    .iOS(4), .iOS(6), .iOS(8), .iOS(9, 3), .iOS(11), .iOS(13), .iOS(14, 5), .iOS(15), .iOS(17),
    .iOS(18), .iOS(26), SystemVersion(.catalyst, 26),
  ]

  /// Suspended by: update.reload-did-end, which ends reloaded rows twice in a version left out.
  @Test(
    "A cell ends displaying once, when it leaves the screen, and visible rows touch the bounds",
    arguments: Sample.of(versions, 4)
  )
  func displaysAreBalanced(version: SystemVersion) throws {
    for seed in UInt64(1)...80 {
      let walk = try DisplayWalk(seed: seed, version: version)
      for turn in 1...6 {
        guard let objection = try walk.turn() else { continue }
        Issue.record("seed \(seed), turn \(turn), \(version): \(objection)")
        return
      }
    }
  }
}
