import Testing

@testable import Goldens
@testable import TableTrace

@Suite("The proof of a certainty")
struct GradeFaultTests {
  private static let proof = GradeProof(
    CaseList(cases: [
      item("log", .iOS(9, 3), .iOS(10), .observed), item("count", .iOS(11), .iOS(12), .measured),
      item("mac", .catalyst(26), .catalyst(26), .observed),
      item("new", .iOS(18), .iOS(18), .tested),
      item("book", .iOS(6), .iOS(7), .documented),
    ])
  )

  private static func item(
    _ id: String,
    _ first: SystemVersion,
    _ last: SystemVersion,
    _ grade: Certainty
  ) -> CaseList.Case {
    let shows = [ReleaseRange(first, last)]
    return CaseList.Case(
      id: id,
      folder: "load",
      source: "a blog",
      ios: "",
      certainty: "",
      shows: shows,
      grade: grade
    )
  }

  private static func range(
    _ since: SystemVersion,
    until: SystemVersion? = nil,
    _ grades: Grade...
  ) -> RuleEntry.VersionRange {
    RuleEntry.VersionRange(since: since, until: until, says: "so", grades: grades)
  }

  @Test(
    "A certainty needs a sufficient case for its versions",
    arguments: [
      (range(.iOS(9), until: .iOS(12), .observed("log")), []),
      (range(.iOS(9), until: .iOS(12), .observed("lag")), [.unknownCase("lag"), .tooStrong]),
      (range(.iOS(9), until: .iOS(12), .observed("log", "lag")), [.unknownCase("lag")]),
      (range(.iOS(11), until: .iOS(13), .tested("count")), [.tooStrong]),
      (range(.iOS(11), until: .iOS(14), .measured("count")), []),
      (range(.iOS(8), until: .iOS(11), .observed("log")), [.beforeOldest(.iOS(9, 3))]),
      (range(.iOS(9), until: .iOS(12, 1), .observed("log")), [.pastNewest(.iOS(10))]),
      (range(.iOS(9), .observed("log", "count")), [.pastNewest(.iOS(10))]),
      (range(.iOS(9), .observed("log"), .assumed(from: .iOS(12))), []),
      (range(.iOS(9), .observed("log"), .assumed(from: .catalyst(13))), [.pastNewest(.iOS(10))]),
      (range(.iOS(18), .tested("new")), []),
      (range(.iOS(26), .tested("mac")), [.tooStrong]),
      (range(.iOS(13), .assumed(), .observed(from: .catalyst(26), "mac")), []),
      (range(.iOS(4), .assumed("lag")), [.unknownCase("lag")]),
      (range(.iOS(4), .documented("book")), []),
      (range(.iOS(4), .documented("log")), [.noDocument]),
      (range(.iOS(4), .documented()), [.noDocument]),
      (range(.iOS(4), .ours()), []),
    ] as [(RuleEntry.VersionRange, [GradeProof.Fault])]
  )
  func faults(range: RuleEntry.VersionRange, faults: [GradeProof.Fault]) {
    #expect(Self.proof.faults(of: range) == faults)
  }
}
