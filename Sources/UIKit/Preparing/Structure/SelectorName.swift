/// The name in Objective-C of the method in `#selector(…)`, such as `tap:forEvent:`.
struct SelectorName {
  /// The token of the method's name without labels.
  let base: Int
  /// The token `as`, or nil if there is none.
  let cast: Int?
  private(set) var text: String

  /// Reads the tokens inside the brackets.
  init(_ inside: Range<Int>, _ file: SourceFile, _ structure: Structure) {
    let cast = inside.first { file.isToken($0, "as") }
    let method = inside.lowerBound..<(cast ?? inside.upperBound)
    let hasLabels = method.count > 2 && file.isToken(method.upperBound - 1, ")")
    let open = hasLabels ? method.last { file.isToken($0, "(") } : nil
    base = max((open ?? method.upperBound) - 1, inside.lowerBound)
    self.cast = cast
    text = file.text(base)
    if let open {
      let labels = (open..<method.upperBound).filter { file.isToken($0 + 1, ":") }
      text = Self.joined(text, labels.map(file.text))
    } else {
      let type = cast.map { $0 + 1..<inside.upperBound }
      text = Self.method(text, type, file, structure) ?? text
    }
  }

  /// Returns the name of the only method in the file with a base name and a type.
  private static func method(
    _ base: String,
    _ type: Range<Int>?,
    _ file: SourceFile,
    _ structure: Structure
  ) -> String? {
    let count = type.flatMap { parameterCount($0, file) }
    var names = Set(structure.members.lazy.map(\.name).filter { $0.hasPrefix(base + "(") })
    if let count { names = names.filter { labels(of: $0).count == count } }
    if let name = names.first, names.count == 1 { return joined(base, labels(of: name)) }
    return count.map { joined(base, Array(repeating: "_", count: $0)) }
  }

  /// Returns the number of parameters of a function type.
  private static func parameterCount(_ type: Range<Int>, _ file: SourceFile) -> Int? {
    guard let open = type.first(where: { file.isToken($0, "(") }),
      let close = file.partner(of: open)
    else { return nil }
    guard close > open + 1 else { return 0 }
    var (count, token) = (1, open + 1)
    while token < close {
      if file.isToken(token, ",") { count += 1 }
      if file.isToken(token, "("), let end = file.partner(of: token) { token = end }
      token += 1
    }
    return count
  }

  /// Returns the labels of a name such as `tap(_:for:)`.
  private static func labels(of name: String) -> [String] {
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast()
    return labels.split(separator: ":").map(String.init)
  }

  /// The first labels that Objective-C's name has without `With` before them.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func joined(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    let others = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    guard first != "_" else { return base + ":" + others }
    let capital = first.prefix(1).uppercased() + first.dropFirst()
    let start = first.split { $0.isUppercase }.first.map(String.init) ?? first
    return base + (prepositions.contains(start) ? "" : "With") + capital + ":" + others
  }
}
