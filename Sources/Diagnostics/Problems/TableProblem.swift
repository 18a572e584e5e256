/// A setting that the table does not have.
package enum TableProblem: Hashable, Sendable {
  /// No property of the table.
  case unknownProperty(String, allowed: [Candidate])
  /// A property that a scenario cannot set; what to write instead.
  case readOnlyProperty(String, instead: String)
  /// A property that no version of the scenario has.
  case newerProperty(String, introduced: String)
  /// Several sections, and a table that never asks how many.
  case uncountedSections(Int)
  /// No device.
  case unknownDevice(String, allowed: [String])

  var wording: Wording {
    switch self {
    case .unknownProperty(let name, let allowed):
      unknown(.unknownProperty, "UITableView has no property \(Phrase.quoted(name))", name, allowed)
    case .readOnlyProperty(let name, let instead):
      Wording(
        .readOnlyProperty,
        "the property \(Phrase.quoted(name)) cannot be set here",
        label: instead,
        found: name
      )
    case .newerProperty(let name, let introduced):
      Wording(
        .newerProperty,
        "\(Phrase.quoted(name)) has no effect under the versions of the scenario",
        label: "introduced in \(introduced)"
      )
    case .uncountedSections(let count):
      Wording(
        .uncountedSections,
        "the table sees one of \(count) sections",
        label: "'numberOfSections' is not implemented"
      )
    case .unknownDevice(let name, let allowed):
      unknown(
        .unknownDevice,
        "unknown device \(Phrase.quoted(name))",
        name,
        allowed.map { Candidate($0) }
      )
    }
  }

  private func unknown(
    _ code: ProblemCode,
    _ message: String,
    _ name: String,
    _ allowed: [Candidate]
  ) -> Wording {
    let suggestions = NearMiss.suggestions(for: name, among: allowed)
    return Wording(
      code,
      message,
      label: Phrase.help(suggestions, allowed: []),
      found: name,
      suggestions: suggestions
    )
  }
}
