import Foundation
import TableTrace

import struct Foundation.IndexPath

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register((cellClass as? UITableViewCell.Type).map { .cellClass($0) }, for: identifier)
  }

  /// Registers a nib for the class of its name or of ``Simulation/register(_:asCellOfNib:)``.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib.map { .nib($0) }, for: identifier)
  }

  /// Registers the prototype cell of a storyboard, because storyboards are not read.
  public func registerPrototype(
    _ cellClass: UITableViewCell.Type = UITableViewCell.self,
    style: UITableViewCell.CellStyle = .default,
    forCellReuseIdentifier identifier: String
  ) {
    register(.prototype(cellClass, style), for: identifier)
  }

  private func register(_ source: CellSource?, for identifier: String) {
    known.cellSources[identifier] = source
    if source != nil { engine.register(forCellReuseIdentifier: identifier) }
  }

  public func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    known.viewSources[identifier] =
      (aClass as? UITableViewHeaderFooterView.Type).map { .viewClass($0) }
  }

  /// Registers a nib for the class of its name or of ``Simulation/register(_:asViewOfNib:)``.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    known.viewSources[identifier] = nib.map { .nib($0) }
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    attempt(or: nil) { () throws(UIKitException) in
      let number = engine.dequeueReusableCell(withIdentifier: identifier)
      let cell = number.map { object(for: $0, identifier) }
      cell?.comeBack()
      return cell
    }
  }

  func reusableCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    attempt(or: UITableViewCell(style: .default, reuseIdentifier: identifier)) {
      () throws(UIKitException) in
      let number = try engine.dequeueReusableCell(
        withIdentifier: identifier,
        for: TableTrace.IndexPath(indexPath)
      )
      let cell = object(for: number, identifier)
      cell.comeBack()
      if cell.frame.width != frame.width { cell.frame.size.width = frame.width }
      return cell
    }
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard ending.exception == nil, let source = known.viewSources[identifier] else { return nil }
    let number = engine.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    if let view = known.views[number] as? UITableViewHeaderFooterView {
      view.comeBack()
      return view
    }
    let view = make(source, for: identifier)
    known.views[number] = view
    return view
  }
}

/// Converts between objects and their numbers in the simulation.
extension UITableView {
  /// Returns the object of a cell, or a new one of the registered class.
  func object(for number: Cell, _ identifier: String? = nil) -> UITableViewCell {
    if let cell = known.cells[number] { return cell }
    let cell =
      identifier.flatMap { identifier in
        known.cellSources[identifier].map { make($0, for: identifier) }
      } ?? UITableViewCell()
    return take(cell, as: number)
  }

  /// Returns the number of a cell that the app returns.
  func cell(for object: UITableViewCell) -> Cell {
    if object.table === self, let number = object.number { return number }
    let number = engine.makeCell(reuseIdentifier: object.reuseIdentifier ?? "")
    return take(object, as: number).number ?? number
  }

  private func take(_ cell: UITableViewCell, as number: Cell) -> UITableViewCell {
    known.cells[number] = cell
    cell.table = self
    cell.number = number
    cell.tellOfAccessory()
    if cell.configurationUpdateHandler != nil { cell.tellOfConfiguration() }
    return cell
  }

  /// Returns the object of a header, with the section's title if the table creates it.
  func object(for number: SectionView, ofHeaderOf section: Int) -> UIView {
    known.views[number] ?? makeObject(for: number, title: known.headerTitles[section])
  }

  /// Returns the object of a footer, with the section's title if the table creates it.
  func object(for number: SectionView, ofFooterOf section: Int) -> UIView {
    known.views[number] ?? makeObject(for: number, title: known.footerTitles[section])
  }

  private func makeObject(for number: SectionView, title: String?) -> UIView {
    let view = UITableViewHeaderFooterView()
    view.textLabel?.text = title
    known.views[number] = view
    return view
  }

  /// Returns the number of a header or footer that the app returns.
  func sectionView(for object: UIView?) -> SectionView? {
    guard let object else { return nil }
    if let known = known.views.first(where: { $0.value === object }) { return known.key }
    let number =
      object is UITableViewHeaderFooterView ? engine.makeHeaderFooterView() : engine.makeView()
    known.views[number] = object
    return number
  }
}
