import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// A step that edits; nil for other steps.
  mutating func editing(_ name: String, _ value: YAMLNode) -> EditStep? {
    switch name {
    case "setEditing": return Self.setEditing(value)
    case "dropToRow": return .dropToRow(rows(value))
    case "insertPlaceholder":
      return place(value, isInsertion: true).map { .insertPlaceholder($0) }
    case "commitInsertion": return change(value).map { .commitInsertion($0) }
    case "swipe":
      hasOpener = true
      return swipe(value)
    case "tapAction":
      guard let title = value.text else { return nil }
      tappedActions.append((title, value.range))
      return .tapAction(title)
    case "tapDeleteControl":
      hasOpener = true
      return place(value).map { .tapDeleteControl($0) }
    case "tapInsertControl": return place(value).map { .tapInsertControl($0) }
    case "reorder": return reorder(value)
    case "dragAndDrop": return drag(value).map { .dragAndDrop($0) }
    default: return nil
    }
  }

  /// A step that edits and is a bare word; nil for other words.
  mutating func bareEditing(_ name: String, at range: SourceRange) -> EditStep? {
    switch name {
    case "closeSwipe", "confirmDelete":
      if surrounding == nil, !hasOpener {
        log.report(.step(.nothingOpen(name)), at: range)
      }
      return name == "closeSwipe" ? .closeSwipe : .confirmDelete
    case "deletePlaceholder": return .deletePlaceholder
    default: return nil
    }
  }

  private static func setEditing(_ node: YAMLNode) -> EditStep? {
    if let editing = node.flag { return .setEditing(editing, isAnimated: true, by: nil) }
    guard let editing = node["editing"]?.flag else { return nil }
    return .setEditing(
      editing,
      isAnimated: node["animated"]?.flag ?? true,
      by: node["by"]?.text.flatMap(EditStep.Receiver.init)
    )
  }

  private mutating func swipe(_ node: YAMLNode) -> EditStep? {
    let edge = node["edge"]?.text.flatMap(SwipeEdge.init) ?? .trailing
    let distance = node["distance"]?.text.flatMap(SwipeDistance.init) ?? .partial
    return node["row"].flatMap { place($0) }.map { .swipe($0, edge, distance) }
  }

  private mutating func reorder(_ node: YAMLNode) -> EditStep? {
    guard let row = node["from"].flatMap({ place($0) }) else { return nil }
    let places = (node["over"]?.entries ?? []).compactMap { place($0, isInsertion: true) }
    return .reorder(row, over: places, isDropped: node["drop"]?.flag ?? true)
  }

  private mutating func drag(_ node: YAMLNode) -> DragStep? {
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

  /// A row, or several.
  private mutating func rows(_ node: YAMLNode) -> [IndexPathExpression] {
    let isOne = IndexPathExpression(node) != nil
    return (isOne ? [node] : node.entries ?? []).compactMap { place($0, isInsertion: true) }
  }
}
