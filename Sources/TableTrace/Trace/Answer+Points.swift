extension Answer {
  /// Makes an answer in points, where -1 is `automaticDimension`.
  package init(points: Double) {
    self = points == TableView.automaticDimension ? .automatic : .number(points)
  }
}

extension TableView {
  /// `UITableView.automaticDimension`.
  public static let automaticDimension = -1.0
}
