import Goldens
import Scenarios
import TableTrace

/// The callbacks that a scenario implements, as the cause of a difference.
struct ImplementedCallbacks {
  private let search: CauseSearch

  init(_ search: CauseSearch) { self.search = search }

  /// The reason why only one side has the lines of a callback: the scenario no longer implements
  /// it, or implements it now.
  ///
  /// Nil for every other difference.
  var cause: DifferenceCauses? {
    let divergence = search.divergence
    let implemented = search.scenario.callbacks
    let sentence: String
    if let callback = divergence.expected.flatMap({ Self.callback($0.text) }),
      !implemented.contains(callback)
    {
      let count = search.golden.lines(of: callback)
      let lines = count == 1 ? "a line" : "\(count) lines"
      sentence =
        "the scenario does not implement \(callback.facts.key), but the golden file has \(lines) of it"
    } else if let callback = divergence.traced.flatMap({ Self.callback($0.text) }),
      implemented.contains(callback), search.golden.lines(of: callback) == 0
    {
      sentence =
        "the scenario implements \(callback.facts.key)\(CauseSearch.place(search.line(of: callback))), "
        + "but the golden file has no call of it"
    } else {
      return nil
    }
    return DifferenceCauses(sentence: sentence, certain: [sentence])
  }

  /// The callback of a line; nil for a line that is not a call.
  private static func callback(_ line: String) -> Callback? {
    Callback.named(Golden.firstWord(of: line))
  }
}
