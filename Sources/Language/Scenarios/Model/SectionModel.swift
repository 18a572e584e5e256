/// One section of the model: a title for each end, and its items.
package struct SectionModel: Codable, Hashable, Sendable {
  /// The rows of a section: only their number, or the items themselves.
  package enum Rows: Codable, Hashable, Sendable {
    /// As many rows; the items are not named.
    case count(Int)
    case items([String])
  }

  /// The header, which `model` answers to titleForHeader, or nil for none.
  package var header: String?
  /// The footer, which `model` answers to titleForFooter, or nil for none.
  package var footer: String?
  package var rows: Rows

  package init(header: String? = nil, footer: String? = nil, rows: Rows) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }

  package var count: Int {
    switch rows {
    case .count(let count): count
    case .items(let items): items.count
    }
  }
}

extension SectionModel.Rows {
  /// Puts an item in front of a row, or at the end.
  package mutating func insert(_ item: String, at row: Int) {
    switch self {
    case .count(let count):
      self = .count(count + 1)
    case .items(var items):
      // Held by nobody else, the list is changed in its place.
      self = .count(0)
      items.insert(item, at: row)
      self = .items(items)
    }
  }

  /// Takes an item out and returns it; rows that are only counted have none.
  @discardableResult
  package mutating func remove(at row: Int) -> String {
    switch self {
    case .count(let count):
      self = .count(count - 1)
      return ""
    case .items(var items):
      self = .count(0)
      defer { self = .items(items) }
      return items.remove(at: row)
    }
  }
}
