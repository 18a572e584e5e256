extension UpdateOperation {
  /// The kind of an operation and its section, without the row.
  struct Kind: Hashable {
    let call: String
    let section: Int?
  }

  var kind: Kind {
    switch self {
    case .insertRow(let path): Kind(call: "insertRow", section: path.section)
    case .deleteRow(let path): Kind(call: "deleteRow", section: path.section)
    case .reloadRow(let path): Kind(call: "reloadRow", section: path.section)
    case .moveRow(let from, _): Kind(call: "moveRow", section: from.section)
    case .insertSection: Kind(call: "insertSection", section: nil)
    case .deleteSection: Kind(call: "deleteSection", section: nil)
    case .reloadSection: Kind(call: "reloadSection", section: nil)
    case .moveSection: Kind(call: "moveSection", section: nil)
    }
  }
}
