package import TableTrace

extension SystemVersion {
  /// Reads a typed version: `iOS 9.3`, `iOS-9.3`, `9.3` or `Catalyst 26`, or returns nil.
  package init?(typed text: String) {
    guard let version = SystemVersion(text) ?? SystemVersion("iOS " + text) else { return nil }
    self = version
  }
}
