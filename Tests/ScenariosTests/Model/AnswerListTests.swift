import Scenarios
import TableTrace
import Testing

@Suite struct AnswerListTests {
  @Test("Of a long list the same entry applies as when it is read through")
  func longLists() {
    let rows = (0..<40).map { IndexPattern(section: .number($0 % 3), row: .number($0)) }
    let others = [
      IndexPattern(section: .number(1), row: nil), IndexPattern(section: .any, row: .last),
      IndexPattern(section: .any, row: .number(7)), nil,
    ]
    let patterns: [IndexPattern?] = rows + others
    let entries = patterns.enumerated().map { number, pattern in
      AnswerEntry(pattern: pattern, value: PointsAnswer.points(Double(number)), line: number)
    }
    let list = AnswerList(entries, otherwise: .default)
    let places: [(section: Int, row: Int?)?] =
      [nil, (1, nil), (5, nil)] + (0..<120).map { ($0 / 40, $0 % 40) }
    for place in places {
      // Matches as a table would whose last row is 39.
      func applies(_ entry: AnswerEntry<PointsAnswer>) -> Bool {
        guard let pattern = entry.pattern else { return true }
        guard let place else { return false }
        func matches(_ part: IndexPattern.Part, _ number: Int) -> Bool {
          switch part {
          case .any: true
          case .last: number == 39
          case .number(let wanted): number == wanted
          }
        }
        guard matches(pattern.section, place.section) else { return false }
        guard let wanted = pattern.row else { return true }
        return place.row.map { matches(wanted, $0) } ?? false
      }
      let found = list.first(at: place, where: applies)
      #expect(found?.line == entries.first(where: applies)?.line)
    }
  }
}
