import Diagnostics
import Project
import Scenarios
import TableTrace

/// A typed version: `iOS 9.3`, `iOS-9.3`, `9.3` or `Catalyst 26`.
enum VersionArgument {
  /// Returns the version of `--os`, or nil if the option is not given.
  static func single(_ line: TypedLine) throws(UsageProblem) -> SystemVersion? {
    if line.values(.os).count > 1 { throw .repeatedFlag(.os) }
    guard let text = line.value(.os) else { return nil }
    return try read(text, of: Flag.os.spelling)
  }

  /// Whether a word is meant as a version, because it begins with a platform or a number.
  static func isMeant(_ text: String) -> Bool {
    let word = text.lowercased()
    return ["ios", "catalyst"].contains { word == $0 || word.hasPrefix($0 + " ") }
      || ["ios-", "catalyst-"].contains { word.hasPrefix($0) }
      || (word.first?.isNumber ?? false) && word.allSatisfy { $0.isNumber || $0 == "." }
  }

  static func list(_ texts: [String], of owner: String) throws(UsageProblem) -> [SystemVersion] {
    var versions: [SystemVersion] = []
    for text in texts {
      let version = try read(text, of: owner)
      if versions.contains(version) { throw .sameVersions("\(version)") }
      versions.append(version)
    }
    return versions
  }

  static func read(_ text: String, of owner: String) throws(UsageProblem) -> SystemVersion {
    if let version = SystemVersion(typed: text) { return version }
    throw .badValue(text, of: owner, expected: expected(text), near: near(text))
  }

  private static func expected(_ text: String) -> String {
    switch SystemVersion.problem(text) {
    case .skipped(_, let after, let before): "'\(after)' or '\(before)', which follows it"
    case .afterLast(_, let last): "'\(last)' or an older version"
    case .unreadable, .repeated, .unknownLanguage, nil:
      "a version such as 'iOS 9.3' or 'Catalyst 26', from iOS 4 or Catalyst 13"
    }
  }

  private static func near(_ text: String) -> [String] {
    SystemVersion.problem(text).map { Problem.version($0).wording.suggestions } ?? []
  }
}
