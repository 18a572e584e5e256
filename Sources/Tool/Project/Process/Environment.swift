import Goldens

/// The variables of the environment that the tool looks at; nil where one is not set.
///
/// Each is a property, so that none can be asked for that the process does not read.
package struct Environment: Sendable {
  /// `CI`: what a build server sets.
  let buildServer: String?
  /// `NO_COLOR`: with any text, nothing is coloured.
  let noColor: String?
  /// `TERM`: the kind of the terminal.
  let terminal: String?
  /// `GITHUB_WORKSPACE`: the repository that a build server has checked out.
  package let workspace: String?

  /// Reads the variables by their names; none is set without a reader.
  package init(_ value: (String) -> String? = { _ in nil }) {
    buildServer = value(BuildServer.variable)
    noColor = value("NO_COLOR")
    terminal = value("TERM")
    workspace = value("GITHUB_WORKSPACE")
  }

  /// Whether a terminal moves its cursor and shows colours.
  package var hasAbleTerminal: Bool { terminal != "dumb" }
}
