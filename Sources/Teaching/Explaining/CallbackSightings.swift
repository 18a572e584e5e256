import Project
import Scenarios
package import TableTrace

/// What the lessons show of a callback: where it is called, under which versions, and by which rules.
package struct CallbackSightings {
  /// Where it comes: in a phase, or in a step itself, before any.
  package struct Moment {
    /// Nil for the step itself.
    package var phase: Phase?
    /// The versions under which it is called there, or empty for all of them.
    package var releases = ""
    /// The only lesson that shows it, where many others show the callback elsewhere.
    package var rareIn: LessonBook.Entry?
  }

  /// The rules that make the table call, in the order of the book.
  package private(set) var rules: [RuleID] = []
  /// The rules that cause the events around the calls.
  package private(set) var rulesBehind: [RuleID] = []
  /// Where it comes, the usual moments first, in the order in which a table meets them.
  package private(set) var moments: [Moment] = []
  /// The callbacks during which the table makes it, in the order of the catalogue.
  package private(set) var around: [Callback] = []
  /// The lessons whose clients implement it, the most telling first.
  package private(set) var lessons: [LessonBook.Entry] = []

  /// From how many lessons on one of them alone is rare.
  private static let many = 5

  /// Takes what a survey shows of a callback.
  package init(of callback: Callback, in survey: CallbackSurvey) {
    let entries = survey.lessons[callback] ?? []
    rules = survey.causes.rules(of: callback)
    rulesBehind = survey.causes.rules(behind: callback)
    around = Callback.allCases.filter((survey.around[callback] ?? []).contains)
    lessons = survey.search.among(entries).entries(callback.facts.key, limit: entries.count)
    moments = Self.moments(of: callback, in: survey, among: entries.count)
  }

  /// The moments with their versions, those that a single lesson of many shows behind the others.
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
