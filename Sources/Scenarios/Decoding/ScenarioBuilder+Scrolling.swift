import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// A step in which the app or a finger scrolls; nil for other steps.
  mutating func scrolling(_ name: String, _ value: YAMLNode) -> ScenarioStep.Action? {
    switch name {
    case "scroll", "scrollToRow", "scrollToNearestSelectedRow", "scrollRectToVisible":
      let isAnimated = value["animated"]?.flag ?? false
      return target(name, value).map { .scroll(ScrollStep($0, isAnimated: isAnimated)) }
    case "drag":
      guard let distance = value["by"]?.scalar?.number else { return nil }
      let velocity = value["velocity"]?.scalar?.number ?? 0
      return .finger(.drag(by: distance, velocity: velocity))
    case "tapIndexTitle":
      return value.text.map { .finger(.index([$0])) }
    case "dragIndex":
      return .finger(.index((value.entries ?? []).compactMap(\.text)))
    default:
      return nil
    }
  }

  private mutating func target(_ name: String, _ value: YAMLNode) -> ScrollStep.Target? {
    let position = value["at"]?.text.flatMap(ScrollPosition.init) ?? .none
    switch name {
    case "scroll":
      if let points = value["by"]?.scalar?.number { return .by(points) }
      return value["to"]?.scalar?.number.map { .to($0) }
    case "scrollToRow":
      // A row out of range is UIKit's exception, which a scenario may want to show.
      return value["row"].flatMap { row($0) }.map { .row($0, position) }
    case "scrollToNearestSelectedRow":
      return .nearestSelectedRow(position)
    default:
      return Rect(value).map { .rect($0) }
    }
  }
}
