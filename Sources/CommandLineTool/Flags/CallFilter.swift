import Reports
import TableTrace

/// Which calls a trace shows: `--only` and `--except`.
struct CallFilter {
  /// The calls to show; nil for all.
  var only: Set<Message>?
  /// The calls to leave out.
  var except: Set<Message> = []
  /// The names that were taken as others.
  private(set) var taken: [TakenName] = []

  /// Whether every call is shown.
  var isOpen: Bool {
    only == nil && except.isEmpty
  }

  /// Shows every call.
  init() {}

  init(_ line: TypedLine) throws(UsageProblem) {
    let included = try messages(line.values(.only), of: .only)
    only = line.has(.only) ? included : nil
    except = try messages(line.values(.except), of: .except)
  }

  /// Whether a call is shown.
  func keeps(_ message: Message) -> Bool {
    (only?.contains(message) ?? true) && !except.contains(message)
  }

  /// The sink, or what leaves out calls in front of it.
  func before(_ sink: any TraceSink) -> any TraceSink {
    isOpen ? sink : FilteredSink(sink, keeps: keeps)
  }

  private mutating func messages(
    _ values: [String],
    of flag: Flag
  ) throws(UsageProblem) -> Set<Message> {
    var messages: Set<Message> = []
    for value in values {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        messages.insert(try message(String(word.drop { $0 == " " }), of: flag))
      }
    }
    return messages
  }

  private mutating func message(_ name: String, of flag: Flag) throws(UsageProblem) -> Message {
    switch NameReading(message: name) {
    case .exact(let message): return message
    case .near(let message, let key):
      taken.append(TakenName(word: name, name: key))
      return message
    case .unknown(let near):
      throw .badValue(
        name,
        of: flag.spelling,
        expected: "which takes callbacks such as heightForRowAt",
        near: near
      )
    }
  }

  /// The short names of everything that can be called.
  static var keys: [String] {
    Callback.allCases.map(\.facts.key) + ControllerHook.allCases.map(\.rawValue)
      + CellHook.allCases.map(\.key) + ["cellProvider"]
  }
}
