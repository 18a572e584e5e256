import TableTrace

/// A system version as people type it: `iOS 9.3`, `iOS-9.3`, `9.3`, `Catalyst 26`.
enum VersionArgument {
  static func read(_ text: String, of owner: String) throws(UsageProblem) -> SystemVersion {
    let spaced = text.split(separator: "-", omittingEmptySubsequences: false)
      .joined(separator: " ")
    if let version = SystemVersion(spaced) ?? SystemVersion("iOS " + text) { return version }
    let words = spaced.split(separator: " ")
    var near: [String] = []
    if words.count == 2 {
      let platforms = SystemVersion.Platform.allCases.map(\.rawValue)
      near = NearNames.of(String(words[0]), in: platforms).map { "\($0) \(words[1])" }
        .filter { SystemVersion($0) != nil }
    }
    let majors = SystemVersion.majors
    throw .badValue(
      text,
      of: owner,
      expected: "which is a version such as 'iOS 9.3' or 'Catalyst 26', from "
        + "\(majors.lowerBound) to \(majors.upperBound)",
      near: near
    )
  }
}
