/// The test for a build server, which refuses to accept goldens.
package enum BuildServer {
  package static let variable = "CI"

  /// Whether the value of the variable is that of a build server; nil, `0` and `false` are not.
  package static func runs(saying value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
