import TableTrace

/// Reads the bytes of a golden, strictly: what is read renders to the same bytes again.
package struct GoldenReader {
  private let format: GoldenFormat
  private let lines: [ArraySlice<UInt8>]
  private var problems: [GoldenProblem] = []

  /// Reads a golden.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    as format: GoldenFormat = .trace
  ) throws(UnreadableGolden) -> Golden {
    var reader = GoldenReader(bytes, format)
    reader.checkBytes(bytes)
    reader.checkLines(bytes)
    let header = reader.problems.isEmpty ? reader.readHeader() : nil
    guard let header, reader.problems.isEmpty else {
      throw UnreadableGolden(problems: reader.problems)
    }
    let body = reader.lines.dropFirst(GoldenHeader.lineCount).map {
      String(decoding: $0, as: UTF8.self)
    }
    return Golden(header: header, body: body)
  }

  private init(_ bytes: [UInt8], _ format: GoldenFormat) {
    self.format = format
    var lines = bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  private mutating func report(_ kind: GoldenProblem.Kind, line: Int) {
    problems.append(GoldenProblem(line: line, kind: kind))
  }

  /// Looks for what makes the file no text at all; nothing else is reported then.
  private mutating func checkBytes(_ bytes: [UInt8]) {
    if bytes.isEmpty { return report(.empty, line: 1) }
    for (index, line) in lines.enumerated() {
      if line.contains(where: { $0 < 32 && $0 != tab && $0 != carriageReturn }) {
        return report(.binary, line: index + 1)
      }
      // Decoding repairs what is not UTF-8, so only proper text comes back as it was.
      if !String(decoding: line, as: UTF8.self).utf8.elementsEqual(line) {
        return report(.binary, line: index + 1)
      }
    }
  }

  /// Looks for invisible differences and for markers of a merge.
  private mutating func checkLines(_ bytes: [UInt8]) {
    guard problems.isEmpty else { return }
    if let conflict = firstConflict() { return report(.mergeConflict, line: conflict) }
    if bytes.starts(with: byteOrderMark) { report(.byteOrderMark, line: 1) }
    let returns = lines.indices.filter { lines[$0].contains(carriageReturn) }
    let blanks = lines.indices.filter { index in
      guard let last = lines[index].last else { return false }
      return last == space || last == tab
    }
    let found: [(lines: [Int], kind: GoldenProblem.Kind)] = [
      (returns, .carriageReturns(lines: returns.count)),
      (blanks, .trailingBlanks(lines: blanks.count)),
    ]
    for (lines, kind) in found.sorted(by: { ($0.lines.first ?? 0) < ($1.lines.first ?? 0) }) {
      if let first = lines.first { report(kind, line: first + 1) }
    }
    if bytes.last != lineFeed { report(.noFinalNewline, line: lines.count) }
  }

  /// The line of the first marker, if the three stand in their order at the first column, or if one
  /// stands in the header, where nothing else looks like it.
  private func firstConflict() -> Int? {
    let header = lines.prefix(GoldenHeader.lineCount)
    let inHeader = header.firstIndex { line in
      conflictMarkers.contains { line.starts(with: $0) }
    }
    if let inHeader { return inHeader + 1 }
    var first: Int?
    var found = 0
    for (index, line) in lines.enumerated() where line.starts(with: conflictMarkers[found]) {
      first = first ?? index + 1
      found += 1
      if found == conflictMarkers.count { return first }
    }
    return nil
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
    if lines.count < GoldenHeader.lineCount || !lines[3].isEmpty {
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
    guard number <= lines.count else { return nil }
    let line = lines[number - 1]
    guard line.starts(with: prefix.utf8), line.count > prefix.utf8.count else { return nil }
    return String(decoding: line.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let tab = UInt8(ascii: "\t")
private let space = UInt8(ascii: " ")
private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
private let conflictMarkers = [Array("<<<<<<<".utf8), Array("=======".utf8), Array(">>>>>>>".utf8)]
