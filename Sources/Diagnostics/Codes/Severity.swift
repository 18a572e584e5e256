/// How bad a problem is.
package enum Severity: String, CaseIterable, Sendable {
  /// The scenario cannot be run.
  case error
  /// The scenario can be run, but something in it has no effect.
  case warning
}
