/// The lines of a trace as numbers, equal ones with the same, and which of them stand for lines of a
/// pattern.
///
/// A line without holes is compared as a number, and one with holes once with each line that is not
/// like those before.
struct PatternIndex {
  /// The lines of the trace.
  let lines: [[UInt8]]
  /// The number of each line.
  let numbers: [Int]
  /// How much was compared: a step for each look, and more for what is compared byte by byte.
  var work = 0

  /// The number of each text.
  private var known: [[UInt8]: Int] = [:]
  /// The lines of the pattern.
  private var wanted: [Wanted] = []
  /// Where they are, so that those written alike are one.
  private var places: [PatternLine: Int] = [:]
  /// How many results may still be remembered.
  private var room = 64_000_000

  /// A line of a pattern.
  private struct Wanted {
    var line: PatternLine
    /// The number of the only line that it stands for, -1 if none is that; nil with holes.
    var only: Int?
    var hasNames: Bool
    /// For each number whether it may stand for it, where that is known.
    var results: [Result] = []
    /// Where it may stand, in order, once that is asked for.
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

  /// Takes a line of a pattern and answers what it is called here.
  mutating func add(_ line: PatternLine) -> Int {
    if let place = places[line] { return place }
    let only = line.onlyLine.map { known[$0] ?? -1 }
    wanted.append(Wanted(line: line, only: only, hasNames: line.hasNames))
    places[line] = wanted.count - 1
    return wanted.count - 1
  }

  /// The line of a pattern.
  func line(_ id: Int) -> PatternLine { wanted[id].line }

  /// Whether it stands for the same lines wherever it is.
  func isFixed(_ id: Int) -> Bool { !wanted[id].hasNames }

  /// The number of the only line that it stands for, -1 if none is that; nil with holes.
  func only(_ id: Int) -> Int? { wanted[id].only }

  /// Whether a line of a trace is one that a line of a pattern stands for; notes what its holes took.
  mutating func matches(_ id: Int, _ place: Int, _ values: inout PatternLine.Values) -> Bool {
    guard mayMatch(id, place) else { return false }
    guard wanted[id].hasNames else { return true }
    work += cost(place)
    return wanted[id].line.matches(lines[place], &values)
  }

  /// Whether a line is one that it stands for, whatever its names stand for elsewhere.
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

  /// The places at which a line may stand, in order; nil if they are too many to be noted.
  mutating func candidates(_ id: Int) -> [Int]? {
    if let candidates = wanted[id].candidates { return candidates }
    guard room >= lines.count else { return nil }
    room -= lines.count
    var places: [Int] = []
    for place in lines.indices where mayMatch(id, place) { places.append(place) }
    wanted[id].candidates = places
    return places
  }

  /// What it costs to compare a line byte by byte, in steps.
  private func cost(_ place: Int) -> Int { 1 + lines[place].count / 16 }
}
