import TableTrace

/// The steps that reactions requested since the written step began, and the causes of each.
struct ReactionChain {
  /// A requester of steps: a callback, a controller's method, or the completion handler of an
  /// update.
  struct Asker {
    /// The name as a scenario writes it, or nil for a completion handler.
    var message: Message?
    /// Whether it asks for a turn of its own.
    var isLater = false
    /// The link in which it is requested, or nil where nothing led to it.
    var cause: Int?
    /// The last two steps that it has already requested, which a sentence names.
    fileprivate(set) var earlier: [String] = []
  }

  /// The place where a scenario requests a step, and the requester.
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

    /// The requested step, with earlier ones of the same reaction.
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

  /// The links that are kept at least: what led to a turn can lie as many turns back as wait.
  private static let kept = 100_000

  /// The last links, of which the first has the number `dropped`.
  private var links: [Link] = []
  private var dropped = 0
  /// The link to which what happens now is owed, or nil while nothing was requested.
  var current: Int?

  /// The line of the last requested step.
  var lastLine: Int? { links.last?.line }

  /// A step is requested, and is the cause of what happens from now on.
  mutating func ask(_ step: ScenarioStep, by asker: inout Asker) {
    if links.count == 2 * Self.kept {
      links.removeFirst(Self.kept)
      dropped += Self.kept
    }
    links.append(Link(asker: asker, text: step.text, line: step.line))
    asker.earlier = asker.earlier.suffix(1) + [step.text]
    current = dropped + links.count - 1
  }

  /// The chain that ends with the last link, from the link that repeats, or nil before anything was
  /// asked for.
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

  /// The links that a sentence names at most.
  private static let shown = 5

  /// The links in the order in which they led to each other, and whether the last leads to the first.
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
