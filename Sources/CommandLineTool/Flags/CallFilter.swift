import Reports
import TableTrace

/// Which calls a trace shows: `--only` and `--except`.
struct CallFilter {
  /// The calls to show; nil for all.
  var only: Set<Message>?
  /// The calls to leave out.
  var except: Set<Message> = []

  /// Whether every call is shown.
  var isOpen: Bool {
    only == nil && except.isEmpty
  }

  init(_ line: TypedLine) throws(UsageProblem) {
    let included = try Self.messages(line.values(.only), of: .only)
    only = line.has(.only) ? included : nil
    except = try Self.messages(line.values(.except), of: .except)
  }

  /// Whether a call is shown.
  func keeps(_ message: Message) -> Bool {
    (only?.contains(message) ?? true) && !except.contains(message)
  }

  /// The sink, or what leaves out calls in front of it.
  func before(_ sink: any TraceSink) -> any TraceSink {
    isOpen ? sink : FilteredSink(sink, keeps: keeps)
  }

  private static func messages(
    _ values: [String],
    of flag: Flag
  ) throws(UsageProblem) -> Set<Message> {
    var messages: Set<Message> = []
    for value in values {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        let name = String(word.drop { $0 == " " })
        guard let message = Message.named(name) else {
          throw .badValue(
            name,
            of: flag.spelling,
            expected: "which takes callbacks such as heightForRowAt",
            near: NearNames.of(name, in: keys)
          )
        }
        messages.insert(message)
      }
    }
    return messages
  }

  /// The short names of everything that can be called.
  static var keys: [String] {
    Callback.allCases.map(\.facts.key) + ControllerHook.allCases.map(\.rawValue)
      + CellHook.allCases.map(\.key) + ["cellProvider"]
  }
}
