import Goldens

/// The variables of the environment that the tool reads, or nil for unset ones.
///
/// Each is a property, so that no other can be read.
package struct Environment: Sendable {
  /// `CI`, set by a build server.
  let buildServer: String?
  /// `NO_COLOR`: any text disables colours.
  let noColor: String?
  /// `TERM`: the kind of the terminal.
  let terminal: String?
  /// `GITHUB_WORKSPACE`: the repository checked out by a build server.
  package let workspace: String?

  /// Reads the variables by their names; all are unset by default.
  package init(_ value: (String) -> String? = { _ in nil }) {
    buildServer = value(BuildServer.variable)
    noColor = value("NO_COLOR")
    terminal = value("TERM")
    workspace = value("GITHUB_WORKSPACE")
  }

  /// Whether a terminal can move its cursor and show colours.
  package var hasAbleTerminal: Bool { terminal != "dumb" }
}
