import TableTrace
import YAMLSource

extension HostDescription {
  /// Reads the value of `host`, with defaults for unreadable parts.
  init(_ node: YAMLNode) {
    self.init()
    let pair = node.pairs?.first
    switch node.text ?? pair?.key {
    case "tableViewController": owner = .tableViewController
    case "detached": owner = .detached
    case "rounds": owner = .unknown(requeries: pair?.value.scalar?.integer ?? 1)
    case "triggers":
      owner = .triggers((pair?.value.entries ?? []).compactMap(Trigger.init(_:)))
    default: owner = .viewController
    }
    guard let circumstances = pair?.value else { return }
    hasLargeTitle = circumstances["largeTitle"]?.flag ?? false
    isInNavigationController =
      hasLargeTitle || circumstances["in"]?.text == "navigationController"
    presented = circumstances["presented"]?.text
    clearsSelection = circumstances["clearsSelectionOnViewWillAppear"]?.flag ?? true
    tableOrigin = circumstances["table"]?.text ?? tableOrigin
  }
}

extension HostDescription.Trigger {
  fileprivate init?(_ node: YAMLNode) {
    let pair = node.pairs?.first
    guard let trigger = (node.text ?? pair?.key).flatMap(HostTrigger.init(rawValue:)) else {
      return nil
    }
    self.init(phase: trigger.phase, requery: pair?.value.text.flatMap(HostRequery.init(rawValue:)))
  }
}
