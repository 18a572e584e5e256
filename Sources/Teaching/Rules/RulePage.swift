import Project
package import TableTrace

/// A rule as `rules` and `explain` print it.
package struct RulePage {
  var entry: RuleEntry
  /// The version to show; nil shows all bands.
  var version: SystemVersion?
  /// The words of the version, where one is shown.
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
    let bands = version.map { version in [entry.band(for: version)].compactMap { $0 } }
    for band in bands ?? entry.bands {
      lines.append(PageLine(indent: 2, text: range(band) + ": \(band.says)"))
      let grades = version.map { version in [band.grade(for: version)].compactMap { $0 } }
      if let word = words?[entry.id] {
        lines.append(PageLine(indent: 4, text: PageText(word.remark)))
      }
      lines += (grades ?? band.grades).map { PageLine(indent: 4, text: text(of: $0)) }
    }
    return lines + entry.conflicts.map { PageLine(indent: 2, text: PageText("but: \($0)")) }
  }

  /// How sure a band is, the release from which on unless it is the band's own, and the cases: what shows it, or
  /// where nothing does, what hints at it.
  private func text(of grade: Grade) -> PageText {
    let from = version == nil ? grade.from.map { " from \($0)" } ?? "" : ""
    let cases = (grade.evidence + grade.hints).map { PageText(.evidence, $0) }
    let text = PageText("\(grade.certainty.rawValue)\(from)")
    return cases.isEmpty ? text : text + ": " + .list(cases)
  }

  private func range(_ band: RuleEntry.Band) -> PageText {
    let text = ReleaseStretches.text(since: band.since, until: band.until)
    return PageText(.release, band.since.description, as: text)
  }
}
