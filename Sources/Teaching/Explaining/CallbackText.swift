import Project
package import TableTrace

/// What the short page of a callback says, as somebody has written it.
package struct CallbackText: Sendable {
  /// A common reason why a callback is not called, or is called more often than expected.
  package struct Reason: Sendable {
    package var says: String
    /// The command that shows it, without the name of the tool; nil where none does.
    package var command: [String]?
  }

  /// What the callback is for and when it is called, one to three sentences.
  package var purpose: String
  /// The calls around it, in words and names with arrows between them; nil where it is never called.
  package var order: String?
  /// The most common reasons, at most three.
  package var reasons: [Reason]
  /// What changed between versions; nil where nothing worth knowing did.
  package var versions: String?
  /// Callbacks that belong to it.
  package var related: [Callback]

  /// The arrow between the calls of an order.
  package static let arrow = "→"

  /// The text of a callback; a test makes sure that each has one.
  package static func of(_ callback: Callback) -> CallbackText? { all[callback] }

  /// The texts of all callbacks.
  private static let all: [Callback: CallbackText] = (try? read()) ?? [:]

  /// Reads the embedded texts.
  package static func read() throws(ExplanationFile.Mistake) -> [Callback: CallbackText] {
    var texts: [Callback: CallbackText] = [:]
    for entry in try ExplanationFile.embedded("callbacks") {
      guard let callback = Callback.named(entry.name), callback.facts.key == entry.name else {
        throw entry.mistake("'\(entry.name)' is not the key of a callback")
      }
      guard texts[callback] == nil else { throw entry.mistake("'\(entry.name)' has two texts") }
      texts[callback] = try CallbackText(entry)
    }
    return texts
  }

  private init(_ entry: ExplanationFile.Entry) throws(ExplanationFile.Mistake) {
    try entry.check(["is", "order", "why", "versions", "see"])
    purpose = try entry.requiredText("is")
    order = try entry.text("order")
    versions = try entry.text("versions")
    reasons = try entry.blocks("why").map { block throws(ExplanationFile.Mistake) in
      try block.check(["says", "try"])
      let command = try block.text("try")?.split(separator: " ").map(String.init)
      return Reason(says: try block.requiredText("says"), command: command)
    }
    related = try entry.texts("see").map { name throws(ExplanationFile.Mistake) in
      guard let callback = Callback.named(name), callback.facts.key == name else {
        throw entry.mistake("'\(name)' is not the key of a callback")
      }
      return callback
    }
  }
}

extension CallbackText {
  /// The parts of a page: the purpose, the order, the reasons, the versions and the related names.
  package var parts: [PagePart] {
    var parts: [PagePart] = [.prose(purpose)]
    if let order { parts += [.headline("order"), .words(Self.words(of: order))] }
    if !reasons.isEmpty {
      let shown = reasons.map { PageReason(says: $0.says, command: $0.command.map(Self.text)) }
      parts += [.headline(Self.headlineOfReasons), .reasons(shown)]
    }
    if let versions { parts += [.headline("versions"), .words([PageText(versions)])] }
    let names = PageText.list(related.map(PageText.callback))
    return parts + [.headline("related"), .words([names])]
  }

  private static let headlineOfReasons =
    "why it is not called, or is called more often than you expect"

  /// The words of an order, each name with its page.
  private static func words(of order: String) -> [PageText] {
    order.split(separator: " ").map { word in
      Callback.named(String(word)).map(PageText.callback) ?? PageText(String(word))
    }
  }

  /// A command with a link to what it shows.
  private static func text(of command: [String]) -> PageText {
    guard let verb = command.first, let operand = command.last, command.count > 1 else {
      return PageText(command.joined(separator: " "))
    }
    let start =
      (["tabletrace", verb] + command.dropFirst().dropLast()).joined(separator: " ") + " "
    if GateID(rawValue: operand) != nil { return start + PageText(.gate, operand) }
    return start + PageText(.scenario, operand)
  }
}
