import Goldens

@testable import TableTrace

/// Checks that the cases cited for a grade support it in every release that it claims.
struct GradeProof: Sendable {
  /// The reason why a grade is not proved.
  enum Fault: Hashable, Sendable {
    /// The list has no case with this id.
    case unknownCase(String)
    /// No case cited tells of the platform and can give so much.
    case tooStrong
    /// No document is cited.
    case noDocument
    /// The grade begins before the oldest case that can give it.
    case beforeOldest(SystemVersion)
    /// The grade goes on more than one release past the newest case that can give it.
    case pastNewest(SystemVersion)
  }

  private let cases: [String: CaseList.Case]

  init(_ cases: CaseList) {
    self.cases = Dictionary(cases.cases.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns the grades of a version range that are not proved.
  func faults(of range: RuleEntry.VersionRange) -> [Fault] {
    range.grades.flatMap { grade in
      (grade.evidence + grade.hints).filter { cases[$0] == nil }.map(Fault.unknownCase)
        + faults(of: grade, in: range)
    }
  }

  private func faults(of grade: Grade, in range: RuleEntry.VersionRange) -> [Fault] {
    switch grade.certainty {
    case .assumed, .ours: return []
    case .documented:
      let isDocumented = grade.evidence.contains { cases[$0]?.grade == .documented }
      return isDocumented ? [] : [.noDocument]
    case .observed, .tested, .measured: break
    }
    let start = grade.from ?? range.since
    let shown = ranges(of: grade).filter { $0.first.platform == start.platform }
    guard let oldest = shown.map(\.first).min(), let newest = shown.map(\.last).max() else {
      return [.tooStrong]
    }
    var faults: [Fault] = []
    if start.major < oldest.major { faults.append(.beforeOldest(oldest)) }
    let later = newest.releases(before: range.end(of: grade)).filter { $0 > newest.major }
    if later.count > 1 { faults.append(.pastNewest(newest)) }
    return faults
  }

  /// The releases shown by cases that can give at least this grade.
  private func ranges(of grade: Grade) -> [ReleaseRange] {
    grade.evidence.compactMap { cases[$0] }.filter { $0.grade.isAtLeast(grade.certainty) }
      .flatMap(\.shows)
  }
}

extension SystemVersion {
  /// Returns the numbers of its platform's versions from this one on until before another one, if
  /// any.
  fileprivate func releases(before end: SystemVersion?) -> [Int] {
    Self.releases(of: platform).map(\.major).filter { number in
      guard number >= major else { return false }
      guard let end else { return true }
      return max(self, SystemVersion(platform, number)) < end
    }
  }
}
