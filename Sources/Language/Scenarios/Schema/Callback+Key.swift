import TableTrace

extension Callback {
  /// The callback that a key names, even without the last colon, which YAML reads as its own.
  init?(key: String) {
    guard let callback = Callback.named(key) ?? Callback.named(key + ":") else { return nil }
    self = callback
  }
}

extension ControllerHook {
  /// The hook that a key of a scenario names, with or without the last colon.
  init?(key: String) {
    guard let hook = ControllerHook.named(key) ?? ControllerHook.named(key + ":") else {
      return nil
    }
    self = hook
  }
}
