import Goldens
import TableTrace

/// The content of a table as a log shows it: sections, rows, heights and titles.
struct SeenContent {
  struct Section {
    var rows: Int
    var header: String?
    var footer: String?
  }

  private(set) var sections: [Section] = []
  /// The most frequent row height in points, or nil if the log prints none.
  private(set) var height: Double?
  /// The number of rows displayed first, or of created cells if the log does not print the display.
  private(set) var rowsOnScreen = 0
  /// The possible numbers of visible rows, the most likely first.
  var possibleRowsOnScreen: [Double] {
    let rows = Double(rowsOnScreen)
    guard rows > 1 else { return [rows] }
    // The last row may be partly visible, or estimated heights may have decided which rows to load.
    let estimated = rows * LogSkeleton.usualHeight / (height ?? LogSkeleton.usualHeight)
    return [rows, rows - 0.5, estimated] + (isDisplayPrinted ? [] : [rows - 1])
  }
  private var isDisplayPrinted = false
  /// Sentences about the assumptions for unknown values.
  private(set) var guesses: [String] = []
  /// Whether the log has more rows than a first scenario.
  private var isCutShort = false

  /// The most sections and rows of a first scenario, far below `NSNotFound`.
  private static let mostSections = 1_000
  private static let mostRows = 100_000

  /// Reads the calls of a log, of which the first `loadCount` belong to the load.
  init(_ calls: [SeenCall], loadCount: Int) {
    let count = sectionCount(calls)
    sections = Array(repeating: Section(rows: 0), count: min(max(count, 1), Self.mostSections))
    readRows(calls, loadCount: loadCount)
    leaveOut(calls)
    readTitles(calls)
    readHeights(calls)
  }

  /// Whether the scenario's sections contain the index path of a call.
  func has(_ call: SeenCall) -> Bool {
    let section = call.section ?? 0
    guard sections.indices.contains(section) else { return false }
    return call.row.map { (0..<sections[section].rows).contains($0) } ?? true
  }

  /// The last printed number of sections, or the number that rows and re-queries show.
  private mutating func sectionCount(_ calls: [SeenCall]) -> Int {
    let answers = calls.filter { $0.message == .callback(.numberOfSections) }
      .compactMap { $0.answer.flatMap { Int($0) } }
    let places = calls.compactMap(\.section).filter { (0..<Self.mostSections).contains($0) }
    let highest = (places.max() ?? -1) + 1
    if let answer = answers.max(), answer >= highest, answer > 0 { return answer }
    if highest > 0 { return highest }
    let requery = calls.drop { $0.message != .callback(.numberOfSections) }.dropFirst()
      .prefix { $0.message != .callback(.numberOfSections) }
    return requery.count { $0.message == .callback(.numberOfRowsInSection) }
  }

  private mutating func readRows(_ calls: [SeenCall], loadCount: Int) {
    var known = Array(repeating: false, count: sections.count)
    for call in calls where sections.indices.contains(call.section ?? 0) {
      let section = call.section ?? 0
      if call.message == .callback(.numberOfRowsInSection), let answer = call.answer,
        let rows = Int(answer), rows >= 0, !known[section]
      {
        (sections[section].rows, known[section]) = (min(rows, Self.mostRows), true)
      }
      guard let row = call.row, (0..<Self.mostRows).contains(row), !known[section] else { continue }
      sections[section].rows = max(sections[section].rows, row + 1)
    }
    var room = Self.mostRows
    for section in sections.indices {
      if sections[section].rows > room { isCutShort = true }
      sections[section].rows = min(sections[section].rows, room)
      room -= sections[section].rows
    }
    let load = calls.prefix(loadCount)
    let cells = load.filter { $0.message == .callback(.cellForRowAt) }
    let places = Set(cells.compactMap(\.place))
    rowsOnScreen = places.isEmpty ? cells.count : places.count
    // Some iOS versions create cells before their rows are visible.
    let displayed = Set(
      load.filter { $0.message == .callback(.willDisplayCell) }.compactMap(\.place)
    )
    isDisplayPrinted = !displayed.isEmpty
    if isDisplayPrinted { rowsOnScreen = displayed.count }
    if cells.isEmpty, displayed.isEmpty { rowsOnScreen = Self.firstBeyond(calls) }
    if known.allSatisfy(\.self) { return }
    guard sections.allSatisfy({ $0.rows == 0 }) else {
      return guesses.append("Each section ends with the last row that the log shows.")
    }
    let each = max(1, (rowsOnScreen + sections.count - 1) / sections.count)
    for section in sections.indices { sections[section].rows = each }
    guesses.append(
      "The log prints no rows. The number of cells is used, or one row for each section."
    )
  }

  /// The first row that appears after the load, which is the first row below the screen.
  private static func firstBeyond(_ calls: [SeenCall]) -> Int {
    let making: Set<Message> = [.callback(.cellForRowAt), .callback(.prefetchRowsAt)]
    let row = calls.first { making.contains($0.message) }?.row ?? 0
    return (0..<mostRows).contains(row) ? row : 0
  }

  /// Records the numbers of the log that are too large for a first scenario.
  private mutating func leaveOut(_ calls: [SeenCall]) {
    let most = "\(Self.mostSections) sections with \(Self.mostRows) rows together"
    let beyond = calls.first { call in
      let counts = [Message.callback(.numberOfSections), .callback(.numberOfRowsInSection)]
      let answer = counts.contains(call.message) ? call.answer.flatMap { Int($0) } : nil
      let limit = call.message == .callback(.numberOfSections) ? Self.mostSections : Self.mostRows
      return ![call.section, call.target?.section].allSatisfy { isWritten($0, Self.mostSections) }
        || ![call.row, call.target?.row].allSatisfy { isWritten($0, Self.mostRows) }
        || answer.map { $0 > limit } ?? false
    }
    if let beyond {
      guesses.append("Line \(beyond.line) has a number above \(most). The number is left out.")
    } else if isCutShort {
      guesses.append("The log has more than \(most). The others are left out.")
    }
  }

  private func isWritten(_ number: Int?, _ limit: Int) -> Bool {
    number.map { (0..<limit).contains($0) } ?? true
  }

  private mutating func readTitles(_ calls: [SeenCall]) {
    for call in calls {
      guard let text = call.answer.flatMap(Self.quoted), let section = call.section,
        sections.indices.contains(section)
      else { continue }
      if call.message == .callback(.titleForHeaderInSection) { sections[section].header = text }
      if call.message == .callback(.titleForFooterInSection) { sections[section].footer = text }
    }
  }

  private mutating func readHeights(_ calls: [SeenCall]) {
    let heights = calls.filter { $0.message == .callback(.heightForRowAt) }
      .compactMap { $0.answer.flatMap { Double($0) } }.filter {
        $0.isFinite && $0 > 0 && $0 < 10_000
      }
    let times = Dictionary(heights.map { ($0, 1) }, uniquingKeysWith: +)
    height = times.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  /// The text inside the quotes of an answer, or nil without quotes.
  private static func quoted(_ answer: String) -> String? {
    guard answer.count >= 2, answer.first == "\"", answer.last == "\"" else { return nil }
    return String(answer.dropFirst().dropLast())
  }
}
