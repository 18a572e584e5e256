import TableTrace
import YAMLSource

/// Reads the steps in which the app or the user scrolls.
extension ScenarioBuilder {
  func scroll(_ value: YAMLNode) -> ScenarioStep.Action? {
    let target = value["by"]?.scalar?.number.map { ScrollStep.Target.by($0) }
    return scroll(to: target ?? value["to"]?.scalar?.number.map { .to($0) }, value)
  }

  /// A row out of range is not reported, because the scenario may show UIKit's exception.
  mutating func scrollToRow(_ value: YAMLNode) -> ScenarioStep.Action? {
    let place = value.pairs == nil ? value : value["row"]
    guard let path = place.flatMap({ row($0) }) else { return nil }
    return scroll(to: .row(path, value.scrollPosition), value)
  }

  func scrollToNearestSelectedRow(_ value: YAMLNode) -> ScenarioStep.Action? {
    scroll(to: .nearestSelectedRow(value.scrollPosition), value)
  }

  func scrollRectToVisible(_ value: YAMLNode) -> ScenarioStep.Action? {
    scroll(to: Rect(value).map { .rect($0) }, value)
  }

  private func scroll(to target: ScrollStep.Target?, _ value: YAMLNode) -> ScenarioStep.Action? {
    let isAnimated = value["animated"]?.flag ?? false
    return target.map { .scroll(ScrollStep($0, isAnimated: isAnimated)) }
  }

  func dragContent(_ value: YAMLNode) -> ScenarioStep.Action? {
    let velocity = value["velocity"]?.scalar?.number ?? 0
    if let moves = value["moves"]?.entries?.compactMap({ $0.scalar?.number }) {
      return .finger(.dragInOneTurn(moves, velocity: velocity))
    }
    if let frames = value["frames"]?.entries?.compactMap({ $0.scalar?.number }) {
      return .finger(.dragInFrames(frames, velocity: velocity))
    }
    guard let distance = value["by"]?.scalar?.number else { return nil }
    return .finger(.drag(by: distance, velocity: velocity))
  }
}

extension YAMLNode {
  /// The scroll position of the key `at`.
  var scrollPosition: ScrollPosition {
    self["at"]?.text.flatMap(ScrollPosition.init) ?? .none
  }
}
