/// The methods of `UITableViewDelegate` about heights, views and what is on screen.
extension Client {
  /// `tableView(_:willDisplay:forRowAt:)`: a cell is about to enter the screen.
  public mutating func willDisplayCell(_ body: @escaping CellMethod<Void>) {
    self[.willDisplayCell] = .cellAction(body)
  }

  /// `tableView(_:willDisplayHeaderView:forSection:)`: a header is about to enter the screen.
  public mutating func willDisplayHeaderView(_ body: @escaping SectionViewMethod<Void>) {
    self[.willDisplayHeaderView] = .action(Handler.view(body))
  }

  /// `tableView(_:willDisplayFooterView:forSection:)`: a footer is about to enter the screen.
  public mutating func willDisplayFooterView(_ body: @escaping SectionViewMethod<Void>) {
    self[.willDisplayFooterView] = .action(Handler.view(body))
  }

  /// `tableView(_:didEndDisplaying:forRowAt:)`: a cell has left the screen.
  public mutating func didEndDisplayingCell(_ body: @escaping CellMethod<Void>) {
    self[.didEndDisplayingCell] = .cellAction(body)
  }

  /// `tableView(_:didEndDisplayingHeaderView:forSection:)`: a header has left the screen.
  public mutating func didEndDisplayingHeaderView(_ body: @escaping SectionViewMethod<Void>) {
    self[.didEndDisplayingHeaderView] = .action(Handler.view(body))
  }

  /// `tableView(_:didEndDisplayingFooterView:forSection:)`: a footer has left the screen.
  public mutating func didEndDisplayingFooterView(_ body: @escaping SectionViewMethod<Void>) {
    self[.didEndDisplayingFooterView] = .action(Handler.view(body))
  }

  /// `tableView(_:heightForRowAt:)`: the height of a row in points, or `automaticDimension`.
  public mutating func heightForRowAt(_ body: @escaping RowMethod<Double>) {
    self[.heightForRowAt] = .rowPoints(body)
  }

  /// `tableView(_:heightForHeaderInSection:)`: the height of a header in points, or
  /// `automaticDimension`.
  public mutating func heightForHeaderInSection(_ body: @escaping SectionMethod<Double>) {
    self[.heightForHeaderInSection] = .points(Handler.section(body))
  }

  /// `tableView(_:heightForFooterInSection:)`: the height of a footer in points, or
  /// `automaticDimension`.
  public mutating func heightForFooterInSection(_ body: @escaping SectionMethod<Double>) {
    self[.heightForFooterInSection] = .points(Handler.section(body))
  }

  /// `tableView(_:estimatedHeightForRowAt:)`: the estimated height of a row in points, or
  /// `automaticDimension`.
  public mutating func estimatedHeightForRowAt(_ body: @escaping RowMethod<Double>) {
    self[.estimatedHeightForRowAt] = .rowPoints(body)
  }

  /// `tableView(_:estimatedHeightForHeaderInSection:)`: the estimated height of a header in points,
  /// or `automaticDimension`.
  public mutating func estimatedHeightForHeaderInSection(_ body: @escaping SectionMethod<Double>) {
    self[.estimatedHeightForHeaderInSection] = .points(Handler.section(body))
  }

  /// `tableView(_:estimatedHeightForFooterInSection:)`: the estimated height of a footer in points,
  /// or `automaticDimension`.
  public mutating func estimatedHeightForFooterInSection(_ body: @escaping SectionMethod<Double>) {
    self[.estimatedHeightForFooterInSection] = .points(Handler.section(body))
  }

  /// `tableView(_:viewForHeaderInSection:)`: the view of a header, as the table made or dequeued
  /// it, or nil.
  public mutating func viewForHeaderInSection(_ body: @escaping SectionMethod<SectionView?>) {
    self[.viewForHeaderInSection] = .view(Handler.section(body))
  }

  /// `tableView(_:viewForFooterInSection:)`: the view of a footer, as the table made or dequeued
  /// it, or nil.
  public mutating func viewForFooterInSection(_ body: @escaping SectionMethod<SectionView?>) {
    self[.viewForFooterInSection] = .view(Handler.section(body))
  }
}
