import Project
import Scenarios
package import TableTrace

/// Where lessons show a callback: the phases, the versions, the rules and the lessons.
package struct CallbackSightings {
  /// Where the callback is called: in a phase, or directly in a step.
  package struct Moment {
    /// The phase, or nil for the step itself.
    package var phase: Phase?
    /// The versions under which it is called there, or empty for all of them.
    package var releases = ""
    /// The only lesson that shows this place, or nil if the place is not rare.
    package var rareIn: LessonBook.Entry?
  }

  /// The rules of the calls themselves, in the order of the rule book.
  package private(set) var rules: [RuleID] = []
  /// The rules that cause the events around the calls.
  package private(set) var rulesBehind: [RuleID] = []
  /// Where it is called, in the order in which a table reaches these places, rare ones last.
  package private(set) var moments: [Moment] = []
  /// The callbacks inside which it is called, in the order of the catalogue.
  package private(set) var around: [Callback] = []
  /// The lessons whose app implements it, the most relevant first.
  package private(set) var lessons: [LessonBook.Entry] = []

  /// From this number of lessons, a place that only one of them shows is rare.
  private static let many = 5

  package init(of callback: Callback, in survey: CallbackSurvey) {
    let entries = survey.lessons[callback] ?? []
    rules = survey.causes.rules(of: callback)
    rulesBehind = survey.causes.rules(behind: callback)
    around = Callback.allCases.filter((survey.around[callback] ?? []).contains)
    lessons = survey.search.among(entries).entries(callback.facts.key, limit: entries.count)
    moments = Self.moments(of: callback, in: survey, among: entries.count)
  }

  /// Returns the places with their versions, rare ones last.
  private static func moments(
    of callback: Callback,
    in survey: CallbackSurvey,
    among count: Int
  ) -> [Moment] {
    let seen = survey.seen[callback] ?? [:]
    let met = CallbackSurvey.allPlaces.filter { seen[$0] != nil }
    let all = ReleaseStretches.releases.filter { $0 >= callback.facts.introduced }
    let releases = survey.releases(of: callback, among: all)
    let moments = met.map { phase in
      let entries = seen[phase] ?? []
      let isRare = entries.count == 1 && count >= many && met.count > 1
      return Moment(
        phase: phase,
        releases: ReleaseStretches.text(of: releases[phase] ?? [], among: all),
        rareIn: isRare ? entries.first : nil
      )
    }
    return moments.filter { $0.rareIn == nil } + moments.filter { $0.rareIn != nil }
  }
}
