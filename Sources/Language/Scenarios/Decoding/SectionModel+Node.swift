import YAMLSource

extension SectionModel {
  init?(_ node: YAMLNode) {
    guard let rows = node["rows"].flatMap(Rows.init) else { return nil }
    self.init(header: node["header"]?.text, footer: node["footer"]?.text, rows: rows)
  }
}

extension SectionModel.Rows {
  /// Reads a count or a list of items.
  init?(_ node: YAMLNode) {
    if let entries = node.entries {
      self = .items(entries.compactMap(\.text))
    } else if let count = node.scalar?.integer, count >= 0 {
      self = .count(count)
    } else {
      return nil
    }
  }
}
