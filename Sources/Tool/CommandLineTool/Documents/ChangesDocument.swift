import TableTrace
import Teaching

/// What changed from release to release as a JSON document: of rules, or of a callback.
struct ChangesDocument: Encodable {
  /// A release with what it changes.
  private struct Release: Encodable {
    var os: String
    var changes: [Change]
  }

  /// What a rule says otherwise.
  private struct Change: Encodable {
    var rule: String
    var sentence: String
    /// What is compared: the release before, or what iOS of the same number does.
    var comparedWith: String
    var was: String
    var now: String
    var certainty: String?

    init(_ change: RuleChange) {
      rule = change.rule.id.rawValue
      sentence = change.rule.sentence
      comparedWith = change.goesItsOwnWay ? "iOS" : "before"
      was = change.before.says
      now = change.range.says
      certainty = change.certainty?.rawValue
    }
  }

  private var version = 1
  private var callback: String?
  private var introduced: String?
  private var deprecated: String?
  private var os: String?
  private var releases: [Release]

  /// The document of a history, of a callback if it is one's.
  init(_ history: RuleHistory, of callback: CallbackFacts? = nil) {
    self.callback = callback?.key
    introduced = callback?.introduced.description
    deprecated = callback?.deprecated?.description
    os = history.version?.description
    releases = history.changes.map { release, changes in
      Release(os: release.description, changes: changes.map(Change.init))
    }
  }
}
