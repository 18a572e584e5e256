import Project

/// What `explain` says about a name, in the order in which a beginner needs it.
///
/// A terminal shows the short part, and all of it with `--all`; the site folds the rest.
package struct Explanation {
  /// The most lines of the short part.
  package static let mostLines = 40
  /// The most rows that a part of the short page has.
  package static let mostRows = 8

  /// What it is about.
  package var name: String
  /// A few words behind the name, for a name that says nothing itself.
  package var title: String?
  /// Facts in a row or two, such as who declares it.
  package var facts: [[PageText]] = []
  /// What it is and what it is for, one or two sentences.
  package var purpose: String
  /// The order around it, a trace, an example: at most eight lines each.
  package var shown: [PagePart] = []
  /// The most common reasons or mistakes, under their headline.
  package var reasons: (headline: String, reasons: [PageReason]) = ("", [])
  /// What holds today, then what was different before.
  package var versions: [PagePart] = []
  /// Names that belong to it.
  package var related: [PageText]
  /// What else to type.
  package var commands: [PageHint] = []
  /// What only the whole page shows.
  package var rest: [PagePart] = []
  /// What the rest is: `rules and lessons`.
  package var restName = "rules and lessons"
  /// Whether there is a rest, though the short page was made without it.
  package var hasRest = false

  /// The short page, with what to type to see more.
  package var short: Page {
    guard hasRest || !rest.isEmpty else { return page }
    let typed = ShellWord.quoted(name)
    var short = page
    short.rest = []
    short.add(PageHint("all its \(restName)", "tabletrace explain \(typed) --all"))
    return short
  }

  /// The whole page, which begins like the short one.
  package var page: Page {
    var parts: [PagePart] = facts.isEmpty ? [] : [.rows(facts)]
    parts += [.prose(purpose)] + shown
    if !reasons.reasons.isEmpty {
      parts += [.headline(reasons.headline), .reasons(reasons.reasons)]
    }
    parts += versions + [.headline("related"), .words([.list(related)])]
    if !commands.isEmpty { parts.append(.hints(commands)) }
    return Page(title: name, says: title.map { PageText($0) }, parts: parts, rest: rest)
  }
}

extension PagePart {
  /// Rows with their headline, the first of them and how many there are besides.
  package static func first(
    _ rows: [[PageText]],
    under headline: String,
    most: Int = Explanation.mostRows
  ) -> [PagePart] {
    guard rows.count > most else { return self.rows(rows, under: headline) }
    let more = rows.count - most + 1
    let first = Array(rows.prefix(most - 1))
    return self.rows(first + [[PageText("and \(more) more")]], under: headline)
  }
}

extension Array {
  /// The element before a place and the one after it, as far as there are any.
  func beside(_ place: Int) -> [Element] {
    [place - 1, place + 1].filter(indices.contains).map { self[$0] }
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order of their first occurrence.
  var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
