package import TableTrace

/// The app's own data during a run: it changes without the table's knowledge.
struct ScenarioModel {
  private(set) var sections: [SectionModel]

  init(_ sections: [SectionModel]) {
    self.sections = sections
  }

  /// The number of rows of a section.
  ///
  /// - Throws: the array's exception that an app gets for an index beyond its data.
  func count(of section: Int) throws(UIKitException) -> Int {
    try self.section(section).count
  }

  /// A section.
  ///
  /// - Throws: the array's exception that an app gets for an index beyond its data.
  func section(_ section: Int) throws(UIKitException) -> SectionModel {
    guard sections.indices.contains(section) else {
      throw .indexBeyondBounds(section, count: sections.count)
    }
    return sections[section]
  }

  /// Makes sure that a row exists, as reading its item does.
  ///
  /// - Throws: the array's exception that an app gets for an index beyond its data.
  func read(_ path: IndexPath) throws(UIKitException) {
    let count = try count(of: path.section)
    guard (0..<count).contains(path.row) else { throw .indexBeyondBounds(path.row, count: count) }
  }

  /// The name of the item of a row; nil where rows are only counted.
  ///
  /// - Throws: the array's exception that an app gets for an index beyond its data.
  func item(at path: IndexPath) throws(UIKitException) -> String? {
    try read(path)
    guard case .items(let names) = sections[path.section].rows else { return nil }
    return names[path.row]
  }

  /// Replaces all sections.
  mutating func replace(_ sections: [SectionModel]) {
    self.sections = sections
  }

  /// The state as a diffable data source holds it: a section's identifier is its header.
  ///
  /// Rows that are only counted have no names, and are other ones in every snapshot.
  var snapshot: DiffableSnapshot {
    DiffableSnapshot(
      sections: sections.enumerated().map { place, section in
        let items: [String] =
          switch section.rows {
          case .items(let items): items
          case .count(let count): (0..<count).map { "unnamed row \(place), \($0)" }
          }
        return DiffableSnapshot.Section(id: section.header ?? "section \(place)", items: items)
      }
    )
  }

  /// Takes over a snapshot; sections that stay keep their footers.
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

  /// Replaces the rows of one section.
  mutating func replace(_ rows: SectionModel.Rows, of section: Int) throws(UIKitException) {
    _ = try self.section(section)
    sections[section].rows = rows
  }

  /// Puts an item in front of a row, or at the end of its section.
  mutating func insert(_ item: String, at path: IndexPath) throws(UIKitException) {
    let count = try count(of: path.section)
    guard (0...count).contains(path.row) else { throw .indexBeyondBounds(path.row, count: count) }
    switch sections[path.section].rows {
    case .count(let count):
      sections[path.section].rows = .count(count + 1)
    case .items(var items):
      items.insert(item, at: path.row)
      sections[path.section].rows = .items(items)
    }
  }

  /// Takes an item out and returns it; rows that are only counted have none.
  @discardableResult
  mutating func remove(_ path: IndexPath) throws(UIKitException) -> String {
    try read(path)
    switch sections[path.section].rows {
    case .count(let count):
      sections[path.section].rows = .count(count - 1)
      return ""
    case .items(var items):
      let item = items.remove(at: path.row)
      sections[path.section].rows = .items(items)
      return item
    }
  }
}

extension UIKitException {
  /// One exception of each text that a scripted app raises by itself.
  package static let samplesOfApps = [indexBeyondBounds(3, count: 2), missingRow]

  /// What Foundation raises when an app reads past the end of its data.
  static func indexBeyondBounds(_ index: Int, count: Int) -> UIKitException {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    let elements = count == 1 ? "1 element" : "\(count) elements"
    return UIKitException(
      name: "NSRangeException",
      reason: "*** -[__NSArrayM objectAtIndex:]: index \(index) beyond bounds \(bounds)",
      rule: .appRaised,
      arithmetic: ["the app's data has \(elements), and number \(index) was wanted, counted from 0"]
    )
  }
}
