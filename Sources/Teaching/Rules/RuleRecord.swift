import Project
package import Reports
package import TableTrace

package struct RuleRecord {
  let entry: RuleEntry
  let version: SystemVersion?
  let words: CertaintyWords?

  /// Makes the record of a rule, for only one version if it is given.
  package init(_ entry: RuleEntry, _ version: SystemVersion? = nil, _ words: CertaintyWords? = nil)
  {
    self.entry = entry
    self.version = version
    self.words = words
  }

  package static let shape = JSONShape<RuleRecord>([
    .init("name", .word, \.entry.id),
    .init("sentence", .text, \.entry.sentence),
    .init("kind", .words("decides", "states"), \.entry.kind.name),
    .init("decidedBy", .texts) { $0.entry.kind.decidedBy.map(\.rawValue) },
    .init("bands", .list(range), \.ranges),
    .init("conflicts", .texts, \.entry.conflicts),
    .init("word", optional: .word, \.word?.name),
    .init("lastSeen", optional: .text) { $0.word?.lastSeen?.description },
  ])

  private typealias Range = (range: RuleEntry.VersionRange, grades: [Grade])

  private static let range = JSONShape<Range>([
    .init("since", .text, \.range.since.description),
    .init("until", optional: .text) { $0.range.until?.description },
    .init("says", .text, \.range.says),
    .init("grades", .list(grade), \.grades),
  ])

  private static let grade = JSONShape<Grade>([
    .init("certainty", .word, \.certainty),
    .init("from", optional: .text) { $0.from?.description },
    .init("evidence", .texts, \.evidence),
    .init("hints", .texts, \.hints),
  ])

  private var word: CertaintyWord? { words?[entry.id] }

  private var ranges: [Range] {
    guard let version else { return entry.ranges.map { ($0, $0.grades) } }
    let range = entry.range(for: version)
    return [range].compactMap(\.self).map { range in
      (range, [range.grade(for: version)].compactMap(\.self))
    }
  }
}

/// Rules as a JSON document, for one version or all versions.
package struct RuleDocument {
  private let rules: [RuleEntry]
  private let version: SystemVersion?

  package init(_ rules: [RuleEntry], _ version: SystemVersion?) {
    self.rules = rules
    self.version = version
  }

  package static let shape = JSONShape<RuleDocument>([
    .version,
    .init("os", optional: .text) { $0.version?.description },
    .init("rules", .list(RuleRecord.shape)) { document in
      let words = document.version.map { Evidence.words($0) }
      return document.rules.map { RuleRecord($0, document.version, words) }
    },
  ])
}
