package struct CellContent: Hashable, Sendable {
  package var text: String?
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
