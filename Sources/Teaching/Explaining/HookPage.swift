import Scenarios
package import TableTrace

/// A method of a cell or of the controller, or the provider of cells, as `explain` shows it.
package struct HookPage {
  var hook: Message

  package init(
    hook: Message
  ) {
    self.hook = hook
  }

  package var page: Page {
    var page = facts
    page.parts += written
    return page
  }

  /// The page without how it is written.
  package var facts: Page {
    let recipient = hook.recipient.rawValue
    let facts: [[PageText]] = [
      ["Objective-C", PageText(hook.name(.objc))], ["received by", PageText(recipient)],
      ["when it comes", PageText(hook.moment)],
      ["in a trace", PageText("with '\(recipient)' in the list 'trace' of a scenario")],
    ]
    return Page(title: hook.name(.swift), parts: [.rows(facts)])
  }

  /// How it is written in a scenario; nothing for one that no scenario writes.
  private var written: [PagePart] {
    let key: String
    switch hook {
    case .cell(let hook): key = hook.key
    case .controller(let hook): key = hook.rawValue
    case .cellProvider, .callback: return []
    }
    return ScenarioReference.part(about: key).map { [.reference($0)] } ?? []
  }
}

extension HookPage {
  /// The hooks by their short names; the cell and the controller may have one of the same name.
  package static let hooks: [(key: String, messages: [Message])] = {
    let all: [(String, Message)] =
      ControllerHook.allCases.map { ($0.rawValue, .controller($0)) }
      + CellHook.allCases.map { ($0.key, .cell($0)) } + [("cellProvider", .cellProvider)]
    var hooks: [(key: String, messages: [Message])] = []
    for (key, message) in all {
      if let place = hooks.firstIndex(where: { $0.key == key }) {
        hooks[place].messages.append(message)
      } else {
        hooks.append((key, [message]))
      }
    }
    return hooks
  }()
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
