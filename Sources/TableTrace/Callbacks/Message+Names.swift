extension Message {
  /// The name as a trace prints it.
  package func name(_ names: TraceNames) -> String {
    switch self {
    case .callback(let callback):
      switch names {
      case .swift: callback.facts.name
      case .objc: callback.facts.selector
      }
    case .cell(let hook):
      hook.name(names)
    case .controller(let hook):
      hook.name(names)
    }
  }

  /// Who receives it.
  package var recipient: Recipient {
    switch self {
    case .callback(let callback): callback.recipient
    case .cell: .cell
    case .controller: .controller
    }
  }

  /// The callback or hook with this short key, Swift name or selector; nil if there is none.
  package static func named(_ name: String) -> Message? {
    if let callback = Callback.named(name) { return .callback(callback) }
    // A cell and a controller have it; the short key is the controller's.
    if name == ControllerHook.setEditing.rawValue { return .controller(.setEditing) }
    if let hook = CellHook.named(name) { return .cell(hook) }
    if let hook = ControllerHook.named(name) { return .controller(hook) }
    return nil
  }
}

extension CellHook {
  /// The name as a trace prints it.
  package func name(_ names: TraceNames) -> String {
    switch (self, names) {
    case (.prepareForReuse, .swift): "prepareForReuse()"
    case (.prepareForReuse, .objc): "prepareForReuse"
    case (.updateConfiguration, .swift): "updateConfiguration(using:)"
    case (.updateConfiguration, .objc): "updateConfigurationUsingState:"
    case (.configurationUpdateHandler, .swift), (.configurationUpdateHandler, .objc):
      "configurationUpdateHandler"
    case (.becomeFirstResponder, .swift): "becomeFirstResponder()"
    case (.becomeFirstResponder, .objc): "becomeFirstResponder"
    case (.resignFirstResponder, .swift): "resignFirstResponder()"
    case (.resignFirstResponder, .objc): "resignFirstResponder"
    case (.layoutSubviews, .swift): "layoutSubviews()"
    case (.layoutSubviews, .objc): "layoutSubviews"
    case (.setHighlighted, .swift): "setHighlighted(_:animated:)"
    case (.setHighlighted, .objc): "setHighlighted:animated:"
    case (.setSelected, .swift): "setSelected(_:animated:)"
    case (.setSelected, .objc): "setSelected:animated:"
    case (.setEditing, .swift): "setEditing(_:animated:)"
    case (.setEditing, .objc): "setEditing:animated:"
    case (.willTransition, .swift): "willTransition(to:)"
    case (.willTransition, .objc): "willTransitionToState:"
    case (.didTransition, .swift): "didTransition(to:)"
    case (.didTransition, .objc): "didTransitionToState:"
    }
  }

  /// The short name that scenarios may use, `setSelected`.
  package var key: String { String(describing: self) }

  /// The hook with this short key, Swift name or selector; nil if there is none.
  package static func named(_ name: String) -> CellHook? {
    allCases.first { $0.key == name || $0.name(.swift) == name || $0.name(.objc) == name }
  }
}

extension ControllerHook {
  /// The name as a trace prints it.
  package func name(_ names: TraceNames) -> String {
    switch names {
    case .swift where self == .setEditing: "setEditing(_:animated:)"
    case .objc where self == .setEditing: "setEditing:animated:"
    case .swift: takesAnimated ? "\(rawValue)(_:)" : "\(rawValue)()"
    case .objc: takesAnimated ? "\(rawValue):" : rawValue
    }
  }

  /// The hook with this short key, Swift name or selector; nil if there is none.
  package static func named(_ name: String) -> ControllerHook? {
    allCases.first {
      $0.rawValue == name || $0.name(.swift) == name || $0.name(.objc) == name
    }
  }

  /// Whether the method is told if the change is animated.
  private var takesAnimated: Bool {
    switch self {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    case .setEditing, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews: false
    }
  }
}
