/// An option of the command line, with its long spelling without dashes as raw value.
package enum Flag: String, CaseIterable {
  case all
  case answers
  case at
  case baseURL = "base-url"
  case by
  case certainty
  case changes
  case check
  case color
  case course
  case except
  case expanded
  case extent
  case failing
  case find
  case format
  case from
  case gates
  case generated
  case golden
  case guessOS = "guess-os"
  case help
  case jobs
  case json
  case large
  case lines
  case list
  case markdown
  case names
  case only
  case os
  case output
  case outside
  case pattern
  case quiet
  case report
  case same
  case scenarios
  case seed
  case shard
  case state
  case strict
  case summary
  case verifyDeterminism = "verify-determinism"
  case version
  case view
  case wanted
  case weakest
  case why

  package static let common: [Flag] = [.color, .help, .version]

  /// The option as the user types it, such as `--os`.
  package var spelling: String {
    "--" + rawValue
  }
}
