/// The values of the rules of drag and drop for one version.
struct DragProfile: Sendable {
  let isKnown: Bool
  let isEnabledByDefault: Bool

  init(_ version: SystemVersion) {
    isKnown = DragRules.items.value(for: version)
    isEnabledByDefault = DragRules.interactionEnabled.value(for: version)
  }
}
