import TableTrace

/// Reads a golden strictly, so that writing its content gives the same bytes again.
package struct GoldenReader {
  private let format: GoldenFormat
  private var problems: [GoldenProblem] = []
  private var count = 0
  /// The first lines, which are the header.
  private var header: [ArraySlice<UInt8>] = []
  private var binaryLine: Int?
  private var hasByteOrderMark = false
  private var returns = Occurrences()
  private var blanks = Occurrences()
  private var conflict = ConflictMarkers()

  /// Reads a golden from bytes in memory.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    as format: GoldenFormat = .trace
  ) throws(UnreadableGolden) -> Golden {
    var body: [String] = []
    let header = try read(GoldenLines(bytes), as: format) { line in
      body.append(String(decoding: line, as: UTF8.self))
    }
    return Golden(header: header, body: body)
  }

  /// Reads a golden line by line, with a valid body only if no problem is found.
  static func read(
    _ lines: GoldenLines,
    as format: GoldenFormat = .trace,
    show: (ArraySlice<UInt8>) -> Void
  ) throws(UnreadableGolden) -> GoldenHeader {
    var reader = GoldenReader(format)
    var lines = lines
    while reader.binaryLine == nil, let line = lines.nextBytes() {
      reader.take(line)
      if reader.count > GoldenHeader.lineCount, reader.binaryLine == nil { show(line) }
    }
    reader.judge(endsLine: lines.endsLine)
    let header = reader.problems.isEmpty ? reader.readHeader() : nil
    guard let header, reader.problems.isEmpty else {
      throw UnreadableGolden(problems: reader.problems)
    }
    return header
  }

  private init(_ format: GoldenFormat) {
    self.format = format
  }

  private mutating func report(_ kind: GoldenProblem.Kind, line: Int) {
    problems.append(GoldenProblem(line: line, kind: kind))
  }

  /// Checks a line for binary bytes, invisible differences and conflict markers.
  private mutating func take(_ line: ArraySlice<UInt8>) {
    count += 1
    if count <= GoldenHeader.lineCount { header.append(line) }
    if count == 1 { hasByteOrderMark = line.starts(with: byteOrderMark) }
    let signs = LineSigns(line)
    // Decoding replaces invalid UTF-8, so only valid text keeps its bytes.
    if signs.hasControls
      || !signs.isASCII && !String(decoding: line, as: UTF8.self).utf8.elementsEqual(line)
    {
      binaryLine = count
    }
    if signs.hasReturns { returns.add(count) }
    if line.last == space || line.last == tab { blanks.add(count) }
    conflict.take(line, number: count)
  }

  /// Reports only binary bytes or conflicts if there are any, otherwise all problems together.
  private mutating func judge(endsLine: Bool) {
    if count == 0 { return report(.empty, line: 1) }
    if let binaryLine { return report(.binary, line: binaryLine) }
    if let line = conflict.line { return report(.mergeConflict, line: line) }
    if hasByteOrderMark { report(.byteOrderMark, line: 1) }
    let found: [(lines: Occurrences, kind: GoldenProblem.Kind)] = [
      (returns, .carriageReturns(lines: returns.count)),
      (blanks, .trailingBlanks(lines: blanks.count)),
    ]
    for (lines, kind) in found.sorted(by: { $0.lines.first < $1.lines.first })
    where lines.count > 0 {
      report(kind, line: lines.first)
    }
    if !endsLine { report(.noFinalNewline, line: count) }
  }

  private mutating func readHeader() -> GoldenHeader? {
    guard let version = value(onLine: 1, after: format.name) else {
      report(.notOfFormat(format), line: 1)
      return nil
    }
    guard version == String(GoldenHeader.formatVersion) else {
      report(.unknownVersion(version), line: 1)
      return nil
    }
    let scenario = value(onLine: 2, after: "scenario: ")
    if scenario == nil { report(.headerLine(expected: "'scenario: PATH'"), line: 2) }
    let system = value(onLine: 3, after: "os: ")
    if system == nil { report(.headerLine(expected: "'os: VERSION'"), line: 3) }
    if header.count < GoldenHeader.lineCount || !header[3].isEmpty {
      report(.headerLine(expected: "a blank line"), line: 4)
    }
    guard let scenario, let system else { return nil }
    guard let os = SystemVersion(system), os.description == system else {
      report(.unknownSystem(system), line: 3)
      return nil
    }
    return GoldenHeader(scenario: scenario, os: os)
  }

  private func value(onLine number: Int, after prefix: String) -> String? {
    guard number <= header.count else { return nil }
    let line = header[number - 1]
    guard line.starts(with: prefix.utf8), line.count > prefix.utf8.count else { return nil }
    return String(decoding: line.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

/// The number of lines with a property, and the first of them.
private struct Occurrences {
  var count = 0
  var first = 0

  mutating func add(_ line: Int) {
    if count == 0 { first = line }
    count += 1
  }
}

/// The properties of a line before it is decoded.
private struct LineSigns {
  var isASCII = true
  var hasReturns = false
  var hasControls = false

  init(_ line: ArraySlice<UInt8>) {
    for byte in line {
      if byte >= 0x80 { isASCII = false }
      guard byte < 32, byte != tab else { continue }
      if byte == carriageReturn { hasReturns = true } else { hasControls = true }
    }
  }
}

/// Finds the conflict markers of a merge.
private struct ConflictMarkers {
  private static let markers = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }

  /// The line of the first marker in the header, or nil.
  private var inHeader: Int?
  private var first: Int?
  private var found = 0

  /// The line of the first marker: one in the header, or all three in order in the first column.
  var line: Int? { inHeader ?? (found == Self.markers.count ? first : nil) }

  mutating func take(_ line: ArraySlice<UInt8>, number: Int) {
    if number <= GoldenHeader.lineCount, inHeader == nil,
      Self.markers.contains(where: { line.starts(with: $0) })
    {
      inHeader = number
    }
    guard found < Self.markers.count, line.starts(with: Self.markers[found]) else { return }
    first = first ?? number
    found += 1
  }
}

private let carriageReturn = UInt8(ascii: "\r")
private let tab = UInt8(ascii: "\t")
private let space = UInt8(ascii: " ")
private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
