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
      ["called", PageText(hook.moment)],
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

  /// When it is called, one sentence.
  fileprivate var moment: String {
    switch self {
    case .callback: ""
    case .cellProvider: "Inside cellForRowAt of a diffable data source, to make the cell."
    case .cell(let hook): hook.moment
    case .controller(let hook): hook.moment
    }
  }
}

extension CellHook {
  fileprivate var moment: String {
    switch self {
    case .prepareForReuse: "While a cell is dequeued from the reuse queue."
    case .updateConfiguration: "Before the cell is displayed, and when its state changes."
    case .configurationUpdateHandler: "After updateConfiguration(using:), as a block of the app."
    case .becomeFirstResponder: "When the text field in the cell gets the keyboard."
    case .resignFirstResponder: "When the text field in the cell gives up the keyboard."
    case .layoutSubviews: "After all callbacks about rows of a layout pass."
    case .setHighlighted: "When a finger touches the cell, and when it leaves."
    case .setSelected: "When the row is selected or deselected."
    case .setEditing: "When editing of the row begins or ends."
    case .willTransition: "Before the edit controls of the cell change."
    case .didTransition: "After they have changed."
    }
  }
}

extension ControllerHook {
  fileprivate var moment: String {
    switch self {
    case .setEditing: "When the edit button is tapped, or when a swipe begins in old iOS versions."
    case .viewDidLoad: "Once, when the view of the controller has been loaded."
    case .viewWillAppear: "Before the view appears. The table may not be in a window yet."
    case .viewIsAppearing: "When the view appears, in its window and with its size."
    case .viewDidAppear: "When the view has appeared."
    case .viewWillDisappear: "Before the view disappears."
    case .viewDidDisappear: "When the view has disappeared."
    case .viewWillTransition: "Before the view changes its size, for example in a rotation."
    case .traitCollectionDidChange: "When the size classes have changed."
    case .viewSafeAreaInsetsDidChange: "When the safe area has changed."
    case .viewWillLayoutSubviews: "Before the view of the controller lays out."
    case .viewDidLayoutSubviews: "When the view of the controller has laid out."
    case .keyboardWillShow: "Before the keyboard appears, as a notification."
    case .keyboardWillHide: "Before the keyboard disappears, as a notification."
    case .refreshControlValueChanged: "When the content was pulled far enough to refresh."
    }
  }
}
