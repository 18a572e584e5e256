/// One section of the model: a title for each end, and its items.
package struct SectionModel: Hashable, Sendable {
  /// The rows of a section: only their number, or the items themselves.
  package enum Rows: Hashable, Sendable {
    /// As many rows; the items are not named.
    case count(Int)
    case items([String])
  }

  /// The header, which `model` answers to titleForHeader; nil for none.
  package var header: String?
  /// The footer, which `model` answers to titleForFooter; nil for none.
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
