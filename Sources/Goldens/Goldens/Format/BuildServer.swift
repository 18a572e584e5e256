/// Whether a build server runs, which accepts no golden: all who accept ask here.
package enum BuildServer {
  /// The variable that says so.
  package static let variable = "CI"

  /// Whether the variable's value, nil where it is not set, is that of a build server; `0` and `false` say
  /// that there is none.
  package static func runs(saying value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
