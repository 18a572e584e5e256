import Goldens
import TableTrace
import Testing

/// What the rules say of their own certainty is proved by the list of cases.
struct GradeProofTests {
  private static let proof: GradeProof? = {
    guard let text = try? Repository.text("Golden/recorded/cases.tsv"),
      let cases = try? CaseList(text)
    else { return nil }
    return GradeProof(cases)
  }()

  @Test(arguments: RuleBook.all.map(\.id))
  func gradesAreProved(id: RuleID) throws {
    let proof = try #require(Self.proof)
    for band in try #require(RuleBook.entry(id)).bands {
      #expect(proof.faults(of: band) == [], "\(band.since): \(band.says)")
    }
  }
}
