/// The method of a call: a protocol's callback, or a hook of a cell or the view controller.
package enum Message: Codable, Hashable, Sendable {
  case callback(Callback)
  /// The cell provider of a diffable data source, which its `cellForRowAt` calls.
  case cellProvider
  /// A hook of a cell, header or footer.
  case cell(CellHook)
  case controller(ControllerHook)
}

extension Message {
  package func name(_ names: TraceNames) -> String {
    switch self {
    case .callback(let callback):
      switch names {
      case .swift: callback.facts.name
      case .objc: callback.facts.selector
      }
    case .cellProvider:
      "cellProvider"
    case .cell(let hook):
      hook.name(names)
    case .controller(let hook):
      hook.name(names)
    }
  }

  /// The short name, as scenarios write it.
  package var key: String {
    switch self {
    case .callback(let callback): callback.facts.key
    case .cellProvider: "cellProvider"
    case .cell(let hook): hook.key
    case .controller(let hook): hook.rawValue
    }
  }

  package var recipient: Recipient {
    switch self {
    case .callback(let callback): callback.recipient
    case .cellProvider: .cellProvider
    case .cell: .cell
    case .controller: .controller
    }
  }

  /// Returns the callback or hook with this short key, Swift name or selector, or nil if there is
  /// none.
  package static func named(_ name: String) -> Message? {
    if let callback = Callback.named(name) { return .callback(callback) }
    if name == "cellProvider" { return .cellProvider }
    // Both a cell and the view controller have this hook. The short key means the controller's.
    if name == ControllerHook.setEditing.rawValue { return .controller(.setEditing) }
    if let hook = CellHook.named(name) { return .cell(hook) }
    if let hook = ControllerHook.named(name) { return .controller(hook) }
    return nil
  }
}

extension CellHook {
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

  /// The short name that scenarios use, such as `setSelected`.
  package var key: String { String(name(.swift).prefix { $0 != "(" }) }

  /// Returns the hook with this short key, Swift name or selector, or nil if there is none.
  package static func named(_ name: String) -> CellHook? {
    allCases.first { $0.key == name || $0.name(.swift) == name || $0.name(.objc) == name }
  }
}

extension ControllerHook {
  package func name(_ names: TraceNames) -> String {
    switch names {
    case .swift where self == .setEditing: "setEditing(_:animated:)"
    case .objc where self == .setEditing: "setEditing:animated:"
    case .swift where self == .viewWillTransition: "viewWillTransition(to:with:)"
    case .objc where self == .viewWillTransition:
      "viewWillTransitionToSize:withTransitionCoordinator:"
    case .swift: takesArgument ? "\(rawValue)(_:)" : "\(rawValue)()"
    case .objc: takesArgument ? "\(rawValue):" : rawValue
    }
  }

  /// Returns the hook with this short key, Swift name or selector, or nil if there is none.
  package static func named(_ name: String) -> ControllerHook? {
    allCases.first {
      $0.rawValue == name || $0.name(.swift) == name || $0.name(.objc) == name
    }
  }

  /// Whether the method has a parameter for the animation, or for what changed.
  private var takesArgument: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .traitCollectionDidChange, .keyboardWillShow, .keyboardWillHide, .refreshControlValueChanged:
      true
    case .setEditing, .viewDidLoad, .viewWillTransition, .viewSafeAreaInsetsDidChange,
      .viewWillLayoutSubviews,
      .viewDidLayoutSubviews:
      false
    }
  }
}
