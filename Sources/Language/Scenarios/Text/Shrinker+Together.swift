import Diagnostics
import YAMLSource

/// Removes parts that can only be removed together.
extension Shrinker {
  /// The longest list in which two entries are tried at once, because there are many pairs.
  private static let longestList = 40

  /// Removes an entry of a list together with another entry, or with a change of a number
  /// elsewhere.
  mutating func shrinkTogether(at way: [Int], in tree: inout WrittenTree) {
    var place = 0
    while let list = tree.node(way), let entries = list.entries, entries.count <= Self.longestList,
      place < entries.count, attempts > 0
    {
      let edits = Self.companions(of: place, in: list, tree)
      if !edits.contains(where: { take($0, in: &tree) }) { place += 1 }
    }
  }

  /// Returns the removals of an entry with a matching other change, the most likely first.
  private static func companions(
    of place: Int,
    in list: YAMLNode,
    _ tree: WrittenTree
  ) -> [[TextEdit]] {
    guard let entries = list.entries, let removal = tree.lines.removing(place..<place + 1, of: list)
    else { return [] }
    let sums = [place + 1, place - 1].filter(entries.indices.contains).compactMap {
      sum(of: entries[place], and: entries[$0])
    }
    let rows = rowNumbers(in: tree.root).flatMap { number in
      [1, -1].compactMap { changed(number, by: $0) }
    }
    let pairs = (place + 1..<max(place + 1, entries.count)).compactMap { other in
      tree.lines.removing(other..<other + 1, of: list)
    }
    return (sums + rows + pairs).filter { isApart($0, removal) }.map { [removal, $0] }
  }

  /// Returns whether two edits do not overlap.
  private static func isApart(_ one: TextEdit, _ other: TextEdit) -> Bool {
    one.range.end <= other.range.start || other.range.end <= one.range.start
  }

  /// Returns the second of two entries with the first one's number added to its own, or nil if the
  /// entries differ in anything else.
  private static func sum(of one: YAMLNode, and other: YAMLNode) -> TextEdit? {
    if let pair = one.pairs?.first, let match = other.pairs?.first {
      guard one.members.count == 1, other.members.count == 1, pair.key == match.key else {
        return nil
      }
      return sum(of: pair.value, and: match.value)
    }
    guard let first = one.scalar.flatMap({ Int($0.text) }), let scalar = other.scalar,
      let second = Int(scalar.text)
    else { return nil }
    let (sum, isTooBig) = first.addingReportingOverflow(second)
    return isTooBig ? nil : TextEdit(other.range.start, other.range.end, "\(sum)")
  }

  /// Returns the numbers of rows anywhere in a value.
  private static func rowNumbers(in node: YAMLNode) -> [YAMLNode] {
    switch node.content {
    case .scalar: []
    case .sequence(let entries): entries.flatMap(rowNumbers)
    case .mapping(let pairs):
      pairs.flatMap { pair in
        pair.key == "rows" && pair.value.scalar != nil ? [pair.value] : rowNumbers(in: pair.value)
      }
    }
  }

  /// Returns the change of a number, or nil for other values and for a negative result.
  private static func changed(_ node: YAMLNode, by step: Int) -> TextEdit? {
    guard let number = node.scalar.flatMap({ Int($0.text) }), number < .max, number + step >= 0
    else {
      return nil
    }
    return TextEdit(node.range.start, node.range.end, "\(number + step)")
  }
}
