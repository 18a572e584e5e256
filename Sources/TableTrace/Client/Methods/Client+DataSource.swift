/// The methods of `UITableViewDataSource`.
extension Client {
  /// Implements `tableView(_:numberOfRowsInSection:)`, which returns the number of rows of a
  /// section.
  public mutating func numberOfRowsInSection(_ body: @escaping SectionMethod<Int>) {
    self[.numberOfRowsInSection] = .rowCount(body)
  }

  /// Implements `tableView(_:cellForRowAt:)`, which returns the cell of a row, made or dequeued by
  /// the table.
  public mutating func cellForRowAt(_ body: @escaping RowMethod<Cell?>) {
    self[.cellForRowAt] = .rowCell(body)
  }

  /// Implements `numberOfSections(in:)`, which returns the number of sections, by default one.
  public mutating func numberOfSections(_ body: @escaping TableMethod<Int>) {
    self[.numberOfSections] = .integer(Handler.table(body))
  }

  /// Implements `tableView(_:titleForHeaderInSection:)`, which returns the text of a header, or
  /// nil.
  public mutating func titleForHeaderInSection(_ body: @escaping SectionMethod<String?>) {
    self[.titleForHeaderInSection] = .text(Handler.section(body))
  }

  /// Implements `tableView(_:titleForFooterInSection:)`, which returns the text of a footer, or
  /// nil.
  public mutating func titleForFooterInSection(_ body: @escaping SectionMethod<String?>) {
    self[.titleForFooterInSection] = .text(Handler.section(body))
  }

  /// Implements `tableView(_:canEditRowAt:)`, which returns whether a row can be edited.
  public mutating func canEditRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.canEditRowAt] = .flag(Handler.row(body))
  }

  /// Implements `tableView(_:canMoveRowAt:)`, which returns whether a row can be moved.
  public mutating func canMoveRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.canMoveRowAt] = .flag(Handler.row(body))
  }

  /// Implements `sectionIndexTitles(for:)`, which returns the titles of the section index, or nil.
  public mutating func sectionIndexTitles(_ body: @escaping TableMethod<[String]?>) {
    self[.sectionIndexTitles] = .texts(Handler.table(body))
  }

  /// Implements `tableView(_:sectionForSectionIndexTitle:at:)`, which returns the section that an
  /// index title leads to.
  public mutating func sectionForSectionIndexTitle(
    _ body: @escaping (TableView, _ title: String, _ ordinal: Int) throws(UIKitException) -> Int
  ) {
    self[.sectionForSectionIndexTitle] = .integer(Handler.indexTitle(body))
  }

  /// Implements `tableView(_:commit:forRowAt:)`, which is called after the user deletes or inserts
  /// a row.
  public mutating func commitEditingStyle(
    _ body: @escaping (TableView, EditingStyle, IndexPath) throws(UIKitException) -> Void
  ) {
    self[.commitEditingStyle] = .action(Handler.commit(body))
  }

  /// Implements `tableView(_:moveRowAt:to:)`, which is called after the user moves a row.
  public mutating func moveRowAt(
    _ body:
      @escaping (TableView, _ source: IndexPath, _ target: IndexPath) throws(UIKitException) -> Void
  ) {
    self[.moveRowAt] = .action(Handler.move(body))
  }
}
