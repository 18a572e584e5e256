/// How much of a cell is looked at where the same difference is looked for in a smaller scenario, in
/// which fewer cells were made before.
enum CellNumbers: CaseIterable {
  /// Nothing but that it is a cell.
  case ignored
  /// Which lines of a step have the same cell, and which cell is new.
  case counted
  /// Its number.
  case exact

  /// The lines of a step as they are compared.
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

  /// A line in which each cell has another name; `withOrigins` takes away where it comes from, too.
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

  /// What stands behind ` new` or ` reused from [0, 3]`.
  private static func withoutOrigin(_ text: Substring) -> Substring {
    if text.hasPrefix(" new") { return text.dropFirst(4) }
    guard text.hasPrefix(" reused from ["), let end = text.firstIndex(of: "]") else { return text }
    return text[text.index(after: end)...]
  }
}
