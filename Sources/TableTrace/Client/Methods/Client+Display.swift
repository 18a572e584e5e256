/// The methods of `UITableViewDelegate` about heights, views and display.
extension Client {
  /// Implements `tableView(_:willDisplay:forRowAt:)`, which is called before a cell is displayed.
  public mutating func willDisplayCell(_ body: @escaping CellMethod<Void>) {
    self[.willDisplayCell] = .cellAction(body)
  }

  /// Implements `tableView(_:willDisplayHeaderView:forSection:)`, which is called before a header
  /// is displayed.
  public mutating func willDisplayHeaderView(_ body: @escaping SectionViewMethod<Void>) {
    self[.willDisplayHeaderView] = .action(Handler.view(body))
  }

  /// Implements `tableView(_:willDisplayFooterView:forSection:)`, which is called before a footer
  /// is displayed.
  public mutating func willDisplayFooterView(_ body: @escaping SectionViewMethod<Void>) {
    self[.willDisplayFooterView] = .action(Handler.view(body))
  }

  /// Implements `tableView(_:didEndDisplaying:forRowAt:)`, which is called after a cell leaves the
  /// screen.
  public mutating func didEndDisplayingCell(_ body: @escaping CellMethod<Void>) {
    self[.didEndDisplayingCell] = .cellAction(body)
  }

  /// Implements `tableView(_:didEndDisplayingHeaderView:forSection:)`, which is called after a
  /// header leaves the screen.
  public mutating func didEndDisplayingHeaderView(_ body: @escaping SectionViewMethod<Void>) {
    self[.didEndDisplayingHeaderView] = .action(Handler.view(body))
  }

  /// Implements `tableView(_:didEndDisplayingFooterView:forSection:)`, which is called after a
  /// footer leaves the screen.
  public mutating func didEndDisplayingFooterView(_ body: @escaping SectionViewMethod<Void>) {
    self[.didEndDisplayingFooterView] = .action(Handler.view(body))
  }

  /// Implements `tableView(_:heightForRowAt:)`, which returns the height of a row in points, or
  /// `automaticDimension`.
  public mutating func heightForRowAt(_ body: @escaping RowMethod<Double>) {
    self[.heightForRowAt] = .rowPoints(body)
  }

  /// Implements `tableView(_:heightForHeaderInSection:)`, which returns the height of a header in
  /// points, or `automaticDimension`.
  public mutating func heightForHeaderInSection(_ body: @escaping SectionMethod<Double>) {
    self[.heightForHeaderInSection] = .points(Handler.section(body))
  }

  /// Implements `tableView(_:heightForFooterInSection:)`, which returns the height of a footer in
  /// points, or `automaticDimension`.
  public mutating func heightForFooterInSection(_ body: @escaping SectionMethod<Double>) {
    self[.heightForFooterInSection] = .points(Handler.section(body))
  }

  /// Implements `tableView(_:estimatedHeightForRowAt:)`, which returns the estimated height of a
  /// row in points, or `automaticDimension`.
  public mutating func estimatedHeightForRowAt(_ body: @escaping RowMethod<Double>) {
    self[.estimatedHeightForRowAt] = .rowPoints(body)
  }

  /// Implements `tableView(_:estimatedHeightForHeaderInSection:)`, which returns the estimated
  /// height of a header in points, or `automaticDimension`.
  public mutating func estimatedHeightForHeaderInSection(_ body: @escaping SectionMethod<Double>) {
    self[.estimatedHeightForHeaderInSection] = .points(Handler.section(body))
  }

  /// Implements `tableView(_:estimatedHeightForFooterInSection:)`, which returns the estimated
  /// height of a footer in points, or `automaticDimension`.
  public mutating func estimatedHeightForFooterInSection(_ body: @escaping SectionMethod<Double>) {
    self[.estimatedHeightForFooterInSection] = .points(Handler.section(body))
  }

  /// Implements `tableView(_:viewForHeaderInSection:)`, which returns the view of a header, made or
  /// dequeued by the table, or nil.
  public mutating func viewForHeaderInSection(_ body: @escaping SectionMethod<SectionView?>) {
    self[.viewForHeaderInSection] = .view(Handler.section(body))
  }

  /// Implements `tableView(_:viewForFooterInSection:)`, which returns the view of a footer, made or
  /// dequeued by the table, or nil.
  public mutating func viewForFooterInSection(_ body: @escaping SectionMethod<SectionView?>) {
    self[.viewForFooterInSection] = .view(Handler.section(body))
  }
}
