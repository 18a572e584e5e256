import TableTrace

extension Callback {
  /// The callback with this key.
  ///
  /// The last colon may be missing, because YAML reads it as its own.
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
