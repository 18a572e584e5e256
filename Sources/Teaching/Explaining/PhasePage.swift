package import TableTrace

/// A phase as `explain` shows it: what happens, and the calls in lessons of the course.
package struct PhasePage {
  var phase: Phase
  /// What the lessons show, or nil if no lessons are available.
  var sightings: PhaseSightings?

  package init(
    phase: Phase,
    sightings: PhaseSightings? = nil
  ) {
    self.phase = phase
    self.sightings = sightings
  }

  package var explained: Explanation {
    let text = ExplanationText.of(.phase, phase.rawValue)
    let excerpt = TraceExcerpt(of: text.place, lead: 1) { $0.kind == .phase && $0.phase == phase }
    return Explanation(
      name: "> \(phase.rawValue)",
      purpose: [phase.sentence, text.purpose].compactMap(\.self).joined(separator: " "),
      shown: excerpt?.parts("its first lines") ?? [],
      reasons: ("why the phase is missing, or has no calls", text.pageReasons),
      versions: text.versionParts,
      related: text.relatedTexts,
      commands: text.traceHints,
      rest: PagePart.rows(calls, under: "calls in this phase, in the lessons of the course")
        + PagePart.rules(sightings?.rules ?? [], titled: "the rules of this phase")
        + PagePart.lessons(sightings?.lessons ?? []),
      restName: "calls, rules and lessons",
      hasRest: true
    )
  }

  private var calls: [[PageText]] {
    (sightings?.calls ?? []).map { callback, count in
      [.callback(callback), PageText(count == 1 ? "in one lesson" : "in \(count) lessons")]
    }
  }
}
