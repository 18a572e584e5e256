extension ControllerHook {
  /// The first version that calls the method, or nil if every version does.
  package var introduced: SystemVersion? {
    switch self {
    case .viewIsAppearing: ControllerRules.isAppearing.introduction { $0 }
    case .viewWillTransition, .traitCollectionDidChange:
      ControllerRules.sizeTransition.introduction { $0 }
    case .viewSafeAreaInsetsDidChange: ControllerRules.safeArea.introduction { $0 }
    case .refreshControlValueChanged: ControllerRules.refreshPull.introduction { $0.isFinite }
    case .setEditing, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .keyboardWillShow,
      .keyboardWillHide:
      nil
    }
  }
}
