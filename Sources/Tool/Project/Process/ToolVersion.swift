/// The version that `--version` prints, and that traces and goldens never contain.
package enum ToolVersion {
  package static let current = "1.1.0"
  /// The date of the version, for the manual page.
  package static let date = "November 23, 2026"
}
