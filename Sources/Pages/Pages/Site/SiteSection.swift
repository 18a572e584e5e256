/// A part of the site.
package enum SiteSection: String, CaseIterable, Sendable {
  case start
  case lessons
  case handbook
  case callbacks
  case steps
  case rules
  case scenarios
  case versions
  case evidence
  case gaps

  /// The page that begins it, from the root of the site.
  package var path: String {
    switch self {
    case .start: "index.html"
    case .gaps: "gaps.html"
    case .lessons, .handbook, .callbacks, .steps, .rules, .scenarios, .versions, .evidence:
      "\(rawValue)/index.html"
    }
  }

  /// What it is called.
  var title: String {
    switch self {
    case .start: "Start"
    case .lessons: "Lessons"
    case .handbook: "Handbook"
    case .callbacks: "Callbacks"
    case .steps: "Scenario language"
    case .rules: "Rules"
    case .scenarios: "Scenarios"
    case .versions: "Versions"
    case .evidence: "Evidence"
    case .gaps: "What we do not know"
    }
  }
}
