/// How cell numbers are compared between a scenario and a smaller one, which creates fewer cells.
enum CellNumbers: CaseIterable {
  case ignored
  /// Cell numbers are replaced by their order of appearance in the step.
  case counted
  case exact

  func seen(_ lines: [String]) -> [String] {
    switch self {
    case .exact: return lines
    case .ignored: return lines.map { Self.replaced($0, withOrigins: true) { _ in "Cell" } }
    case .counted:
      var names: [Substring: String] = [:]
      return lines.map { line in
        Self.replaced(line, withOrigins: false) { number in
          let name = names[number] ?? "Cell#\(names.count + 1)"
          names[number] = name
          return name
        }
      }
    }
  }

  /// Renames each cell in a line, and with `withOrigins` removes the former row of a reused cell.
  private static func replaced(
    _ line: String,
    withOrigins: Bool,
    by name: (Substring) -> String
  ) -> String {
    let pieces = line.split(separator: "Cell#", omittingEmptySubsequences: false)
    guard let first = pieces.first, pieces.count > 1 else { return line }
    return pieces.dropFirst().reduce(into: String(first)) { text, piece in
      let number = piece.prefix { $0.isASCII && $0.isNumber }
      var rest = piece.dropFirst(number.count)
      text += name(number)
      if withOrigins { rest = withoutOrigin(rest) }
      text += rest
    }
  }

  /// The text after ` new`, ` reused` or ` reused from [0, 3]`.
  private static func withoutOrigin(_ text: Substring) -> Substring {
    if text.hasPrefix(" new") { return text.dropFirst(4) }
    guard text.hasPrefix(" reused") else { return text }
    let rest = text.dropFirst(" reused".count)
    guard rest.hasPrefix(" from ["), let end = rest.firstIndex(of: "]") else { return rest }
    return rest[rest.index(after: end)...]
  }
}
