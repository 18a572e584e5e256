/// The shortest scenario that shows what a keyword does; the reference page runs it.
struct KeywordExample: Sendable {
  /// The keys of the scenario besides version, title and steps, as YAML lines.
  enum Setting: ExpressibleByStringLiteral, Sendable {
    case written(String)
    /// One of those in the file of settings, which is read when the example is.
    case named(String)

    init(stringLiteral value: String) { self = .written(value) }

    fileprivate var lines: String {
      switch self {
      case .written(let lines): lines
      case .named(let name): LanguageTexts.settings[name] ?? ""
      }
    }
  }

  private var setting: Setting
  private(set) var steps: [String]

  /// Makes an example from its steps as flow text, one turn of the run loop each, after `load`.
  init(
    beforeLoad first: String? = nil,
    _ steps: [String] = [],
    in setting: Setting = .named("rows")
  ) {
    self.setting = setting
    self.steps = (first.map { [$0] } ?? []) + ["load"] + steps
  }

  func file(title: String) -> String {
    """
    version: 1
    title: \(title)
    \(setting.lines)
    steps:
    \(steps.map { "  - \($0)" }.joined(separator: "\n"))

    """
  }
}
