import Diagnostics
import TableTrace
import YAMLSource

/// Reads the steps about the keyboard, bars and the refresh control.
extension ScenarioBuilder {
  mutating func showKeyboard(_ value: YAMLNode) -> ScenarioStep.Action? {
    hasKeyboard = true
    return value.scalar?.number.map { .edge(.showKeyboard($0)) }
  }

  mutating func hideKeyboard(_ value: YAMLNode) -> ScenarioStep.Action? {
    if surrounding == nil, !hasKeyboard { log.report(.step(.noKeyboard), at: value.range) }
    return .edge(.hideKeyboard)
  }

  mutating func refreshing(
    _ step: EdgeStep,
    _ name: String,
    _ value: YAMLNode
  ) -> ScenarioStep.Action? {
    if !hasRefreshControl { log.report(.step(.noRefreshControl(name)), at: value.range) }
    return .edge(step)
  }
}
