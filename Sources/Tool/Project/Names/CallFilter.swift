import Reports
package import TableTrace

/// Which calls a trace shows: `--only` and `--except`.
package struct CallFilter {
  /// The calls to show; nil for all.
  package var only: Set<Message>?
  /// The calls to leave out.
  package var except: Set<Message> = []
  /// The names that were taken as others.
  package var taken: [TakenName] = []

  /// Whether every call is shown.
  package var isOpen: Bool {
    only == nil && except.isEmpty
  }

  /// Shows every call.
  package init() {}

  /// Whether a call is shown.
  package func keeps(_ message: Message) -> Bool {
    (only?.contains(message) ?? true) && !except.contains(message)
  }

  /// The sink, or what leaves out calls in front of it.
  package func before(_ sink: any TraceSink) -> any TraceSink {
    isOpen ? sink : FilteredSink(sink, keeps: keeps)
  }

  /// The short names of everything that can be called.
  package static var keys: [String] {
    Callback.allCases.map(\.facts.key) + ControllerHook.allCases.map(\.rawValue)
      + CellHook.allCases.map(\.key) + ["cellProvider"]
  }
}
