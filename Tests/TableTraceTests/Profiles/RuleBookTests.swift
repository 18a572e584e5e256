import TableTrace
import Testing

@Suite("The list of rules")
struct RuleBookTests {
  @Test("Every rule id has exactly one rule", arguments: RuleID.allCases)
  func everyIDHasOneRule(id: RuleID) {
    #expect(RuleBook.all.count { $0.id == id } == 1)
  }

  @Test(
    "Version ranges begin with iOS 4 and ascend within a platform",
    arguments: RuleBook.all.map(\.id)
  )
  func bandsAscend(id: RuleID) throws {
    let rule = try #require(RuleBook.entry(id))
    #expect(rule.ranges.first?.since == .iOS(4))
    #expect(rule.ranges.allSatisfy { $0.since.wasReleased })
    for platform in SystemVersion.Platform.allCases {
      let releases = rule.ranges.map(\.since).filter { $0.platform == platform }
      #expect(releases == releases.sorted())
      #expect(Set(releases).count == releases.count)
    }
  }

  @Test(
    "An observed, tested or measured range names its case",
    arguments: RuleBook.all.map(\.id)
  )
  func gradesHaveEvidence(id: RuleID) throws {
    let rule = try #require(RuleBook.entry(id))
    #expect(rule.sentence.hasSuffix("."))
    let grades = rule.ranges.flatMap(\.grades)
    for grade in grades where [.observed, .tested, .measured].contains(grade.certainty) {
      #expect(!grade.evidence.isEmpty, "\(grade)")
    }
  }

  @Test("Each version range changes the value or the sentence", arguments: RuleBook.all.map(\.id))
  func bandsDiffer(id: RuleID) throws {
    let rule = try #require(RuleBook.entry(id))
    for platform in SystemVersion.Platform.allCases {
      let ranges = rule.ranges.filter { $0.since.platform == platform }
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        #expect(range.says != next.says, "\(next.since)")
      }
    }
  }

  @Test("Certainties ascend inside their version range", arguments: RuleBook.all.map(\.id))
  func gradesAscend(id: RuleID) throws {
    for range in try #require(RuleBook.entry(id)).ranges {
      #expect(range.grades.first?.from == nil)
      let later = range.grades.dropFirst()
      #expect(later.allSatisfy { $0.from != nil })
      let releases = later.compactMap(\.from)
      #expect(releases == Array(Set(releases)).sorted())
      for release in releases where release.platform == range.since.platform {
        #expect(release > range.since && range.until.map { release < $0 } ?? true)
      }
    }
  }

  @Test(
    "A rule that decides nothing itself names rules that decide",
    arguments: RuleBook.all.map(\.id)
  )
  func statementsNameDecisions(id: RuleID) throws {
    for deciding in try #require(RuleBook.entry(id)).kind.decidedBy {
      #expect(try #require(RuleBook.entry(deciding)).kind == .decides, "\(deciding)")
    }
  }

  @Test(
    "A version range has the certainty of the version",
    arguments: [
      (SystemVersion.iOS(5), Certainty.observed, ["load-01"]),
      (.iOS(7, 1), .assumed, ["seed-000-load"]), (.catalyst(10), .observed, ["seed-004-load"]),
    ]
  )
  func versionsFindTheirGrade(
    version: SystemVersion,
    certainty: Certainty,
    evidence: [String]
  ) throws {
    let range = try #require(RuleBook.entry(.sectionHeightInRequery)?.range(for: version))
    let grade = try #require(range.grade(for: version))
    #expect(grade.certainty == certainty)
    #expect((grade.evidence + grade.hints).starts(with: evidence))
  }

  @Test(
    "A version belongs to the last range that begins before it",
    arguments: [
      (SystemVersion.iOS(10, 3), "twice each"), (.iOS(6), "twice each"),
      (SystemVersion(.catalyst, 9), "twice each"),
    ]
  )
  func versionsFindTheirRange(version: SystemVersion, says: String) throws {
    let rule = try #require(RuleBook.entry(.sectionHeightInRequery))
    #expect(rule.range(for: version)?.says == says)
  }
}
