import TableTrace
import Testing

@Suite("The rule book")
struct RuleBookTests {
  @Test("Every rule id has exactly one rule", arguments: RuleID.allCases)
  func everyIDHasOneRule(id: RuleID) {
    #expect(RuleBook.all.count { $0.id == id } == 1)
  }

  @Test("Bands begin with iOS 4 and ascend within a platform", arguments: RuleBook.all.map(\.id))
  func bandsAscend(id: RuleID) throws {
    let rule = try #require(RuleBook.entry(id))
    #expect(rule.bands.first?.since == .iOS(4))
    #expect(rule.bands.allSatisfy { $0.since.wasReleased })
    for platform in SystemVersion.Platform.allCases {
      let releases = rule.bands.map(\.since).filter { $0.platform == platform }
      #expect(releases == releases.sorted())
      #expect(Set(releases).count == releases.count)
    }
  }

  @Test(
    "What is observed, tested or measured by a numbered case names it",
    arguments: RuleBook.all.map(\.id)
  )
  func gradesHaveEvidence(id: RuleID) throws {
    let rule = try #require(RuleBook.entry(id))
    #expect(rule.sentence.hasSuffix("."))
    for band in rule.bands where [.observed, .tested, .measured].contains(band.certainty) {
      #expect(!band.evidence.isEmpty, "\(band.since)")
    }
  }

  @Test(
    "A version falls into the last band that began before it",
    arguments: [
      (SystemVersion.iOS(10, 3), "twice each"), (.iOS(6), "twice each"),
      (SystemVersion(.catalyst, 9), "twice each"),
    ]
  )
  func versionsFindTheirBand(version: SystemVersion, says: String) throws {
    let rule = try #require(RuleBook.entry(.sectionHeightInRound))
    #expect(rule.band(for: version)?.says == says)
  }
}
