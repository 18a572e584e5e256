/// Identifies rows and sections by their items.
extension OneChange {
  /// Returns whether the row of an operation can be identified by its item.
  func isKnown(_ operation: UpdateOperation) -> Bool {
    guard let items else { return false }
    return switch operation {
    case .insertRow(let path):
      items.after.indices.contains(path.section) && items.after[path.section] != nil
    case .deleteRow(let path), .reloadRow(let path), .moveRow(let path, _):
      items.before.indices.contains(path.section) && items.before[path.section] != nil
    case .insertSection, .deleteSection, .reloadSection, .moveSection: false
    }
  }

  /// Returns whether candidates are equivalent, such as sections with the same items.
  func isLastOfEqual(_ candidates: [Candidate]) -> Bool {
    guard let items, let call = candidates.first?.kind.call else { return false }
    let sections: [[String]?] = candidates.map { candidate in
      switch candidate.remedy {
      case .missing(.insertSection(let section)), .superfluous(.insertSection(let section)):
        items.after.indices.contains(section) ? items.after[section] : nil
      case .missing(.deleteSection(let section)), .superfluous(.deleteSection(let section)):
        items.before.indices.contains(section) ? items.before[section] : nil
      default: nil
      }
    }
    guard call != "moveSection", let first = sections.first, first != nil else { return false }
    return sections.allSatisfy { $0 == first }
  }
}
