import Project
package import TableTrace

/// A rule as part of a JSON document.
package struct RuleRecord: Encodable {
  /// One version range.
  private struct VersionRange: Encodable {
    var since: String
    var until: String?
    var says: String
    var grades: [GradeRecord]

    init(_ range: RuleEntry.VersionRange, _ version: SystemVersion?) {
      since = range.since.description
      until = range.until?.description
      says = range.says
      let grades = version.map { version in [range.grade(for: version)].compactMap(\.self) }
      self.grades = (grades ?? range.grades).map(GradeRecord.init)
    }
  }

  /// How sure a version range is from a release on.
  private struct GradeRecord: Encodable {
    var certainty: String
    var from: String?
    var evidence: [String]
    var hints: [String]

    init(_ grade: Grade) {
      certainty = grade.certainty.rawValue
      from = grade.from?.description
      evidence = grade.evidence
      hints = grade.hints
    }
  }

  private var name: String
  private var sentence: String
  private var kind: String
  private var decidedBy: [String]
  private var bands: [VersionRange]
  /// How far it can be trusted for one version.
  private var word: String?
  /// The newest older version that shows it, where the word is 'seen before'.
  private var lastSeen: String?
  private var conflicts: [String]

  /// The record of a rule; a version leaves the version range and the grade that hold for it, and has a word.
  package init(_ entry: RuleEntry, _ version: SystemVersion?, _ words: CertaintyWords?) {
    name = entry.id.rawValue
    sentence = entry.sentence
    kind = entry.kind.name
    decidedBy = entry.kind.decidedBy.map(\.rawValue)
    let bands = version.map { version in [entry.range(for: version)].compactMap(\.self) }
    self.bands = (bands ?? entry.ranges).map { VersionRange($0, version) }
    word = words?[entry.id]?.name.rawValue
    lastSeen = words?[entry.id]?.lastSeen?.description
    conflicts = entry.conflicts
  }
}

/// Rules as a JSON document.
package struct RuleDocument: Encodable {
  private var version = 1
  private var os: String?
  private var rules: [RuleRecord]

  /// The document of some rules, of one version of the system or of all.
  package init(_ rules: [RuleEntry], _ os: SystemVersion?) {
    self.os = os?.description
    let words = os.map { Evidence.words($0) }
    self.rules = rules.map { RuleRecord($0, os, words) }
  }
}
