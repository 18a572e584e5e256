import Project
package import TableTrace

/// A rule as `rules` and `explain` print it.
package struct RulePage {
  var entry: RuleEntry
  /// The version to show, or nil for all version ranges.
  var version: SystemVersion?
  /// The certainty words for the shown version, or nil.
  var words: CertaintyWords?

  package init(entry: RuleEntry, version: SystemVersion?, words: CertaintyWords? = nil) {
    self.entry = entry
    self.version = version
    self.words = words
  }

  package var page: Page {
    Page(title: entry.id.rawValue, says: PageText(entry.sentence), parts: [.outline(lines)])
  }

  private var lines: [PageLine] {
    let related = entry.kind.decidedBy.map(PageText.rule)
    var lines =
      related.isEmpty ? [] : [PageLine(indent: 2, text: "related rules: " + .list(related))]
    let ranges = version.map { version in [entry.range(for: version)].compactMap { $0 } }
    for range in ranges ?? entry.ranges {
      lines.append(PageLine(indent: 2, text: Self.versions(of: range) + ": \(range.says)"))
      let grades = version.map { version in [range.grade(for: version)].compactMap { $0 } }
      if let word = words?[entry.id] {
        lines.append(PageLine(indent: 4, text: PageText(word.remark)))
      }
      lines += (grades ?? range.grades).map { PageLine(indent: 4, text: text(of: $0)) }
    }
    return lines + entry.conflicts.map { PageLine(indent: 2, text: PageText("but: \($0)")) }
  }

  /// The outline below a rule, for pages that already show its sentence.
  package var outline: PagePart { .outline(lines) }

  /// Returns the certainty with its evidence, and its first version if it begins within the range.
  ///
  /// If no evidence shows the rule, the evidence that suggests it is listed.
  private func text(of grade: Grade) -> PageText {
    let from = version == nil ? grade.from.map { " from \($0)" } ?? "" : ""
    let cases = (grade.evidence + grade.hints).map { PageText(.evidence, $0) }
    let text = PageText("\(grade.certainty.rawValue)\(from)")
    return cases.isEmpty ? text : text + ": " + .list(cases)
  }

  static func versions(of range: RuleEntry.VersionRange) -> PageText {
    let text = ReleaseStretches.text(since: range.since, until: range.until)
    return PageText(.release, range.since.description, as: text)
  }
}
