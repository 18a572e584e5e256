/// Finds the kind of change of each removed or added line.
struct ChangeClassifier {
  private struct Line {
    let index: Int
    let hunk: Int
    /// The index in the trace, or the index that the line would have if unchanged.
    let place: Int
    /// The text with its indentation, as far as it shows the kind of change.
    let written: String
    let text: String
    let event: Event
    var isOpen = true

    init(_ line: String, index: Int, hunk: Int, place: Int) {
      self.index = index
      self.hunk = hunk
      self.place = place
      written = GoldenComparison.beginning(of: line)
      text = String(written.drop { $0 == " " })
      event = Event(traceLine: written)
    }
  }

  /// The property by which lines of one group of changes are paired.
  private struct Key: Hashable {
    let hunk: Int?
    let name: String
    var arguments = EventArguments.ignored

    static func == (one: Key, other: Key) -> Bool {
      one.hunk == other.hunk && one.arguments == other.arguments
        && one.name.isWritten(as: other.name)
    }
  }

  /// The lines with the same key that wait for a partner, in order.
  private struct Queue {
    /// The first waiting line, or nil if there is none.
    var first: Int?
    /// The last added line.
    var last: Int
  }

  private let new: [String]
  private let hunks: [TraceChange.Hunk]
  private var gone: [Line] = []
  private var come: [Line] = []
  private(set) var partners: [Int: Int] = [:]
  private(set) var moves: [Int: Int] = [:]
  private(set) var sum = ChangeSum()

  init(old: [String], new: [String], hunks: [TraceChange.Hunk]) {
    self.new = new
    self.hunks = hunks
    for (ordinal, hunk) in hunks.enumerated() {
      let start = hunk.new.lowerBound
      for index in hunk.old {
        gone.append(Line(old[index], index: index, hunk: ordinal, place: start))
      }
      for index in hunk.new {
        come.append(Line(new[index], index: index, hunk: ordinal, place: index))
      }
    }
  }

  /// Pairs lines, the most certain pairs first, and counts the rest.
  ///
  /// - Complexity: O(*n*) in the number of lines that differ.
  mutating func classify() {
    pair(as: .moved) { Key(hunk: $0.hunk, name: $0.written) }
    pair(as: .nesting) { Key(hunk: $0.hunk, name: $0.text) }
    pair(as: .answer) {
      Key(hunk: $0.hunk, name: $0.event.name, arguments: $0.event.arguments)
    }
    pair(as: .moved, within: DifferenceClassifier.window) { Key(hunk: nil, name: $0.text) }
    pair(as: .step) { $0.event.isStep ? Key(hunk: $0.hunk, name: "") : nil }
    pair(as: .crash) { $0.event.isCrash ? Key(hunk: $0.hunk, name: "") : nil }
    pair(as: .argument) { Key(hunk: $0.hunk, name: $0.event.name) }
    countTheRest()
  }

  /// Pairs unpaired lines with the same key, in order.
  private mutating func pair(
    as kind: Divergence.Kind,
    within distance: Int = .max,
    by key: (Line) -> Key?
  ) {
    var queues: [Key: Queue] = [:]
    queues.reserveCapacity(come.count { $0.isOpen })
    var next = [Int?](repeating: nil, count: come.count)
    for place in come.indices where come[place].isOpen {
      guard let key = key(come[place]) else { continue }
      if let found = queues.index(forKey: key) {
        next[queues.values[found].last] = place
        queues.values[found].last = place
      } else {
        queues[key] = Queue(first: place, last: place)
      }
    }
    guard !queues.isEmpty else { return }
    for place in gone.indices where gone[place].isOpen {
      guard let key = key(gone[place]), let found = queues.index(forKey: key) else { continue }
      while let partner = queues.values[found].first {
        let gap = come[partner].place - gone[place].place
        if gap > distance { break }
        queues.values[found].first = next[partner]
        if gap >= -distance {
          settle(place, partner, kind)
          break
        }
      }
    }
  }

  private mutating func settle(_ place: Int, _ partner: Int, _ kind: Divergence.Kind) {
    gone[place].isOpen = false
    come[partner].isOpen = false
    sum[kind] += 1
    if kind == .moved {
      moves[gone[place].index] = come[partner].index
    } else {
      partners[gone[place].index] = come[partner].index
    }
  }

  private mutating func countTheRest() {
    for line in gone where line.isOpen { sum[line.event.isCrash ? .crash : .missing] += 1 }
    let repeats = Set(hunks.indices.filter(isRepeated))
    for line in come where line.isOpen {
      let kind: Divergence.Kind = repeats.contains(line.hunk) ? .repeated : .extra
      sum[line.event.isCrash ? .crash : kind] += 1
    }
  }

  /// Whether the added lines also appear immediately before or after them.
  private func isRepeated(_ ordinal: Int) -> Bool {
    let hunk = hunks[ordinal]
    guard hunk.old.isEmpty else { return false }
    let (start, count) = (hunk.new.lowerBound, hunk.new.count)
    return [start - count, hunk.new.upperBound].contains { other in
      other >= 0 && other + count <= new.count
        && (0..<count).allSatisfy { new[start + $0].isWritten(as: new[other + $0]) }
    }
  }
}
