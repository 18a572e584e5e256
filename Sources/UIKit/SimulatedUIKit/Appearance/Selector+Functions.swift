/// Creates selectors from functions with different parameters.
extension Selector {
  public init(_ function: @escaping @MainActor () -> Void) {
    self.init(
      .isolated { _, _, _ in
        function()
        return true
      }
    )
  }

  public init<Sender>(_ function: @escaping @MainActor (Sender) -> Void) {
    self.init(
      .isolated { _, sender, _ in
        guard let sender = sender as? Sender else { return false }
        function(sender)
        return true
      }
    )
  }

  public init<Sender, Event>(_ function: @escaping @MainActor (Sender, Event) -> Void) {
    self.init(
      .isolated { _, sender, event in
        guard let sender = sender as? Sender, let event = event as? Event else { return false }
        function(sender, event)
        return true
      }
    )
  }

  public init<Target>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(
      .isolated { target, _, _ in
        guard let target = target as? Target else { return false }
        method(target)()
        return true
      }
    )
  }

  public init<Target, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(
      .isolated { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target)(sender)
        return true
      }
    )
  }

  public init<Target, Sender, Event>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    self.init(
      .isolated { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender,
          let event = event as? Event
        else { return false }
        method(target)(sender, event)
        return true
      }
    )
  }
}

/// Creates selectors from functions outside of the main actor.
extension Selector {
  @_disfavoredOverload
  public init(_ function: @escaping () -> Void) {
    self.init(
      .free { _, _, _ in
        function()
        return true
      }
    )
  }

  @_disfavoredOverload
  public init<Sender>(_ function: @escaping (Sender) -> Void) {
    self.init(
      .free { _, sender, _ in
        guard let sender = sender as? Sender else { return false }
        function(sender)
        return true
      }
    )
  }

  @_disfavoredOverload
  public init<Target>(_ method: @escaping (Target) -> () -> Void) {
    self.init(
      .free { target, _, _ in
        guard let target = target as? Target else { return false }
        method(target)()
        return true
      }
    )
  }

  @_disfavoredOverload
  public init<Target, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    self.init(
      .free { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target)(sender)
        return true
      }
    )
  }

  /// Creates a selector from a function with another signature, which is never called.
  @_disfavoredOverload
  public init<Function>(_ function: Function) {
    self.init(.none)
  }
}
