package import TableTrace

/// A phase as `explain` shows it: what happens, and what comes in it in the lessons of the course.
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

  package var page: Page {
    Page(
      title: "> \(phase.rawValue)",
      parts: [.rows([["what happens", PageText(phase.sentence)]])]
        + PagePart.rows(calls, under: "the calls that come in it, in the lessons of the course")
        + PagePart.rules(sightings?.rules ?? [], titled: "the rules by which it comes")
        + PagePart.lessons(sightings?.lessons ?? [])
    )
  }

  private var calls: [[PageText]] {
    (sightings?.calls ?? []).map { callback, count in
      [.callback(callback), PageText(count == 1 ? "in one lesson" : "in \(count) lessons")]
    }
  }
}
