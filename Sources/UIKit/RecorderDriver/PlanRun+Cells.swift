import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

/// The cells and views of the app, numbered in order of appearance.
@MainActor
struct KnownCells {
  struct Seen {
    var number = 0
    /// Whether the cell had another row before.
    var isReused = false
    /// The item or the row that the cell shows.
    var shows: String?
    var made: CellDescription?
    var text: String?
    var image: String?
    /// The self-sizing height of its row in points, or nil if the plan has none.
    var height: Double?
  }

  private var cells: [ObjectIdentifier: Seen] = [:]
  private var views: [ObjectIdentifier: String] = [:]
  // Kept objects have unique identities.
  private var kept: [AnyObject] = []

  /// The facts about a cell, which gets a number when it is first used.
  subscript(cell: UITableViewCell) -> Seen {
    get { cells[ObjectIdentifier(cell)] ?? Seen() }
    set { cells[ObjectIdentifier(cell)] = newValue }
  }

  /// Gives a cell a number, and returns whether it had none.
  mutating func isNew(_ cell: UITableViewCell) -> Bool {
    guard cells[ObjectIdentifier(cell)] == nil else { return false }
    cells[ObjectIdentifier(cell)] = Seen(number: cells.count + 1)
    kept.append(cell)
    return true
  }

  /// Returns the name of a view, which gets a number when it is first used.
  mutating func name(of view: UIView) -> String {
    if let name = views[ObjectIdentifier(view)] { return name }
    let kind = view is UITableViewHeaderFooterView ? "HeaderFooterView" : "View"
    let name = "\(kind)#\(views.count + 1)"
    views[ObjectIdentifier(view)] = name
    kept.append(view)
    return name
  }
}

extension PlanRun {
  func cellName(_ cell: UITableViewCell) -> String {
    _ = known.isNew(cell)
    return "Cell#\(known[cell].number)"
  }

  /// Returns the name of a cell that a data source returns, and whether it had a row before.
  func answered(_ cell: UITableViewCell) -> String {
    let name = cellName(cell)
    return "\(name) \(known[cell].isReused ? "reused" : "new")"
  }

  /// Returns the name of a header or footer.
  func viewName(_ view: UIView) -> String { known.name(of: view) }

  /// Returns the cell that the data source creates for a row, or nil if there is none.
  func makeCell(at row: IndexPath) -> UITableViewCell? {
    guard exists(row) else { return nil }
    let name = data.item(section: row.section, row: row.row)
    guard let made = description(of: row, name) else { return nil }
    let cell = dequeue(made, at: row)
    noteException()
    let isNew = known.isNew(cell)
    known[cell].isReused = !isNew
    cell.accessoryType = .init(made.accessory)
    show(row, name, by: made, in: cell)
    return cell
  }

  private func description(of row: IndexPath, _ name: String?) -> CellDescription? {
    guard let identifier = name.flatMap({ data.items[$0]?.cell }) else {
      return cells.first { matches($0.rows, section: row.section, row: row.row) }
    }
    return cells.first { $0.identifier == identifier }
  }

  /// Returns the self-sizing height of a row, from its item or the first matching entry.
  private func ownHeight(of row: IndexPath, _ name: String?) -> Double? {
    name.flatMap { data.items[$0]?.selfSizing }
      ?? scenario.selfSizing.rows.first {
        matches($0.pattern, section: row.section, row: row.row)
      }?.height
  }

  private func dequeue(_ made: CellDescription, at row: IndexPath) -> UITableViewCell {
    switch made.dequeue {
    case .forIndexPath:
      return table.dequeueReusableCell(withIdentifier: made.identifier, for: row)
    case .plain:
      return table.dequeueReusableCell(withIdentifier: made.identifier)
        ?? RecordingCell(style: .default, reuseIdentifier: made.identifier)
    case .none:
      return RecordingCell(style: .default, reuseIdentifier: made.identifier)
    }
  }

  private func show(
    _ row: IndexPath,
    _ name: String?,
    by made: CellDescription,
    in cell: UITableViewCell
  ) {
    known[cell].height = ownHeight(of: row, name)
    guard scenario.showsContent else { return }
    known[cell].shows = name ?? TraceWords.row(row)
    known[cell].made = made
    var content = made.content
    if let item = name.flatMap({ data.items[$0] }) { content.change(item.content) }
    put(content, into: cell) { word in
      switch word {
      case .row(.row): TraceWords.row(row)
      case .item: name ?? TraceWords.row(row)
      case .cell: self.cellName(cell)
      case .row: nil
      }
    }
  }

  /// Sets the content of a cell, and logs it if it changes.
  func put(
    _ content: ContentParts,
    into cell: UITableViewCell,
    naming word: (CallWord) -> String?
  ) {
    let before = shown(cell)
    if let text = content.text { known[cell].text = text.words(word) }
    if let image = content.image { known[cell].image = image.words(word) }
    display(in: cell)
    guard shown(cell) != before else { return }
    log.line("= \(shown(cell))")
  }

  /// Sets what a cell shows, as its description says: by a content configuration, or in its own label.
  private func display(in cell: UITableViewCell) {
    let seen = known[cell]
    guard #available(iOS 14.0, *), seen.made?.usesContentConfiguration == true else {
      cell.textLabel?.text = seen.text
      return
    }
    var content = cell.defaultContentConfiguration()
    content.text = seen.text
    content.image = seen.image == nil ? nil : UIImage()
    cell.contentConfiguration = content
  }

  func shown(_ cell: UITableViewCell) -> String {
    let seen = known[cell]
    let parts = [("text", seen.text), ("image", seen.image)].compactMap { name, value in
      value.map { "\(name): \(TraceFormat.quoted($0))" }
    }
    return "\(cellName(cell)) {\(parts.joined(separator: ", "))}"
  }

  /// Configures the cell of a row or of the callback, without the table.
  func configure(_ row: IndexPathExpression?, _ content: ContentParts) {
    guard let row else {
      guard let cell = call?.cell, let place = call?.row else { return }
      return configure(cell, place, call?.item, content)
    }
    guard let place = self.row(row) else { return }
    ask(.cellForRow(row))
    guard let cell = table.cellForRow(at: place), exists(place) else { return }
    configure(cell, place, data.item(section: place.section, row: place.row), content)
  }

  private func configure(
    _ cell: UITableViewCell,
    _ row: IndexPath,
    _ name: String?,
    _ content: ContentParts
  ) {
    if content.isEmpty {
      guard let made = description(of: row, name) else { return }
      return show(row, name, by: made, in: cell)
    }
    if let name, known[cell].shows == name, let height = data.items[name]?.selfSizing {
      known[cell].height = height
    }
    let call = call
    put(content, into: cell) { word in
      switch word {
      case .row(.row): TraceWords.row(call?.row(.row) ?? row)
      case .item: call.map { $0.item ?? TraceWords.row($0.row) } ?? name ?? TraceWords.row(row)
      case .row, .cell: nil
      }
    }
  }
}

extension ContentParts.Part {
  /// Returns the text with its words replaced, or nil for no text.
  fileprivate func words(_ word: (CallWord) -> String?) -> String? {
    switch self {
    case .nothing: nil
    case .text(let text): CallWord.replace(in: text, by: word)
    }
  }
}
