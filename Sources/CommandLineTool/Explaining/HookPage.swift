import Diagnostics
import TableTrace

/// A method of a cell or of the controller, or the provider of cells, as `explain` shows it.
struct HookPage {
  var hook: Message
  var ink: Ink

  var text: String {
    let parts = PageParts(ink: ink)
    return parts.head(hook.name(.swift))
      + parts.table([
        ["Objective-C", hook.name(.objc)], ["received by", hook.recipient.rawValue],
        ["when it comes", hook.moment],
        ["in a trace", "with '\(hook.recipient.rawValue)' in the list 'trace' of a scenario"],
      ])
  }
}

extension Message {
  /// The hook of this name; nil for callbacks, which have pages of their own.
  static func hook(_ word: String) -> Message? {
    guard let message = named(word), case .callback = message else { return named(word) }
    return nil
  }

  /// When it comes, one sentence.
  fileprivate var moment: String {
    switch self {
    case .callback: ""
    case .cellProvider: "Inside cellForRowAt of a diffable data source, which asks it for the cell."
    case .cell(let hook): hook.moment
    case .controller(let hook): hook.moment
    }
  }
}

extension CellHook {
  fileprivate var moment: String {
    switch self {
    case .prepareForReuse: "Inside the dequeue that takes the cell from the pool."
    case .updateConfiguration: "Before the cell is displayed, and as its state changes."
    case .configurationUpdateHandler: "After updateConfiguration(using:), as a block of the app."
    case .becomeFirstResponder: "As the text field in the cell takes what the user types."
    case .resignFirstResponder: "As the text field in the cell gives it up."
    case .layoutSubviews: "After all callbacks about rows of a layout pass."
    case .setHighlighted: "As a finger comes down on the cell, and as it leaves it."
    case .setSelected: "As the row is selected and deselected."
    case .setEditing: "As the row begins and ends being edited."
    case .willTransition: "Before the edit controls of the cell change."
    case .didTransition: "After they have changed."
    }
  }
}

extension ControllerHook {
  fileprivate var moment: String {
    switch self {
    case .setEditing: "As the edit button is tapped, or a swipe of old releases begins."
    case .viewDidLoad: "Once, as the view of the controller has been loaded."
    case .viewWillAppear: "Before the view appears; the table may not be in its window yet."
    case .viewIsAppearing: "As the view appears, in its window and with its size."
    case .viewDidAppear: "When the view has appeared."
    case .viewWillDisappear: "Before the view disappears."
    case .viewDidDisappear: "When the view has disappeared."
    case .viewWillTransition: "Before the view gets another size, as by a rotation."
    case .traitCollectionDidChange: "When the size classes have changed."
    case .viewSafeAreaInsetsDidChange: "When the safe area has changed."
    case .viewWillLayoutSubviews: "Before the view of the controller lays out."
    case .viewDidLayoutSubviews: "When the view of the controller has laid out."
    case .keyboardWillShow: "Before the keyboard comes, as a notification."
    case .keyboardWillHide: "Before the keyboard goes, as a notification."
    case .refreshControlValueChanged: "When the content was pulled far enough to refresh."
    }
  }
}
