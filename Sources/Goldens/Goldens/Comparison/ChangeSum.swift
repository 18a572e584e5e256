/// The number of changed lines of each kind, for one trace or many.
package struct ChangeSum: Hashable, Sendable {
  private var counts: [Divergence.Kind: Int] = [:]
  package var newGoldens = 0
  package var unreadable = 0
  /// The number of goldens that are too long to count their differences.
  package var uncounted = 0

  package init() {}

  package subscript(kind: Divergence.Kind) -> Int {
    get { counts[kind, default: 0] }
    set { counts[kind] = newValue == 0 ? nil : newValue }
  }

  package var kinds: [Divergence.Kind] {
    Divergence.Kind.allCases.filter { self[$0] > 0 }
  }

  package var total: Int {
    kinds.reduce(newGoldens + unreadable + uncounted) { $0 + self[$1] }
  }

  package static func += (sum: inout ChangeSum, other: ChangeSum) {
    for kind in other.kinds { sum[kind] += other[kind] }
    sum.newGoldens += other.newGoldens
    sum.unreadable += other.unreadable
    sum.uncounted += other.uncounted
  }

  /// The counts in words: `3 moved, 1 return value changed, 2 new golden files`, or empty.
  package var text: String {
    var words = kinds.map { $0.counted(self[$0]) }
    if newGoldens > 0 {
      words.append(newGoldens == 1 ? "1 new golden file" : "\(newGoldens) new golden files")
    }
    if uncounted > 0 { words.append("\(uncounted) too long to count") }
    if unreadable > 0 { words.append("\(unreadable) previously unreadable") }
    return words.joined(separator: ", ")
  }
}

extension Divergence.Kind {
  /// The number of changes of this kind, such as `2 return values changed`.
  fileprivate func counted(_ count: Int) -> String {
    let plural = count == 1 ? "" : "s"
    return switch self {
    case .missing, .extra, .moved, .repeated: "\(count) \(rawValue)"
    case .step: "\(count) step\(plural) changed"
    case .argument: "\(count) argument\(plural) changed"
    case .answer: "\(count) return value\(plural) changed"
    case .nesting: "\(count) nested differently"
    case .crash: "\(count) exception\(plural) changed"
    case .endedEarly: "\(count) ended early"
    case .header: "\(count) header\(plural) changed"
    }
  }
}
