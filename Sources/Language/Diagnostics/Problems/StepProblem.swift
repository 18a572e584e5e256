/// A step that cannot run.
package enum StepProblem: Hashable, Sendable {
  case unknown(String, allowed: [String])
  /// A method of UIKit, with the step that calls it.
  case method(String, step: String)
  case unknownClient(String, allowed: [String])
  /// A step that some versions of the scenario do not support.
  case newer(String, introduced: String, versions: [String])
  /// An action that no menu of the scenario has.
  case unknownAction(String, allowed: [String])
  /// A button that no callback returns.
  case unknownButton(String, allowed: [String])
  /// A step that needs an open row, before any step that opens a row.
  case nothingOpen(String)
  /// A step that calls the completion handler of an action, although every action calls its own
  /// handler.
  case nothingToComplete
  /// A step that hides the keyboard before any step that shows it.
  case noKeyboard
  /// A step about a refresh control that no table has.
  case noRefreshControl(String)
  /// A turn of the run loop inside another turn.
  case turnInside(String)
  /// Steps that never load the table.
  case neverLoads

  var code: ProblemCode {
    switch self {
    case .unknown, .method: .unknownStep
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
    case .method(let name, let step):
      Wording("unknown step \(Phrase.quoted(name))")
        .label(Phrase.guess([step], allowed: []))
        .found(name)
        .suggesting([step])
    case .unknownButton(let title, let allowed):
      unknown("no row has an action \(Phrase.quoted(title))", title, allowed, listed: allowed)
    case .nothingOpen(let name):
      Wording("no step before \(Phrase.quoted(name)) reveals the buttons of a row")
        .help("add 'swipe:' or 'tapDeleteControl:' before this step")
        .found(name)
    case .nothingToComplete:
      Wording("there is no completion handler left to call")
        .help("to call a handler in this step, add 'completion: none' to its swipe action")
        .found("callCompletionHandler")
    case .noKeyboard:
      Wording("no step before 'hideKeyboard' shows the keyboard")
        .help("add a 'showKeyboard' step before this step")
        .found("hideKeyboard")
    case .noRefreshControl(let name):
      Wording("\(Phrase.quoted(name)) needs a refresh control, and the table has none")
        .help("add 'refreshControl: true' under 'table'")
        .found(name)
    case .unknownClient(let name, let allowed):
      unknown(
        "\(Phrase.quoted(name)) is not defined under 'clients'",
        name,
        allowed,
        listed: allowed
      )
    case .turnInside(let name):
      Wording("\(Phrase.quoted(name)) has no effect inside another step or a callback")
        .help(
          "make \(Phrase.quoted(name)) an entry of 'steps'",
          "in a callback, write the steps after \(Phrase.quoted(name)) under 'later:' or 'after:'"
        )
        .found(name)
    case .neverLoads:
      Wording("no step loads the table")
        .label("the table has no data source and stays empty")
        .help("add '- load' as the first step")
        .found("steps")
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
    Wording("the step \(Phrase.quoted(name)) does not exist in \(versions.joined(separator: ", "))")
      .label("introduced in \(introduced)")
      .found(name)
  }

  private func unknown(
    _ message: String,
    _ name: String,
    _ allowed: [String],
    listed: [String],
    listing: String? = nil
  ) -> Wording {
    Wording(
      message,
      unknown: name,
      among: allowed.map { Candidate($0) },
      listed: listed,
      listing: listing
    )
  }
}
