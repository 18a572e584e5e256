import TableTrace
import Testing

@Suite("Names of callbacks and hooks")
struct CallbackNamesTests {
  @Test("Short key, Swift name and selector name the same callback", arguments: Callback.allCases)
  func spellings(callback: Callback) {
    let facts = callback.facts
    #expect(Callback.named(facts.key) == callback)
    #expect(Callback.named(facts.selector) == callback)
    #expect(Callback.named(facts.name) == callback)
  }

  @Test("No two callbacks or hooks share a spelling, except setEditing of cell and controller")
  func ambiguity() {
    var seen: [String: Message] = [:]
    #expect(Message.named("setEditing") == .controller(.setEditing))
    #expect(Message.named("setEditing(_:animated:)") == .cell(.setEditing))
    for message in Self.messages where message != .controller(.setEditing) {
      for spelling in Set(Self.spellings(of: message)) {
        #expect(seen[spelling] == nil, "\(spelling) is shared")
        seen[spelling] = message
        #expect(Message.named(spelling) == message)
      }
    }
  }

  @Test(
    "Traces print these names",
    arguments: [
      (
        Message.callback(.cellForRowAt), "tableView(_:cellForRowAt:)",
        "tableView:cellForRowAtIndexPath:"
      ),
      (
        .callback(.accessoryTypeForRowWith), "tableView:accessoryTypeForRowWithIndexPath:",
        "tableView:accessoryTypeForRowWithIndexPath:"
      ),
      (.cell(.prepareForReuse), "prepareForReuse()", "prepareForReuse"),
      (.cell(.layoutSubviews), "layoutSubviews()", "layoutSubviews"),
      (.controller(.viewDidLoad), "viewDidLoad()", "viewDidLoad"),
      (.controller(.viewWillAppear), "viewWillAppear(_:)", "viewWillAppear:"),
      (.controller(.viewDidDisappear), "viewDidDisappear(_:)", "viewDidDisappear:"),
      (.controller(.viewDidLayoutSubviews), "viewDidLayoutSubviews()", "viewDidLayoutSubviews"),
    ]
  )
  func printed(message: Message, swift: String, objc: String) {
    #expect(message.name(.swift) == swift)
    #expect(message.name(.objc) == objc)
  }

  @Test(
    "Other texts are no names",
    arguments: ["", "cellForRow", "tableView(_:)", "CELLFORROWAT", "tableView:cellForRowAt:"]
  )
  func unknown(name: String) {
    #expect(Callback.named(name) == nil)
    #expect(Message.named(name) == nil)
  }

  private static let messages: [Message] =
    Callback.allCases.map(Message.callback) + CellHook.allCases.map(Message.cell)
    + ControllerHook.allCases.map(Message.controller) + [.cellProvider]

  private static func spellings(of message: Message) -> [String] {
    switch message {
    case .callback(let callback):
      [callback.facts.key, callback.facts.name, callback.facts.selector]
    case .cellProvider, .cell, .controller:
      [message.name(.swift), message.name(.objc)]
    }
  }
}
