public import Foundation

@preconcurrency @MainActor
open class UIControl: UIView {
  private enum Receiver {
    case target(TargetAction)
    case action(UIAction)
  }

  private struct Entry {
    var receiver: Receiver
    var events: Event
  }

  private var entries: [Entry] = []
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var isTouchInside: Bool { false }
  open var isTracking: Bool { false }
  open var toolTip: String?

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action for events, once for each pair of target and action.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let same = entries.firstIndex { entry in
      guard case .target(let known) = entry.receiver else { return false }
      return known.isSame(target, action)
    }
    if let same { return entries[same].events.formUnion(controlEvents) }
    entries.append(Entry(receiver: .target(TargetAction(target, action)), events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    change(controlEvents) { receiver in
      guard case .target(let known) = receiver else { return false }
      return known.isMeant(by: target, action)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(receiver: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    change(controlEvents) { receiver in
      guard case .action(let known) = receiver else { return false }
      return known.identifier == actionIdentifier
    }
  }

  private func change(_ events: Event, where isMeant: (Receiver) -> Bool) {
    for index in entries.indices where isMeant(entries[index].receiver) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.receiver {
      case .target(let known): sendAction(known.action, to: known.target, for: nil)
      case .action(let action): sendAction(action)
      }
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry in
        guard case .target(let known) = entry.receiver else { return nil }
        return known.target as? NSObject
      }
    )
  }

  open var allControlEvents: Event {
    entries.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Returns the names of actions.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = entries.compactMap { entry -> String? in
      guard case .target(let known) = entry.receiver, entry.events.contains(controlEvent),
        known.target === (target as AnyObject?)
      else { return nil }
      return known.action.description
    }
    return names.isEmpty ? nil : names
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}
