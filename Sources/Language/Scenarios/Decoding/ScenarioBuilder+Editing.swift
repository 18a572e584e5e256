import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// Returns a step that closes a row, which an earlier step must have opened.
  mutating func closing(_ step: EditStep, named name: String, at range: SourceRange) -> EditStep {
    if surrounding == nil, !hasOpener {
      log.report(.step(.nothingOpen(name)), at: range)
    }
    return step
  }

  mutating func calledCompletion(_ node: YAMLNode) -> EditStep? {
    guard let isDone = node.flag else { return nil }
    calledCompletions.append(node.range)
    return .callCompletionHandler(isDone)
  }

  mutating func tapAction(_ node: YAMLNode) -> EditStep? {
    guard let title = node.text else { return nil }
    tappedActions.append((title, node.range))
    return .tapAction(title)
  }

  mutating func tapDeleteControl(_ node: YAMLNode) -> EditStep? {
    hasOpener = true
    return place(node).map { .tapDeleteControl($0) }
  }

  func setEditing(_ node: YAMLNode) -> EditStep? {
    if let editing = node.flag { return .setEditing(editing, isAnimated: true, by: nil) }
    guard let editing = node["editing"]?.flag else { return nil }
    return .setEditing(
      editing,
      isAnimated: node["animated"]?.flag ?? true,
      by: node["by"]?.text.flatMap(EditStep.Receiver.init)
    )
  }

  mutating func swipe(_ node: YAMLNode) -> EditStep? {
    hasOpener = true
    let edge = node["edge"]?.text.flatMap(SwipeEdge.init) ?? .trailing
    let distance = node["distance"]?.text.flatMap(SwipeDistance.init) ?? .partial
    return rowOfBlock(node).map { .swipe($0, edge, distance) }
  }

  mutating func reorder(_ node: YAMLNode) -> EditStep? {
    guard let row = node["from"].flatMap({ place($0) }) else { return nil }
    let places = (node["over"]?.entries ?? []).compactMap { place($0, isInsertion: true) }
    return .reorder(row, over: places, isDropped: node["drop"]?.flag ?? true)
  }

  mutating func drag(_ node: YAMLNode) -> DragStep? {
    let origin: DragStep.Origin
    if let items = node["items"]?.entries {
      origin = .items(items.compactMap(\.text))
    } else {
      guard let row = node["from"].flatMap({ place($0) }) else { return nil }
      origin = .row(row)
    }
    return DragStep(
      origin: origin,
      added: (node["adding"]?.entries ?? []).compactMap { place($0) },
      places: (node["over"]?.entries ?? []).compactMap { dragPlace($0) },
      isDropped: node["drop"]?.flag ?? true
    )
  }

  private mutating func dragPlace(_ node: YAMLNode) -> DragStep.Place? {
    switch node.text {
    case "empty": .empty
    case "outside": .outside
    default: place(node, isInsertion: true).map { .row($0) }
    }
  }

  /// The rows where items are dropped.
  mutating func drops(_ node: YAMLNode) -> [IndexPathExpression] {
    let isOne = IndexPathExpression(node) != nil
    return (isOne ? [node] : node.entries ?? []).compactMap { place($0, isInsertion: true) }
  }
}
