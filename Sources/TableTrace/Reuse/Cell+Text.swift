extension Cell: CustomStringConvertible {
  /// The cell as the trace prints it, such as `Cell#3`.
  public var description: String {
    "Cell#\(number)"
  }
}

extension Cell.Origin: CustomStringConvertible {
  /// The origin as the trace prints it: `new`, `reused from [0, 0]`, or `reused`.
  public var description: String {
    switch self {
    case .new: "new"
    case .reused(let path?): "reused from \(path)"
    case .reused(from: nil): "reused"
    case .kept: "kept"
    }
  }
}

extension SectionView: CustomStringConvertible {
  /// The view as the trace prints it: `View#1`, or `HeaderFooterView#1` for that class.
  public var description: String {
    switch kind {
    case .view: "View#\(number)"
    case .headerFooterView: "HeaderFooterView#\(number)"
    }
  }
}
