import Goldens
import Testing

@testable import Project
@testable import TableTrace

/// What the rules say of their own certainty is proved by the list of cases.
struct GradeProofTests {
  private static let cases: CaseList? = {
    guard let text = try? Repository.text("Golden/recorded/cases.tsv") else { return nil }
    return try? CaseList(text)
  }()

  @Test(arguments: RuleBook.all.map(\.id))
  func gradesAreProved(id: RuleID) throws {
    let proof = GradeProof(try #require(Self.cases))
    for range in try #require(RuleBook.entry(id)).ranges {
      #expect(proof.faults(of: range) == [], "\(range.since): \(range.says)")
    }
  }

  /// Rules whose grade is lower than that of their case, because the case shows a part of the sentence.
  private static let loweredRules: Set<RuleID> = [
    .viewController, .viewControllerStoryboard, .tableViewController,
    .tableViewControllerInNavigation, .tableViewControllerPresented,
  ]

  /// A scroll view, a collection view, a text view or a document shows no call of a table.
  @Test func gradesFitTheSubjects() throws {
    let cases = try #require(Self.cases).cases
    for item in cases {
      #expect(item.subject.highestGrade.isAtLeast(item.grade), "\(item.id): \(item.certainty)")
    }
    #expect(Set(cases.map(\.subject)) == Set(CaseList.Subject.allCases))
  }

  /// Rules about methods of a view controller, which a case without a table can show.
  private static let controllerRules: Set<RuleID> = [
    .controllerLoads, .controllerLifeCycle, .controllerLayouts, .controllerLayoutTimes,
  ]

  @Test(
    "A rule about a table is seen on a version only if a case with a table shows it",
    arguments: SystemVersion.all
  )
  func seenRulesHaveTables(version: SystemVersion) throws {
    let list = try #require(Self.cases)
    let all = Dictionary(list.cases.map { ($0.id, $0) }) { first, _ in first }
    let tables = list.cases.filter { $0.subject == .table }.map(\.id)
    let onlyTables = CertaintyWords(version) { id in
      guard tables.contains(id), let item = all[id], item.grade.isShown else { return [] }
      return item.shows.map { $0.first...$0.last }
    }
    let words = Evidence.words(version)
    for rule in RuleID.allCases where words[rule] == .seen && onlyTables[rule] != .seen {
      #expect(Self.controllerRules.contains(rule), "\(rule.rawValue)")
    }
  }

  /// A grade that is raised by one, and nothing else, is refused.
  @Test(arguments: RuleBook.all.map(\.id).filter { !loweredRules.contains($0) })
  func raisedGradesAreRefused(id: RuleID) throws {
    let proof = GradeProof(try #require(Self.cases))
    for range in try #require(RuleBook.entry(id)).ranges {
      for (index, grade) in range.grades.enumerated() {
        guard let raised = Self.raised(grade) else { continue }
        let changed = Self.range(range, index, raised)
        #expect(!proof.faults(of: changed).isEmpty, "\(range.since): \(raised)")
      }
    }
  }

  /// A case that is taken out of the list is missed by every version range that cites it, and a grade that
  /// needs evidence is refused without any.
  @Test(arguments: RuleBook.all.map(\.id))
  func removedCasesAreMissed(id: RuleID) throws {
    let cases = try #require(Self.cases)
    for range in try #require(RuleBook.entry(id)).ranges {
      for (index, grade) in range.grades.enumerated() {
        for cited in grade.evidence + grade.hints {
          let fewer = GradeProof(CaseList(cases: cases.cases.filter { $0.id != cited }))
          #expect(fewer.faults(of: range).contains(.unknownCase(cited)), "\(range.since): \(cited)")
        }
        guard !grade.evidence.isEmpty else { continue }
        let bare = Grade(from: grade.from, certainty: grade.certainty)
        let faults = GradeProof(cases).faults(of: Self.range(range, index, bare))
        #expect(!faults.isEmpty, "\(range.since): \(grade)")
      }
    }
  }

  private static func raised(_ grade: Grade) -> Grade? {
    let certainty: Certainty
    switch grade.certainty {
    case .observed, .ours: return nil
    case .tested: certainty = .observed
    case .measured: certainty = .tested
    case .documented: certainty = .measured
    case .assumed: certainty = .documented
    }
    return Grade(
      from: grade.from,
      certainty: certainty,
      evidence: grade.evidence,
      hints: grade.hints
    )
  }

  private static func range(
    _ range: RuleEntry.VersionRange,
    _ index: Int,
    _ grade: Grade
  ) -> RuleEntry.VersionRange {
    var grades = range.grades
    grades[index] = grade
    return RuleEntry.VersionRange(
      since: range.since,
      until: range.until,
      says: range.says,
      grades: grades
    )
  }
}
