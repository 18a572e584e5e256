package enum CallbackProblem: Hashable, Sendable {
  /// An unknown callback, with the callbacks that are allowed.
  case unknown(String, recipient: String, allowed: [Candidate])
  case wrongRecipient(String, found: String, right: String)
  /// An answer that the callback cannot return, with a suggestion.
  case wrongAnswer(callback: String, expected: String, found: FoundValue, slip: Typo? = nil)
  /// A callback that some versions of the scenario never call.
  case newer(String, introduced: String, versions: [String])
  /// A callback of a scroll view that a table never calls.
  case neverSent(String)
  /// An item's answer to a callback that no client implements, with the client that could implement
  /// it.
  case unimplemented(String, client: String)
  /// `$row` or a similar word outside of a callback that has such an argument.
  case rowOutside(String)
  /// `$cell` or a similar word where the callback has no cell.
  case cellOutside(String)
  /// A condition that can never hold.
  case neverHolds(NeverHolds)
  /// A method whose key has no value, so it returns nil and nothing is shown.
  case answersNothing(String, shows: String, instead: [String])

  var code: ProblemCode {
    switch self {
    case .unknown: .unknownCallback
    case .wrongRecipient: .wrongRecipient
    case .wrongAnswer: .wrongAnswer
    case .newer: .newerCallback
    case .neverSent: .neverSent
    case .unimplemented: .unimplementedCallback
    case .rowOutside, .cellOutside: .rowOutsideCallback
    case .neverHolds: .neverHolds
    case .answersNothing: .answersNothing
    }
  }

  var wording: Wording {
    switch self {
    case .unknown(let name, let recipient, let allowed):
      unknown(name, recipient, allowed)
    case .wrongRecipient(let name, let found, let right):
      Wording("\(Phrase.quoted(name)) is not a callback of \(Phrase.quoted(found))")
        .label("this callback belongs to \(Phrase.quoted(right))")
        .expected(right)
        .found(found)
        .suggesting([right])
    case .wrongAnswer(let callback, let expected, let found, let slip):
      Wording(
        "\(Phrase.quoted(callback)) must return \(expected)",
        expected: expected,
        found,
        slip
      )
    case .newer(let name, let introduced, let versions):
      Wording("\(Phrase.quoted(name)) is never called under \(versions.joined(separator: ", "))")
        .label("introduced in \(introduced)")
    case .neverSent(let name):
      Wording("a table never calls \(Phrase.quoted(name))")
        .label("a table has no content to zoom")
        .help("remove the line")
    case .unimplemented(let name, let client):
      Wording("\(Phrase.quoted(name)) is not implemented, so this value is never used")
        .help("add '\(name):' under '\(client)' as well")
        .expected(client)
    case .rowOutside(let name):
      Wording("\(Phrase.quoted(name)) is not available here")
        .label("available only in a callback that receives it")
        .help(name == "$rows" ? ["in a callback that receives one row, write '[$row]'"] : [])
    case .cellOutside(let name):
      Wording("\(Phrase.quoted(name)) is not available here")
        .label("available only in a callback that receives a cell")
        .help(
          "move the step to a callback that receives a cell, or to 'later:' or 'after:' of "
            + "cellForRowAt"
        )
    case .neverHolds(let condition): condition.wording
    case .answersNothing(let name, let shows, let instead):
      Wording("\(Phrase.quoted(name)) returns nil, so no section has a \(shows)")
        .label("a key without a value returns nil")
        .help(
          "to show a \(shows): '\(name): \(instead.first ?? "")'",
          "to return nil on purpose: '\(name): none'"
        )
        .expected(instead.joined(separator: ", "))
        .suggesting(instead)
    }
  }

  /// Words that people try in order to make the data source diffable.
  private static let wordsForDiffable: Set = ["type", "kind", "class", "diffable", "snapshot"]

  private func unknown(_ name: String, _ recipient: String, _ allowed: [Candidate]) -> Wording {
    let wording = Wording(
      "unknown callback \(Phrase.quoted(name)) in \(recipient)",
      unknown: name,
      among: allowed,
      listing: "list callbacks"
    )
    guard Self.wordsForDiffable.contains(name) else { return wording }
    return wording.help(
      "remove the line: a scenario with an 'apply' step has a diffable data source",
      "tabletrace explain apply"
    )
  }
}
