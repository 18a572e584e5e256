/// The methods of `UITableViewDataSource`.
extension Client {
  /// `tableView(_:numberOfRowsInSection:)`: the number of rows of a section.
  public mutating func numberOfRowsInSection(_ body: @escaping SectionMethod<Int>) {
    self[.numberOfRowsInSection] = .rowCount(body)
  }

  /// `tableView(_:cellForRowAt:)`: the cell of a row, as the table made or dequeued it; nil is an
  /// exception.
  public mutating func cellForRowAt(_ body: @escaping RowMethod<Cell?>) {
    self[.cellForRowAt] = .rowCell(body)
  }

  /// `numberOfSections(in:)`: the number of sections; 1 without it.
  public mutating func numberOfSections(_ body: @escaping TableMethod<Int>) {
    self[.numberOfSections] = .integer(Handler.table(body))
  }

  /// `tableView(_:titleForHeaderInSection:)`: the text of a header, or nil.
  public mutating func titleForHeaderInSection(_ body: @escaping SectionMethod<String?>) {
    self[.titleForHeaderInSection] = .text(Handler.section(body))
  }

  /// `tableView(_:titleForFooterInSection:)`: the text of a footer, or nil.
  public mutating func titleForFooterInSection(_ body: @escaping SectionMethod<String?>) {
    self[.titleForFooterInSection] = .text(Handler.section(body))
  }

  /// `tableView(_:canEditRowAt:)`: whether a row can be edited.
  public mutating func canEditRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.canEditRowAt] = .flag(Handler.row(body))
  }

  /// `tableView(_:canMoveRowAt:)`: whether a row can be moved.
  public mutating func canMoveRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.canMoveRowAt] = .flag(Handler.row(body))
  }

  /// `sectionIndexTitles(for:)`: the titles of the section index, or nil.
  public mutating func sectionIndexTitles(_ body: @escaping TableMethod<[String]?>) {
    self[.sectionIndexTitles] = .texts(Handler.table(body))
  }

  /// `tableView(_:sectionForSectionIndexTitle:at:)`: the section that a title leads to.
  public mutating func sectionForSectionIndexTitle(
    _ body: @escaping (TableView, _ title: String, _ ordinal: Int) throws(UIKitException) -> Int
  ) {
    self[.sectionForSectionIndexTitle] = .integer(Handler.indexTitle(body))
  }

  /// `tableView(_:commit:forRowAt:)`: the user has deleted or inserted a row.
  public mutating func commitEditingStyle(
    _ body: @escaping (TableView, EditingStyle, IndexPath) throws(UIKitException) -> Void
  ) {
    self[.commitEditingStyle] = .action(Handler.commit(body))
  }

  /// `tableView(_:moveRowAt:to:)`: the user has moved a row to another place.
  public mutating func moveRowAt(
    _ body:
      @escaping (TableView, _ source: IndexPath, _ target: IndexPath) throws(UIKitException) -> Void
  ) {
    self[.moveRowAt] = .action(Handler.move(body))
  }
}
