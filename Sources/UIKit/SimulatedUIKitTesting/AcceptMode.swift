import Goldens

/// Whether the environment asks to compare traces with goldens, or to accept them.
struct AcceptMode: Hashable {
  static let variable = "TABLETRACE_ACCEPT"

  let accepts: Bool
  let fault: TraceFault?

  /// Reads an environment, which accepts nothing if `CI` is set to a build server's value.
  init(_ environment: [String: String]) {
    let value = environment[Self.variable] ?? ""
    let isOnServer = BuildServer.runs(saying: environment[BuildServer.variable])
    accepts = value == "1" && !isOnServer
    fault =
      switch value {
      case "": nil
      case "1": isOnServer ? .acceptsOnServer : nil
      case _: .unknownMode(value)
      }
  }
}
