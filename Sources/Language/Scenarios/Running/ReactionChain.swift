import TableTrace

/// The steps that reactions requested since the written step began, and their causes.
struct ReactionChain {
  /// Code that requests steps: a callback, a controller's method, or the completion handler of an
  /// update.
  struct Asker {
    /// The method, or nil for a completion handler.
    var message: Message?
    /// Whether it requests a separate run loop turn.
    var isLater = false
    /// The index of the request that caused this one, or nil.
    var cause: Int?
    /// The last two steps that it requested before, for a sentence.
    fileprivate(set) var earlier: [String] = []
  }

  /// The place where a scenario requests a step, and who requests it.
  private struct Place: Hashable {
    let line: Int
    let text: String
    let message: Message?
  }

  private struct Link {
    let asker: Asker
    let text: String
    let line: Int

    var place: Place { Place(line: line, text: text, message: asker.message) }

    /// The requested step, after earlier ones of the same reaction.
    var request: String {
      let texts = (asker.earlier + [text]).map { "'\(Self.cut($0))'" }
      return "\(asker.isLater ? "later performs" : "performs") "
        + texts.joined(separator: ", then ")
    }

    private static func cut(_ text: String) -> String {
      let most = 60
      return text.count > most ? text.prefix(most) + "..." : text
    }
  }

  /// The fewest requests to keep, because the cause of a turn may be many turns back.
  private static let kept = 100_000

  /// The last requests, from the number `dropped` on.
  private var links: [Link] = []
  private var dropped = 0
  /// The request that causes the current events, or nil before the first request.
  var current: Int?

  /// The line of the last requested step.
  var lastLine: Int? { links.last?.line }

  /// Records that a step is requested, and causes the following events.
  mutating func ask(_ step: ScenarioStep, by asker: inout Asker) {
    if links.count == 2 * Self.kept {
      links.removeFirst(Self.kept)
      dropped += Self.kept
    }
    links.append(Link(asker: asker, text: step.text, line: step.line))
    asker.earlier = asker.earlier.suffix(1) + [step.text]
    current = dropped + links.count - 1
  }

  /// The chain that ends with the last request, from the repeated request on, or nil without
  /// requests.
  var sentence: String? {
    let (cycle, repeats) = cycle
    guard let first = cycle.first else { return nil }
    var text = "\(first.asker.name) (line \(first.line)) \(first.request)"
    for link in cycle.dropFirst().prefix(Self.shown - 1) {
      text += ", which leads to \(link.asker.name) (line \(link.line)), which \(link.request)"
    }
    let others = cycle.count - Self.shown
    if others > 0 { text += ", which leads to \(others) more" }
    return repeats ? text + ", which leads to \(first.asker.name) again" : text
  }

  /// The most requests that a sentence names.
  private static let shown = 5

  /// The requests in the order of their causes, and whether the last causes the first again.
  private var cycle: (links: [Link], repeats: Bool) {
    var ancestors: [Link] = []
    var numbers: [Place: Int] = [:]
    var number = links.isEmpty ? nil : dropped + links.count - 1
    while let found = number, found >= dropped, ancestors.count < Self.kept {
      let link = links[found - dropped]
      if let first = numbers[link.place] { return (ancestors[first...].reversed(), true) }
      numbers[link.place] = ancestors.count
      ancestors.append(link)
      number = link.asker.cause
    }
    return (ancestors.prefix(Self.shown).reversed(), false)
  }
}

extension ReactionChain.Asker {
  fileprivate var name: String {
    switch message {
    case .callback(let callback): callback.facts.key
    case .cellProvider: "cellProvider"
    case .controller(let hook): hook.rawValue
    case .cell(let hook): hook.key
    case nil: "a completion"
    }
  }
}
