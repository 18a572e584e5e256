/// An item of a pattern that matches a line.
struct PatternHold {
  var count: Int
  /// How similar the lines are, or nil if they are equal and only their number differs.
  var likeness: PatternLikeness?

  /// The value of a match, higher for equal lines than for similar ones.
  var worth: Int32 {
    switch likeness {
    case .same: Int32(8 * count)
    case nil: Int32(7 * count)
    case .answer: Int32(4 * count)
    case .argument: Int32(count)
    }
  }
}

/// Finds the lines of a trace that match the items of a pattern or are similar.
struct PatternHolds {
  private var index: PatternIndex
  private let items: [TracePattern.Item]
  private var names: [[UInt8]] = []

  init(_ items: [TracePattern.Item], _ lines: [[UInt8]]) {
    self.items = items
    index = PatternIndex(lines)
    names = lines.map { PatternLine.name(of: $0) }
  }

  private var lines: [[UInt8]] { index.lines }

  /// Returns the match of an item at each line, or nil where there is none.
  mutating func row(_ item: Int) -> [PatternHold?] {
    switch items[item].kind {
    case .skip: return [PatternHold?](repeating: nil, count: lines.count)
    case .line(let line):
      return likenesses(line).map { $0.map { PatternHold(count: 1, likeness: $0) } }
    case .times(let count, let line): return runs(count, likenesses(line))
    case .anyOrder(let members): return groups(members)
    }
  }

  private mutating func likenesses(_ line: PatternLine) -> [PatternLikeness?] {
    let id = index.add(line)
    let name = line.name
    let call = line.call
    return lines.indices.map { place in
      if index.mayMatch(id, place) { return .same }
      if let name, name != names[place] { return nil }
      return line.likeness(to: lines[place], call: call, name: name)
    }
  }

  /// The groups of similar lines that begin at each line.
  private func runs(_ count: PatternCount, _ likenesses: [PatternLikeness?]) -> [PatternHold?] {
    var holds = [PatternHold?](repeating: nil, count: lines.count)
    var run = 0
    for place in lines.indices.reversed() {
      guard let likeness = likenesses[place] else { continue }
      let goesOn =
        place + 1 < lines.count && likenesses[place + 1] == likeness
        && (likeness == .same || index.numbers[place + 1] == index.numbers[place])
      run = goesOn ? run + 1 : 1
      let found = min(run, count.most ?? run)
      guard found > 0 else { continue }
      let isOther = likeness == .same && !count.contains(found)
      holds[place] = PatternHold(count: found, likeness: isOther ? nil : likeness)
    }
    return holds
  }

  /// The complete groups, or the similar lines that begin at each line.
  private mutating func groups(_ members: [PatternLine]) -> [PatternHold?] {
    var group = PatternGroup(members.map { index.add($0) }, in: index)
    var isLike = [Bool](repeating: false, count: lines.count)
    for member in Set(members) {
      for (place, likeness) in likenesses(member).enumerated() {
        if let likeness, likeness > .argument { isLike[place] = true }
      }
    }
    var end = 0
    return lines.indices.map { place in
      var values = PatternLine.Values()
      if isLike[place], case .found = index.take(&group, at: place, &values, isDetailed: false) {
        return PatternHold(count: members.count, likeness: .same)
      }
      guard isLike[place], place >= end else { return nil }
      end = isLike[place...].firstIndex(of: false) ?? lines.count
      let stretch = place..<end
      let whole = assigned(members, stretch.prefix(members.count))
      let isWhole = whole.count == members.count
      return PatternHold(count: isWhole ? members.count : stretch.count, likeness: .answer)
    }
  }

  /// Assigns a similar line to each member of a group, equal lines first.
  private mutating func assigned(
    _ members: [PatternLine],
    _ range: Range<Int>
  ) -> [Int: (line: Int, likeness: PatternLikeness)] {
    var result: [Int: (line: Int, likeness: PatternLikeness)] = [:]
    var free = Array(range)
    for wanted in [PatternLikeness.same, .answer] {
      for (member, line) in members.enumerated() where result[member] == nil {
        let id = index.add(line)
        let (name, call) = (line.name, line.call)
        let found = free.firstIndex { place in
          if wanted == .same { return index.mayMatch(id, place) }
          if let name, name != names[place] { return false }
          return line.likeness(to: lines[place], call: call, name: name) == .answer
        }
        guard let found else { continue }
        result[member] = (free.remove(at: found), wanted)
      }
    }
    return result
  }

  /// Returns the kinds that replace an item at a line.
  mutating func kinds(of item: Int, at place: Int, _ hold: PatternHold) -> [TracePattern.Kind] {
    let kind = items[item].kind
    let range = place..<place + hold.count
    switch (kind, hold.likeness) {
    case (_, .same), (.skip, _): return [kind]
    case (.line(let line), let likeness):
      return [.line(line.updated(for: lines[place], likeness ?? .argument))]
    case (.times(let count, let line), let likeness):
      let now = line.updated(for: lines[place], likeness ?? .same)
      if count.contains(hold.count) { return [.times(count, now)] }
      if hold.count == 1 { return [.line(now)] }
      return [.times(PatternCount(least: hold.count, most: hold.count), now)]
    case (.anyOrder(let members), _):
      let assigned = assigned(members, range)
      var rest = Set(range)
      var now: [PatternLine] = []
      for (member, line) in members.enumerated() {
        guard let (place, likeness) = assigned[member] else { continue }
        rest.remove(place)
        now.append(line.updated(for: lines[place], likeness))
      }
      now += rest.sorted().map { PatternLine(lines[$0]) }
      return now.count > 1 ? [.anyOrder(now)] : now.map { .line($0) }
    }
  }
}
