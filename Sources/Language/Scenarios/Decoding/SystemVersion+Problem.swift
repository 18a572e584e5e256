package import Diagnostics
package import TableTrace

extension SystemVersion {
  /// Returns why a text is no version, with a suggestion, or nil if it is a version.
  package static func problem(_ text: String) -> VersionProblem? {
    guard SystemVersion(text) == nil else { return nil }
    guard let meant = meant(by: text) else { return .unreadable(text, near: []) }
    if meant.wasReleased { return .unreadable(text, near: [meant.description]) }
    let releases = releases(of: meant.platform)
    guard let next = releases.firstIndex(where: { $0.major >= meant.major }) else {
      guard let last = releases.last else { return .unreadable(text, near: []) }
      return .afterLast(text, last: SystemVersion(meant.platform, last.major).description)
    }
    if releases[next].major == meant.major {
      guard let minor = releases[next].lastMinor, minor < meant.minor else {
        let isMinor = meant.minor <= largestMinor
        let near = SystemVersion(meant.platform, meant.major, isMinor ? meant.minor : 0)
        return .unreadable(text, near: [near.description])
      }
      let last = SystemVersion(meant.platform, meant.major, minor)
      return .afterLast(text, last: last.description)
    }
    guard next > 0 else { return .unreadable(text, near: []) }
    return .skipped(
      text,
      after: SystemVersion(meant.platform, releases[next - 1].major).description,
      before: SystemVersion(meant.platform, releases[next].major).description
    )
  }

  /// Returns the version for another spelling, such as `ios 17`, `iOS17`, `17` or `iOS 017`.
  private static func meant(by text: String) -> SystemVersion? {
    let name = text.prefix { !$0.isNumber }
    let numbers = text.dropFirst(name.count).split(separator: ".").map { part in
      // Leading zeros have no meaning.
      part.count > 1 ? part.drop { $0 == "0" } : part
    }
    guard let platform = platform(name) else { return nil }
    return SystemVersion(platform, numbers: Substring(numbers.joined(separator: ".")))
  }

  /// Returns the platform for the letters before a number, or iOS without letters.
  private static func platform(_ name: Substring) -> Platform? {
    let letters = String(name.filter(\.isLetter))
    guard !letters.isEmpty else { return .iOS }
    if ["iphoneos", "ipados"].contains(letters.lowercased()) { return .iOS }
    let names = Platform.allCases.map { Candidate($0.rawValue) }
    return NearMiss.suggestions(for: letters, among: names).first.flatMap(Platform.init)
  }
}
