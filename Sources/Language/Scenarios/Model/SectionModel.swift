/// One section of the model: its header and footer titles, and its items.
package struct SectionModel: Codable, Hashable, Sendable {
  /// The rows of a section: only their number, or the items themselves.
  package enum Rows: Codable, Hashable, Sendable {
    /// A number of rows, whose items have no names.
    case count(Int)
    case items([String])
  }

  /// The header that the answer `model` returns from titleForHeader, or nil.
  package var header: String?
  /// The footer that the answer `model` returns from titleForFooter, or nil.
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
  /// Inserts an item before a row, or at the end.
  package mutating func insert(_ item: String, at row: Int) {
    switch self {
    case .count(let count):
      self = .count(count + 1)
    case .items(var items):
      // The only reference allows a change without a copy.
      self = .count(0)
      items.insert(item, at: row)
      self = .items(items)
    }
  }

  /// Removes and returns an item, or nil if rows are only counted.
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
