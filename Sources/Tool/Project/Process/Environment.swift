import Goldens

/// The only environment variables that the tool reads, nil if they are not set.
package struct Environment: Sendable {
  /// `CI`, which a build server sets.
  let buildServer: String?
  /// `NO_COLOR`, which disables colors if it has any value.
  let noColor: String?
  /// `TERM`, the type of the terminal.
  let terminal: String?
  /// `GITHUB_WORKSPACE`, the repository that a build server has checked out.
  package let workspace: String?

  /// Reads the variables by their names, none by default.
  package init(_ value: (String) -> String? = { _ in nil }) {
    buildServer = value(BuildServer.variable)
    noColor = value("NO_COLOR")
    terminal = value("TERM")
    workspace = value("GITHUB_WORKSPACE")
  }

  /// Whether the terminal can move its cursor and show colors.
  package var hasAbleTerminal: Bool { terminal != "dumb" }
}
