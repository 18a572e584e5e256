package struct CellContent: Hashable, Sendable {
  /// The text of its label, or nil for none.
  package var text: String?
  /// The name of its image, or nil for none.
  package var image: String?

  /// Makes the content of a cell that nobody has configured.
  package init() {}
}

extension CellContent: CustomStringConvertible {
  /// The form of the trace, `{text: "Apple", image: "apple.png"}`, without what is not there.
  package var description: String {
    let parts = [("text", text), ("image", image)].compactMap { key, value in
      value.map { "\(key): \(TraceFormat.quoted($0))" }
    }
    return "{\(parts.joined(separator: ", "))}"
  }
}
