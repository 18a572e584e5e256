/// Numbers the lines of a trace, with equal numbers for equal lines, and matches them with lines of
/// a pattern.
///
/// A line without holes is compared by its number. A line with holes is compared once with each
/// different line.
struct PatternIndex {
  let lines: [[UInt8]]
  let numbers: [Int]
  /// The number of comparison steps so far, more of them if bytes are compared.
  var work = 0

  private var known: [[UInt8]: Int] = [:]
  private var wanted: [Wanted] = []
  /// The indices of different lines, so that equal lines are stored once.
  private var places: [PatternLine: Int] = [:]
  /// The number of results that may still be cached.
  private var room = 64_000_000

  private struct Wanted {
    var line: PatternLine
    /// The number of the only matching line, -1 if the trace lacks it, or nil for a line with
    /// holes.
    var only: Int?
    var hasNames: Bool
    var results: [Result] = []
    /// The indices of lines that may match, in order, or nil before they are requested.
    var candidates: [Int]?
  }

  private enum Result: UInt8 {
    case unknown
    case never
    case maybe
  }

  /// Numbers the lines of a trace.
  ///
  /// - Complexity: O(*n*) in the bytes of the lines.
  init(_ lines: [[UInt8]]) {
    self.lines = lines
    var known: [[UInt8]: Int] = [:]
    numbers = lines.map { line in
      if let number = known[line] { return number }
      known[line] = known.count
      return known.count - 1
    }
    self.known = known
  }

  mutating func add(_ line: PatternLine) -> Int {
    if let place = places[line] { return place }
    let only = line.onlyLine.map { known[$0] ?? -1 }
    wanted.append(Wanted(line: line, only: only, hasNames: line.hasNames))
    places[line] = wanted.count - 1
    return wanted.count - 1
  }

  func line(_ id: Int) -> PatternLine { wanted[id].line }

  /// Whether the pattern's line matches the same lines at every place.
  func isFixed(_ id: Int) -> Bool { !wanted[id].hasNames }

  /// The number of the only matching line, -1 if the trace lacks it, or nil for a line with holes.
  func only(_ id: Int) -> Int? { wanted[id].only }

  /// Whether a line of a trace matches a line of a pattern, and stores the values of its holes.
  mutating func matches(_ id: Int, _ place: Int, _ values: inout PatternLine.Values) -> Bool {
    guard mayMatch(id, place) else { return false }
    guard wanted[id].hasNames else { return true }
    work += cost(place)
    return wanted[id].line.matches(lines[place], &values)
  }

  /// Whether a line can match with any values of named holes.
  mutating func mayMatch(_ id: Int, _ place: Int) -> Bool {
    work += 1
    guard numbers.indices.contains(place) else { return false }
    let number = numbers[place]
    if let only = wanted[id].only { return only == number }
    if wanted[id].results.isEmpty {
      guard room >= known.count else {
        work += cost(place)
        return wanted[id].line.mayMatch(lines[place])
      }
      room -= known.count
      wanted[id].results = [Result](repeating: .unknown, count: known.count)
    }
    switch wanted[id].results[number] {
    case .never: return false
    case .maybe: return true
    case .unknown: break
    }
    work += cost(place)
    let result = wanted[id].line.mayMatch(lines[place])
    wanted[id].results[number] = result ? .maybe : .never
    return result
  }

  /// The indices of lines that may match, in order, or nil if they are too many to store.
  mutating func candidates(_ id: Int) -> [Int]? {
    if let candidates = wanted[id].candidates { return candidates }
    guard room >= lines.count else { return nil }
    room -= lines.count
    var places: [Int] = []
    for place in lines.indices where mayMatch(id, place) { places.append(place) }
    wanted[id].candidates = places
    return places
  }

  /// The cost of comparing a line byte by byte, in steps.
  private func cost(_ place: Int) -> Int { 1 + lines[place].count / 16 }
}
