/// A method of the view controller that owns the table, as the host runs it.
///
/// The raw values are the keys of a scenario's `controller`.
package enum ControllerHook: String, CaseIterable, Sendable {
  /// `setEditing(_:animated:)`.
  case setEditing
  /// `viewDidLoad()`.
  case viewDidLoad
  /// `viewWillAppear(_:)`.
  case viewWillAppear
  /// `viewIsAppearing(_:)`, of the SDK of iOS 17, which calls it from iOS 13 on.
  case viewIsAppearing
  /// `viewDidAppear(_:)`.
  case viewDidAppear
  /// `viewWillDisappear(_:)`.
  case viewWillDisappear
  /// `viewDidDisappear(_:)`.
  case viewDidDisappear
  /// `viewWillTransition(to:with:)`.
  case viewWillTransition
  /// `traitCollectionDidChange(_:)`, or what has been registered for changes of the size classes.
  case traitCollectionDidChange
  /// `viewSafeAreaInsetsDidChange()`.
  case viewSafeAreaInsetsDidChange
  /// `viewWillLayoutSubviews()`.
  case viewWillLayoutSubviews
  /// `viewDidLayoutSubviews()`.
  case viewDidLayoutSubviews
  /// What observes `keyboardWillShowNotification`.
  case keyboardWillShow
  /// What observes `keyboardWillHideNotification`.
  case keyboardWillHide
  /// The action of the refresh control for `valueChanged`.
  case refreshControlValueChanged

  /// The first release that calls it; nil where every release does.
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
