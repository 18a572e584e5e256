/// Recognizes a build server, where goldens cannot be accepted.
package enum BuildServer {
  package static let variable = "CI"

  /// Whether the value of the variable means a build server.
  ///
  /// Nil, `0` and `false` do not.
  package static func runs(saying value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
