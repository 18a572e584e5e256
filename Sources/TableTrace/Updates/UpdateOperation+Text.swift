extension UpdateOperation {
  /// The call that requests only this operation, as the app writes it.
  package var call: String {
    switch self {
    case .insertRow(let path): "insertRows \(path)"
    case .deleteRow(let path): "deleteRows \(path)"
    case .reloadRow(let path): "reloadRows \(path)"
    case .moveRow(let from, let to): "moveRow \(from) to \(to)"
    case .insertSection(let section): "insertSections \(section)"
    case .deleteSection(let section): "deleteSections \(section)"
    case .reloadSection(let section): "reloadSections \(section)"
    case .moveSection(let from, let to): "moveSection \(from) to \(to)"
    }
  }

  var phrase: String {
    switch self {
    case .insertRow(let path): "insert row \(path.row) of section \(path.section)"
    case .deleteRow(let path): "delete row \(path.row) of section \(path.section)"
    case .reloadRow(let path): "reload row \(path.row) of section \(path.section)"
    case .moveRow(let from, let to): "move row \(from) to \(to)"
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .reloadSection(let section): "reload section \(section)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    }
  }
}
