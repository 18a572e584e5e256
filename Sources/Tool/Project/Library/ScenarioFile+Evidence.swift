extension ScenarioFile {
  /// Whether the scenario is evidence itself: a claim, a list or a recorded log.
  package var isEvidence: Bool {
    ["claims/", "lists/", "recorded/"].contains(where: name.hasPrefix)
  }
}
