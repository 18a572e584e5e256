import Goldens
import Project
import Scenarios
import TableTrace

/// Finds differences caused by which methods a scenario implements, and which recipients it traces.
struct ImplementedCallbacks {
  private let search: CauseSearch
  /// The method in the golden's line, or nil if the line is not a call.
  private let expected: Message?
  private let traced: Message?

  init(_ search: CauseSearch) {
    self.search = search
    expected = search.divergence.expected.flatMap { Self.message($0.text) }
    traced = search.divergence.traced.flatMap { Self.message($0.text) }
  }

  /// The reason why only one side has the calls of a method or a recipient, or nil for other
  /// differences.
  var cause: DifferenceCauses? {
    if let certain = untraced ?? missing ?? newlyTraced {
      return DifferenceCauses(sentence: certain, certain: [certain])
    }
    // A golden without calls of a method does not show whether the method was implemented.
    return added.map { DifferenceCauses(sentence: $0, possible: [$0]) }
  }

  /// The cause if the golden has calls that the scenario does not trace.
  private var untraced: String? {
    guard let recipient = expected?.recipient, search.scenario.trace != nil,
      !search.scenario.tracedRecipients.contains(recipient)
    else { return nil }
    return "\(trace) leaves out the calls of \(recipient.rawValue), but the golden file has "
      + "\(Self.lines(search.golden.lines(of: recipient))) with such calls"
  }

  /// The cause if the trace has calls of a recipient, and the golden has none.
  private var newlyTraced: String? {
    guard let recipient = traced?.recipient, search.golden.lines(of: recipient) == 0 else {
      return nil
    }
    if search.scenario.trace != nil {
      return "\(trace) includes the calls of \(recipient.rawValue), but the golden file has none"
    }
    // Each table queries its data source. A golden without these calls was made with 'trace'.
    guard recipient == .dataSource, search.scenario.clients[.dataSource] != nil else { return nil }
    return "the scenario has no 'trace', but the golden file leaves out the calls of dataSource"
  }

  /// The cause if the golden has calls of a method that the scenario does not implement.
  private var missing: String? {
    switch expected {
    case .callback(let callback) where !search.scenario.callbacks.contains(callback):
      "the scenario does not implement \(callback.facts.key), but the golden file has "
        + "\(Self.lines(search.golden.lines(of: callback))) with this call"
    case .controller(let hook) where search.scenario.controller[hook] == nil:
      "the controller does not implement \(hook.rawValue), but the golden file has "
        + "\(Self.lines(search.golden.lines(of: hook))) with this call"
    case .callback, .controller, .cell, .cellProvider, nil: nil
    }
  }

  /// The cause if the trace has calls of a method, and the golden has none.
  private var added: String? {
    switch traced {
    case .callback(let callback)
    where search.scenario.callbacks.contains(callback) && search.golden.lines(of: callback) == 0:
      "the scenario implements \(callback.facts.key)"
        + "\(CauseSearch.place(search.line(of: callback))), but the golden file has no call of it"
    case .controller(let hook)
    where search.scenario.controller[hook] != nil && search.golden.lines(of: hook) == 0:
      "the controller implements \(hook.rawValue)"
        + "\(CauseSearch.place(search.line(of: .controller(hook)))), but the golden file has no call "
        + "of it"
    case .callback, .controller, .cell, .cellProvider, nil: nil
    }
  }

  private var trace: String {
    search.text?.pair(at: .init(keys: "trace")).map(CauseSearch.named) ?? "'trace'"
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "a line" : "\(count) lines" }

  /// The method of a line, or nil if the line is not a call.
  private static func message(_ line: String) -> Message? {
    Message.named(Golden.firstWord(of: line))
  }
}
