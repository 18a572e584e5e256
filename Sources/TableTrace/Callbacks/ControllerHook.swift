/// A method of the view controller that owns the table.
///
/// The raw values are the keys of a scenario's `controller`.
package enum ControllerHook: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
  case setEditing
  case viewDidLoad
  case viewWillAppear
  /// `viewIsAppearing(_:)` from the SDK of iOS 17, which is called on iOS 13 or later.
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case viewWillTransition
  /// `traitCollectionDidChange(_:)`, or the handler registered for changes of the size classes.
  case traitCollectionDidChange
  case viewSafeAreaInsetsDidChange
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  /// The observer of `keyboardWillShowNotification`.
  case keyboardWillShow
  /// The observer of `keyboardWillHideNotification`.
  case keyboardWillHide
  /// The action of the refresh control for `valueChanged`.
  case refreshControlValueChanged
}
