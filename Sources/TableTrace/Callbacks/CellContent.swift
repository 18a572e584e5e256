package struct CellContent: Hashable, Sendable {
  /// The text of its label, or nil for none.
  package var text: String?
  /// The name of its image, or nil for none.
  package var image: String?

  package init() {}
}

extension CellContent: CustomStringConvertible {
  /// The content as the trace prints it, such as `{text: "Apple", image: "apple.png"}`.
  package var description: String {
    let parts = [("text", text), ("image", image)].compactMap { key, value in
      value.map { "\(key): \(TraceFormat.quoted($0))" }
    }
    return "{\(parts.joined(separator: ", "))}"
  }
}
