package import TableTrace

/// The app's own data during a run, which changes without the table's knowledge.
struct ScenarioModel {
  private(set) var sections: [SectionModel]

  init(_ sections: [SectionModel]) {
    self.sections = sections
  }

  /// Returns the number of rows of a section.
  ///
  /// - Throws: the exception that an array raises for an index beyond its bounds.
  func count(of section: Int) throws(UIKitException) -> Int {
    try self.section(section).count
  }

  /// Returns a section.
  ///
  /// - Throws: the exception that an array raises for an index beyond its bounds.
  func section(_ section: Int) throws(UIKitException) -> SectionModel {
    guard sections.indices.contains(section) else {
      throw .indexBeyondBounds(section, count: sections.count)
    }
    return sections[section]
  }

  /// Checks that a row exists, as an app does when it reads the row's item.
  ///
  /// - Throws: the exception that an array raises for an index beyond its bounds.
  func read(_ path: IndexPath) throws(UIKitException) {
    let count = try count(of: path.section)
    guard (0..<count).contains(path.row) else { throw .indexBeyondBounds(path.row, count: count) }
  }

  /// Returns the name of a row's item, or nil if rows are only counted.
  ///
  /// - Throws: the exception that an array raises for an index beyond its bounds.
  func item(at path: IndexPath) throws(UIKitException) -> String? {
    try read(path)
    guard case .items(let names) = sections[path.section].rows else { return nil }
    return names[path.row]
  }

  mutating func replace(_ sections: [SectionModel]) {
    self.sections = sections
  }

  /// The model as a snapshot of a diffable data source.
  ///
  /// The identifier of a section is its header. Rows that are only counted have new identifiers in
  /// every snapshot.
  var snapshot: DiffableSnapshot {
    DiffableSnapshot(
      sections: sections.enumerated().map { place, section in
        let items =
          switch section.rows {
          case .items(let items): items
          case .count(let count):
            (0..<count).map { Self.unnamed(IndexPath(section: place, row: $0)) }
          }
        return DiffableSnapshot.Section(id: section.header ?? "section \(place)", items: items)
      }
    )
  }

  /// Returns an identifier for a row that is only counted.
  private static func unnamed(_ path: IndexPath) -> String {
    "unnamed row \(path.section), \(path.row)"
  }

  /// Returns the identifier of a row in the snapshot, or nil if the row does not exist.
  func identifier(at path: IndexPath) -> String? {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].count).contains(path.row)
    else { return nil }
    guard case .items(let items) = sections[path.section].rows else { return Self.unnamed(path) }
    return items[path.row]
  }

  /// The rows of the snapshot by identifier, the first one for a repeated identifier.
  var pathsByIdentifier: [String: IndexPath] {
    let paths = snapshot.sections.enumerated().lazy.flatMap { section, found in
      found.items.enumerated().lazy.map { ($1, IndexPath(section: section, row: $0)) }
    }
    return Dictionary(paths) { first, _ in first }
  }

  /// Replaces the model by a snapshot, with the footers of remaining sections.
  mutating func adopt(_ snapshot: DiffableSnapshot) {
    let known = Dictionary(sections.map { ($0.header, $0.footer) }) { first, _ in first }
    sections = snapshot.sections.map { section in
      SectionModel(
        header: section.id,
        footer: known[section.id] ?? nil,
        rows: .items(section.items)
      )
    }
  }

  mutating func replace(_ rows: SectionModel.Rows, of section: Int) throws(UIKitException) {
    _ = try self.section(section)
    sections[section].rows = rows
  }

  /// Inserts an item before a row, or at the end of its section.
  mutating func insert(_ item: String, at path: IndexPath) throws(UIKitException) {
    let count = try count(of: path.section)
    guard (0...count).contains(path.row) else { throw .indexBeyondBounds(path.row, count: count) }
    sections[path.section].rows.insert(item, at: path.row)
  }

  /// Removes and returns an item, or nil if rows are only counted.
  @discardableResult
  mutating func remove(_ path: IndexPath) throws(UIKitException) -> String {
    try read(path)
    return sections[path.section].rows.remove(at: path.row)
  }
}

extension UIKitException {
  /// One example of each exception that a scripted app itself raises.
  package static let samplesOfApps = [indexBeyondBounds(3, count: 2), missingRow]

  /// Returns the exception that Foundation raises for an index beyond the end of an array.
  static func indexBeyondBounds(_ index: Int, count: Int) -> UIKitException {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    let elements = count == 1 ? "1 element" : "\(count) elements"
    return UIKitException(
      name: "NSRangeException",
      reason: "*** -[__NSArrayM objectAtIndex:]: index \(index) beyond bounds \(bounds)",
      rule: .appRaised,
      arithmetic: ["the app's data has \(elements), but index \(index) was used"]
    )
  }
}
