/// The version that `--version` prints; traces and goldens never contain it.
enum ToolVersion {
  static let current = "0.2.0"
}
