import Project

/// The content of a page of `explain`, in the order in which a beginner needs it.
///
/// A terminal shows the short part, or everything with `--all`. The site folds the rest.
package struct Explanation {
  package static let mostLines = 40
  /// The most rows in a part of the short page.
  package static let mostRows = 8

  package var name: String
  /// A few words after a name that says little, such as a code.
  package var title: String?
  /// One or two rows of facts, such as the protocol that declares a callback.
  package var facts: [[PageText]] = []
  /// One or two sentences about what it is for.
  package var purpose: String
  /// The order of calls, a trace or an example, with at most eight lines each.
  package var shown: [PagePart] = []
  /// The most common reasons or mistakes, with their heading.
  package var reasons: (headline: String, reasons: [PageReason]) = ("", [])
  /// The behaviour today, then what was different before.
  package var versions: [PagePart] = []
  package var related: [PageText]
  /// Commands that show more.
  package var commands: [PageHint] = []
  /// The parts that only the whole page shows.
  package var rest: [PagePart] = []
  /// A name for the rest, such as `rules and lessons`.
  package var restName = "rules and lessons"
  /// Whether there are more parts, even if `rest` was not computed for the short page.
  package var hasRest = false

  /// The short page, with the commands that show more.
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
  /// Returns a heading with the first rows, and how many more there are.
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
  /// Returns the elements before and after a position, if they exist.
  func beside(_ place: Int) -> [Element] {
    [place - 1, place + 1].filter(indices.contains).map { self[$0] }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetition, in the order of their first occurrence.
  var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
