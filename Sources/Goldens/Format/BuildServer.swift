/// Whether a build server runs, which accepts no golden: all who accept ask here.
package enum BuildServer {
  /// The variable that says so.
  package static let variable = "CI"

  /// Whether an environment is one of a build server; `0` and `false` say that it is none.
  package static func runs(in environment: [String: String]) -> Bool {
    guard let value = environment[variable] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
