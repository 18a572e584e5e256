/// A step that cannot be done.
package enum StepProblem: Hashable, Sendable {
  /// No step of the language.
  case unknown(String, allowed: [String])
  /// A client that is not defined.
  case unknownClient(String, allowed: [String])
  /// A step that some versions of the scenario cannot do.
  case newer(String, introduced: String, versions: [String])
  /// An action that no menu of the scenario has.
  case unknownAction(String, allowed: [String])
  /// A button that no callback answers.
  case unknownButton(String, allowed: [String])
  /// A step that needs an open row, before any step that opens one.
  case nothingOpen(String)
  /// A step that calls the completion handler of an action, where all actions call their own.
  case nothingToComplete
  /// A keyboard that goes before any that comes.
  case noKeyboard
  /// A step about a refresh control that no table has.
  case noRefreshControl(String)
  /// A turn of the run loop inside a turn.
  case turnInside(String)
  /// Steps of which none loads the table.
  case neverLoads

  /// The stable code.
  var code: ProblemCode {
    switch self {
    case .unknown: .unknownStep
    case .unknownClient: .unknownClient
    case .newer: .newerStep
    case .unknownAction: .unknownAction
    case .unknownButton: .unknownButton
    case .nothingOpen, .nothingToComplete: .nothingOpen
    case .noKeyboard, .noRefreshControl: .nothingThere
    case .turnInside: .turnInside
    case .neverLoads: .neverLoads
    }
  }

  /// The sentences about it.
  var wording: Wording {
    switch self {
    case .unknown(let name, let allowed):
      unknown(
        "unknown step \(Phrase.quoted(name))",
        name,
        allowed,
        listed: [],
        listing: "list steps"
      )
    case .unknownButton(let title, let allowed):
      unknown("no row has an action \(Phrase.quoted(title))", title, allowed, listed: allowed)
    case .nothingOpen(let name):
      Wording(
        "no step before \(Phrase.quoted(name)) opens a row",
        label: "a 'swipe' or a 'tapDeleteControl' opens one",
        found: name
      )
    case .nothingToComplete:
      Wording(
        "every action calls its completion handler itself",
        label: "write 'completion: none' for the action that leaves it to this step",
        found: "callCompletionHandler"
      )
    case .noKeyboard:
      Wording(
        "no step before 'hideKeyboard' shows the keyboard",
        label: "a 'showKeyboard' shows it",
        found: "hideKeyboard"
      )
    case .noRefreshControl(let name):
      Wording(
        "the table has no refresh control for \(Phrase.quoted(name))",
        label: "write 'refreshControl: true' under 'table'",
        found: name
      )
    case .unknownClient(let name, let allowed):
      unknown(
        "there is no client \(Phrase.quoted(name))",
        name,
        allowed,
        listed: allowed
      )
    case .turnInside(let name):
      Wording(
        "\(Phrase.quoted(name)) does nothing inside another step or a callback",
        label: "write it as an entry of 'steps', or what follows it under 'later' or 'after'",
        found: name
      )
    case .neverLoads:
      Wording(
        "no step loads the table",
        label: "the table has no data source and stays empty; write 'load' first",
        found: "steps"
      )
    case .newer(let name, let introduced, let versions):
      Self.newer(name, introduced, versions)
    case .unknownAction(let title, let allowed):
      unknown(
        "no context menu of the scenario has the action \(Phrase.quoted(title))",
        title,
        allowed,
        listed: allowed
      )
    }
  }

  private static func newer(_ name: String, _ introduced: String, _ versions: [String]) -> Wording {
    Wording(
      "the step \(Phrase.quoted(name)) means nothing under \(versions.joined(separator: ", "))",
      label: "it begins with \(introduced)",
      found: name
    )
  }

  private func unknown(
    _ message: String,
    _ name: String,
    _ allowed: [String],
    listed: [String],
    listing: String? = nil
  ) -> Wording {
    let suggestions = NearMiss.suggestions(for: name, among: allowed.map { Candidate($0) })
    return Wording(
      message,
      label: Phrase.help(suggestions, allowed: listed, listing: listing),
      found: name,
      suggestions: suggestions
    )
  }
}
