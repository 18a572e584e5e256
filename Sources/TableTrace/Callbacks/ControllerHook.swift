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
  /// `viewDidAppear(_:)`.
  case viewDidAppear
  /// `viewWillDisappear(_:)`.
  case viewWillDisappear
  /// `viewDidDisappear(_:)`.
  case viewDidDisappear
  /// `viewWillLayoutSubviews()`.
  case viewWillLayoutSubviews
  /// `viewDidLayoutSubviews()`.
  case viewDidLayoutSubviews
}
