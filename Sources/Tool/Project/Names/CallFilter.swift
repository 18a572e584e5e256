import Reports
package import TableTrace

/// Which calls a trace shows, according to `--only` and `--except`.
package struct CallFilter {
  /// The calls to show, or nil for all.
  package var only: Set<Message>?
  package var except: Set<Message> = []
  package var taken: [TakenName] = []

  package var isOpen: Bool {
    only == nil && except.isEmpty
  }

  package init() {}

  package func keeps(_ message: Message) -> Bool {
    (only?.contains(message) ?? true) && !except.contains(message)
  }

  package func before(_ sink: any TraceSink) -> any TraceSink {
    isOpen ? sink : FilteredSink(sink, keeps: keeps)
  }

  /// The short names of all callbacks and hooks.
  package static var keys: [String] {
    Callback.allCases.map(\.facts.key) + ControllerHook.allCases.map(\.rawValue)
      + CellHook.allCases.map(\.key) + ["cellProvider"]
  }
}
