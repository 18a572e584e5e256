package enum SiteSection: String, CaseIterable, Sendable {
  case start
  case lessons
  case handbook
  case callbacks
  case steps
  case exceptions
  case versions
  case scenarios
  case rules
  case evidence
  case gaps

  /// The path of its first page, from the root of the site.
  package var path: String {
    switch self {
    case .start: "index.html"
    case .gaps: "gaps.html"
    case .lessons, .handbook, .callbacks, .steps, .exceptions, .versions, .scenarios, .rules,
      .evidence:
      "\(rawValue)/index.html"
    }
  }

  var title: String {
    switch self {
    case .start: "Start"
    case .lessons: "Lessons"
    case .handbook: "Handbook"
    case .callbacks: "Callbacks"
    case .steps: "Scenario language"
    case .exceptions: "Exceptions"
    case .rules: "Rules"
    case .scenarios: "Scenarios"
    case .versions: "Versions"
    case .evidence: "Evidence"
    case .gaps: "What we do not know"
    }
  }

  /// A sentence about its content.
  var says: String {
    switch self {
    case .start:
      "What a UITableView calls, in which order, on iOS 4 to 26: a course and a reference."
    case .lessons: "The course: predict what the table calls, then watch it."
    case .handbook: "Write scenarios, read traces, record on a device and test your own table."
    case .callbacks: "When each method of the data source and the delegate is called, and when not."
    case .steps: "Every key, step and query of a scenario file, and what each of them causes."
    case .exceptions: "The texts of UITableView's exceptions, why each is raised, how to avoid it."
    case .versions: "What changed about UITableView's calls from one iOS version to the next."
    case .scenarios: "Every scenario with its text and its traces."
    case .rules: "The rules about which method is called when, with their evidence."
    case .evidence: "Device logs, measurements and documents, compared with the simulation."
    case .gaps: "Rules that are only assumed, open questions, and which recordings would help."
    }
  }

  static let groups: [(title: String, sections: [SiteSection])] = [
    ("Learn", [.lessons, .handbook]),
    ("Look up", [.callbacks, .exceptions, .versions, .steps, .scenarios]),
    ("How sure", [.rules, .evidence, .gaps]),
  ]
}
