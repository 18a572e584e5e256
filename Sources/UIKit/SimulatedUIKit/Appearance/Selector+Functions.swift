/// Creates selectors from functions with different parameters, named for comparison if a name is
/// given.
extension Selector {
  public init(
    _ function: @escaping @MainActor () -> Void,
    named name: String = ""
  ) {
    self.init(
      .isolated { _, _, _ in
        function()
        return true
      },
      named: name
    )
  }

  public init<Sender>(
    _ function: @escaping @MainActor (Sender) -> Void,
    named name: String = ""
  ) {
    self.init(
      .isolated { _, sender, _ in
        guard let sender = sender as? Sender else { return false }
        function(sender)
        return true
      },
      named: name
    )
  }

  public init<Sender, Event>(
    _ function: @escaping @MainActor (Sender, Event) -> Void,
    named name: String = ""
  ) {
    self.init(
      .isolated { _, sender, event in
        guard let sender = sender as? Sender, let event = (event ?? UIEvent()) as? Event else {
          return false
        }
        function(sender, event)
        return true
      },
      named: name
    )
  }

  public init<Target>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void,
    named name: String = ""
  ) {
    self.init(
      .isolated { target, _, _ in
        guard let target = target as? Target else { return false }
        method(target)()
        return true
      },
      named: name,
      of: { $0 is Target }
    )
  }

  public init<Target, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    named name: String = ""
  ) {
    self.init(
      .isolated { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target)(sender)
        return true
      },
      named: name,
      of: { $0 is Target }
    )
  }

  public init<Target, Sender, Event>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void,
    named name: String = ""
  ) {
    self.init(
      .isolated { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender,
          let event = (event ?? UIEvent()) as? Event
        else { return false }
        method(target)(sender, event)
        return true
      },
      named: name,
      of: { $0 is Target }
    )
  }
}

/// Creates selectors from functions outside of the main actor.
extension Selector {
  @_disfavoredOverload
  public init(
    _ function: @escaping () -> Void,
    named name: String = ""
  ) {
    self.init(
      .free { _, _, _ in
        function()
        return true
      },
      named: name
    )
  }

  @_disfavoredOverload
  public init<Sender>(
    _ function: @escaping (Sender) -> Void,
    named name: String = ""
  ) {
    self.init(
      .free { _, sender, _ in
        guard let sender = sender as? Sender else { return false }
        function(sender)
        return true
      },
      named: name
    )
  }

  @_disfavoredOverload
  public init<Target>(
    _ method: @escaping (Target) -> () -> Void,
    named name: String = ""
  ) {
    self.init(
      .free { target, _, _ in
        guard let target = target as? Target else { return false }
        method(target)()
        return true
      },
      named: name,
      of: { $0 is Target }
    )
  }

  @_disfavoredOverload
  public init<Target, Sender>(
    _ method: @escaping (Target) -> (Sender) -> Void,
    named name: String = ""
  ) {
    self.init(
      .free { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target)(sender)
        return true
      },
      named: name,
      of: { $0 is Target }
    )
  }

  /// Creates a selector from a method without parameters that returns a value, for a query.
  @_disfavoredOverload
  public init<Target, Value>(
    _ method: @escaping (Target) -> () -> Value,
    named name: String = ""
  ) {
    self.init(
      .value { ($0 as? Target).map { method($0)() } },
      named: name,
      of: { $0 is Target }
    )
  }

  /// Creates a selector from a property, for a query.
  public init<Target, Value>(
    getter path: KeyPath<Target, Value>,
    named name: String = ""
  ) {
    nonisolated(unsafe) let path = path
    self.init(
      .value { ($0 as? Target)?[keyPath: path] },
      named: name,
      of: { $0 is Target }
    )
  }

  /// Creates a selector from a function with another signature, which is never called.
  @_disfavoredOverload
  public init<Function>(
    _ function: Function,
    named name: String = ""
  ) {
    self.init(.none, named: name)
  }
}
