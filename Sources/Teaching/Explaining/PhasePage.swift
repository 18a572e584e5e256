package import TableTrace

/// A phase as `explain` shows it: what happens, and which calls it causes in the lessons of the course.
package struct PhasePage {
  var phase: Phase
  /// What the lessons show; nil where there is no library.
  var sightings: PhaseSightings?

  package init(
    phase: Phase,
    sightings: PhaseSightings? = nil
  ) {
    self.phase = phase
    self.sightings = sightings
  }

  /// The whole page.
  package var page: Page {
    page(
      calls,
      PagePart.rules(sightings?.rules ?? [], titled: "the rules of this phase")
        + PagePart.lessons(sightings?.lessons ?? [])
    )
  }

  /// The short page, with what to type to see more.
  package var short: Page {
    let most = Array(calls.prefix(Self.mostCalls))
    let more = calls.count - most.count
    let rows = most + (more > 0 ? [[PageText("and \(more) more")]] : [])
    let command = "tabletrace explain '> \(phase.rawValue)' --all"
    return page(rows, [.hints([PageHint("all its rules and lessons", command)])])
  }

  private func page(_ calls: [[PageText]], _ rest: [PagePart]) -> Page {
    Page(
      title: "> \(phase.rawValue)",
      parts: [.prose(phase.sentence)]
        + PagePart.rows(calls, under: "calls in this phase, in the lessons of the course") + rest
    )
  }

  /// The most calls that the short page names.
  private static let mostCalls = 12

  private var calls: [[PageText]] {
    (sightings?.calls ?? []).map { callback, count in
      [.callback(callback), PageText(count == 1 ? "in one lesson" : "in \(count) lessons")]
    }
  }
}
