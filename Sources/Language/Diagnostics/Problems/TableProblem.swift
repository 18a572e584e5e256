/// A setting that does not apply to the table.
package enum TableProblem: Hashable, Sendable {
  case unknownProperty(String, allowed: [Candidate])
  /// A property that a scenario cannot set, with what to write instead.
  case readOnlyProperty(String, instead: String)
  /// A property that some versions of the scenario do not have yet, with these versions.
  case newerProperty(String, introduced: String, versions: [String])
  /// Several sections in a table that never queries their number.
  case uncountedSections(Int)
  /// An item that no row of the scenario ever has.
  case unknownItem(String, allowed: [String])
  case unknownDevice(String, allowed: [String])

  var code: ProblemCode {
    switch self {
    case .unknownProperty: .unknownProperty
    case .readOnlyProperty: .readOnlyProperty
    case .newerProperty: .newerProperty
    case .uncountedSections: .uncountedSections
    case .unknownItem: .unknownItem
    case .unknownDevice: .unknownDevice
    }
  }

  var wording: Wording {
    switch self {
    case .unknownProperty(let name, let allowed):
      unknown(
        "UITableView has no property \(Phrase.quoted(name))",
        name,
        allowed,
        listing: "reference"
      )
    case .readOnlyProperty(let name, let instead):
      Wording("the property \(Phrase.quoted(name)) cannot be set here").label(instead).found(name)
    case .newerProperty(let name, let introduced, let versions):
      Wording("\(Phrase.quoted(name)) has no effect under \(versions.joined(separator: ", "))")
        .label("introduced in \(introduced)")
    case .uncountedSections(let count):
      Wording("the table shows only the first of \(count) sections")
        .label("'numberOfSections' is not implemented")
        .help("add 'numberOfSections: model'")
    case .unknownItem(let name, let allowed):
      allowed.isEmpty
        ? Wording("no row is called \(Phrase.quoted(name)): the scenario gives its rows no names")
          .help("list the rows by name instead of a count, such as 'rows: [a, b]'")
          .found(name)
        : unknown(
          "no row is called \(Phrase.quoted(name))",
          name,
          allowed.map { Candidate($0) },
          listed: allowed
        )
    case .unknownDevice(let name, let allowed):
      unknown(
        "unknown device \(Phrase.quoted(name))",
        name,
        allowed.map { Candidate($0) },
        listing: "list devices"
      )
    }
  }

  private func unknown(
    _ message: String,
    _ name: String,
    _ allowed: [Candidate],
    listed: [String] = [],
    listing: String? = nil
  ) -> Wording {
    Wording(message, unknown: name, among: allowed, listed: listed, listing: listing)
  }
}
