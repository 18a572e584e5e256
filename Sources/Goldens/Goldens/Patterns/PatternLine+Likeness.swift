enum PatternLikeness: Int, Comparable {
  /// A line with the same name: a call with other arguments, or a step with another value.
  case argument = 1
  /// The same call with another answer.
  case answer
  /// A line that matches, if named holes are ignored.
  case same

  static func < (left: PatternLikeness, right: PatternLikeness) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension PatternLine {
  /// The names of its holes, in order, or nil for `@{_}`.
  var holes: [String?] {
    pieces.compactMap { piece in
      switch piece {
      case .text: nil
      case .hole(let name): .some(name)
      }
    }
  }

  /// Whether a hole has a name, so that other lines of the pattern limit its value.
  var hasNames: Bool { holes.contains { $0 != nil } }

  /// The part before the answer, or nil for a line without an answer.
  var call: PatternLine? {
    for (index, piece) in pieces.enumerated() {
      guard case .text(let text) = piece, let end = Self.answerStart(text) else { continue }
      let rest: [Piece] = end == 0 ? [] : [.text(Array(text[..<end]))]
      return PatternLine(pieces: Array(pieces[..<index]) + rest)
    }
    return nil
  }

  /// The name at the beginning of the line, or nil if a hole may be part of it.
  var name: [UInt8]? {
    guard case .text(let text) = pieces.first, let end = Self.nameEnd(text),
      end < text.count || pieces.count == 1
    else { return nil }
    return Self.name(of: text)
  }

  /// How similar a line is, or nil if it is not similar.
  func likeness(to line: [UInt8]) -> PatternLikeness? {
    mayMatch(line) ? .same : likeness(to: line, call: call, name: name)
  }

  /// How similar a line is that does not match, with its known call and name.
  func likeness(to line: [UInt8], call: PatternLine?, name: [UInt8]?) -> PatternLikeness? {
    if let call, let end = Self.answerStart(line), call.mayMatch(Array(line[..<end])) {
      return .answer
    }
    guard let name, name == Self.name(of: line) else { return nil }
    return .argument
  }

  /// Returns the line with the new answer, or the new line itself if more differs.
  func updated(for line: [UInt8], _ likeness: PatternLikeness) -> PatternLine {
    switch likeness {
    case .same: return self
    case .argument: return PatternLine(line)
    case .answer:
      guard let call, let end = Self.answerStart(line) else { return PatternLine(line) }
      let answer = Array(line[end...])
      guard case .text(let last) = call.pieces.last else {
        return PatternLine(pieces: call.pieces + [.text(answer)])
      }
      return PatternLine(pieces: call.pieces.dropLast() + [.text(last + answer)])
    }
  }

  private static func answerStart(_ line: [UInt8]) -> Int? {
    guard line.count >= arrow.count else { return nil }
    return (0...line.count - arrow.count).first { place in
      line[place] == arrow[0] && line[place..<place + arrow.count].elementsEqual(arrow)
    }
  }

  /// The first word of a line, and also the second one after a mark.
  static func name(of line: [UInt8]) -> [UInt8] {
    Array(line[..<(nameEnd(line) ?? line.count)].drop { $0 == blank })
  }

  /// The end of the name, or nil for a blank line.
  private static func nameEnd(_ line: [UInt8]) -> Int? {
    guard let start = line.firstIndex(where: { $0 != blank }) else { return nil }
    let isMarked = start + 1 < line.count && line[start + 1] == blank && marks.contains(line[start])
    let from = isMarked ? start + 2 : start
    return line[from...].firstIndex(of: blank) ?? line.count
  }
}

private let arrow = Array(" -> ".utf8)
private let blank = UInt8(ascii: " ")
private let marks = Array("->?~*=!".utf8)
