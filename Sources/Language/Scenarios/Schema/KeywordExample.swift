/// The shortest scenario that shows what a keyword does, for the reference page.
struct KeywordExample: Sendable {
  /// The keys of the scenario other than version, title and steps, as YAML lines.
  enum Setting: ExpressibleByStringLiteral, Sendable {
    case written(String)
    /// Settings from the file of settings, by name.
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

  /// Creates an example from its steps after `load`, in flow form, one run loop turn each.
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
