import Goldens

/// The mode of the environment: compare traces with goldens, or accept them.
struct AcceptMode: Hashable {
  static let variable = "TABLETRACE_ACCEPT"

  let accepts: Bool
  let fault: TraceFault?

  /// Reads an environment; a build server, which sets `CI` to anything but 0 and false, accepts nothing.
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
