import Diagnostics
import TableTrace
import YAMLSource

/// Creates the scenario from a file whose form has been checked.
///
/// It checks what the form does not show: undefined names, missing index paths, and callbacks newer
/// than the version. In a file with mistakes, it skips the broken parts.
struct ScenarioBuilder {
  /// The problems found here, after those of form.
  var log: DiagnosticLog
  var versions: [SystemVersion] = [.iOS(17)]
  /// The model while it is certain, for checking index paths.
  var model = KnownModel()
  /// The names that `setDataSource` and `setDelegate` may use.
  var clientNames: [String] = []
  var menuTitles: Set<String> = []
  /// The names of all items that rows ever have.
  var itemNames: Set<String> = []
  var stateWords: Set<String> = []
  /// The number of entries of `steps`, or nil if they cannot be counted.
  var stepCount: Int?
  var appliesSnapshots = false
  var implemented: Set<Callback> = []
  var itemUsage: [ItemDescription] = []
  /// The arguments of the callback that contains the value, or nil outside of callbacks.
  var surrounding: ArgumentShape?
  /// The key of the method that contains the value, or nil outside of methods.
  var method: String?
  /// The index paths that the answer is for, or nil for all.
  var answeredPlace: IndexPattern?
  var answersCell = false
  /// Whether the value is deferred to a run loop turn after the callback.
  var isPutOff = false
  /// Whether the scenario so far sets the content of a cell, or names a cell or an item.
  var showsContent = false

  /// A buffer for the text of the last step.
  var stepBytes: [UInt8] = []
  /// The number of steps that contain the value.
  var openSteps = 0

  /// The titles of all actions that callbacks return.
  var actionTitles: [String] = []
  /// The buttons that steps tap, with their places in the file.
  var tappedActions: [(title: String, range: SourceRange)] = []
  /// Whether an action so far leaves its completion handler to a step.
  var leavesCompletion = false
  /// The steps that call the completion handlers of actions.
  var calledCompletions: [SourceRange] = []
  /// Whether a step so far opens a row.
  var hasOpener = false
  /// Whether a step so far shows the keyboard.
  var hasKeyboard = false
  var hasRefreshControl = false

  init(log: DiagnosticLog) {
    self.log = log
  }

  /// Returns the scenario, or nil if a required part is missing.
  mutating func scenario(_ root: YAMLNode) -> Scenario? {
    var scenario = Scenario(title: root["title"]?.text ?? "")
    scenario.about = root["about"]?.text
    scenario.learn = root["learn"]?.text
    scenario.source = root["source"]?.text
    scenario.tags = root["tags"]?.entries?.compactMap(\.text) ?? []
    scenario.recorded = root["recorded"]?.text
    scenario.knownIssue = root["known_issue"]?.text
    scenario.initialState = root["state"]?.text
    let versions = root["os"].map { systemVersions($0) } ?? []
    if !versions.isEmpty { scenario.versions = versions }
    self.versions = scenario.versions
    let foresight = PreScan(root)
    itemNames = foresight.itemNames
    stateWords = foresight.stateWords
    stepCount = root["steps"]?.entries?.count
    appliesSnapshots = foresight.appliesSnapshots
    hasRefreshControl = foresight.hasRefreshControl
    implemented = implemented(root)
    surroundings(root, into: &scenario)
    clients(root, into: &scenario)
    scenario.steps = root["steps"].map { steps($0) } ?? []
    scenario.itemUsage = itemUsage
    scenario.showsContent = showsContent
    checkTappedActions(scenario)
    if let steps = root.pairs?.first(where: { $0.key == "steps" }), !scenario.steps.isEmpty,
      !scenario.steps.contains(where: \.loads)
    {
      log.report(.step(.neverLoads), at: steps.keyRange)
    }
    model.reportPlaces(into: &log)
    return scenario
  }

  /// Returns the versions of a list, and reports repeated ones in any spelling.
  private mutating func systemVersions(_ node: YAMLNode) -> [SystemVersion] {
    var lines: [SystemVersion: Int] = [:]
    var versions: [SystemVersion] = []
    for entry in Self.listed(node) {
      guard let text = entry.text, let version = SystemVersion(text) else { continue }
      if let line = lines[version] {
        log.report(.version(.repeated(text, firstLine: line)), at: entry.range)
      } else {
        lines[version] = entry.range.start.line
        versions.append(version)
      }
    }
    return versions
  }

  /// Returns the entries of a list, or an array with the value if it is no list.
  static func listed(_ node: YAMLNode) -> [YAMLNode] {
    node.entries ?? [node]
  }
}
