internal import Diagnostics

/// Builds the tree of a document from the parser's events, within limits.
struct NodeComposer: ~Copyable {
  /// The mistakes found so far.
  private(set) var diagnostics: [Diagnostic] = []

  private let source: SourceText
  private let limits: YAMLLimits
  private let parser: EventParser
  private var anchors: [String: Anchor] = [:]
  private var openAnchors: [String] = []
  private var values = 0

  /// A value with an anchor, and the numbers that limit the use of its aliases.
  private struct Anchor {
    var node: YAMLNode
    var values: Int
    var levels: Int
  }

  /// Stops the composition after a diagnostic.
  private struct Stop: Error {
    var diagnostic: Diagnostic
  }

  init(source: SourceText, limits: YAMLLimits) {
    self.source = source
    self.limits = limits
    self.parser = EventParser(source.bytes)
  }

  /// Returns the value of the document, or nil after a diagnostic.
  mutating func document() -> YAMLNode? {
    do {
      return try compose()
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  private mutating func compose() throws(Stop) -> YAMLNode {
    _ = try next()
    guard case .documentStart = try next().kind else {
      throw Stop(diagnostic: Diagnostic(.file(.empty), path: source.path))
    }
    var levels = 0
    let root = try value(from: try next(), level: 1, levels: &levels)
    _ = try next()
    let end = try next()
    if case .documentStart = end.kind {
      let range = SourceRange(line: end.range.start.line, column: 1, length: 3)
      throw stop(.syntax(.secondDocument), range)
    }
    if root.isNothing {
      throw Stop(diagnostic: Diagnostic(.file(.empty), path: source.path))
    }
    return root
  }

  private func next() throws(Stop) -> YAMLEvent {
    do {
      return try parser.next()
    } catch {
      throw Stop(diagnostic: FaultReading(error, in: source).diagnostic)
    }
  }

  private func stop(_ problem: Problem, _ range: SourceRange) -> Stop {
    Stop(diagnostic: Diagnostic(problem, path: source.path, range: range))
  }

  /// Returns the value that an event begins.
  private mutating func value(
    from event: YAMLEvent,
    level: Int,
    levels: inout Int
  ) throws(Stop) -> YAMLNode {
    let first = values
    try count(1, at: event.range, throughAlias: false)
    let node: YAMLNode
    let anchor: String?
    var ownLevels = 0
    switch event.kind {
    case .scalar(let scalar, let name, let tag):
      try refuse(tag, event.range)
      anchor = name
      node = YAMLNode(content: .scalar(scalar), range: event.range)
    case .sequenceStart(let name, let tag):
      try refuse(tag, event.range)
      anchor = name
      openAnchors.append(name ?? "")
      node = try sequence(event.range.start, level: level, levels: &ownLevels)
      openAnchors.removeLast()
    case .mappingStart(let name, let tag):
      try refuse(tag, event.range)
      anchor = name
      openAnchors.append(name ?? "")
      node = try mapping(event.range.start, level: level, levels: &ownLevels)
      openAnchors.removeLast()
    case .alias(let name):
      return try alias(name, event.range, level: level, levels: &levels)
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      throw stop(.syntax(.malformed(.other("a value is missing here"))), event.range)
    }
    if let anchor {
      anchors[anchor] = Anchor(node: node, values: values - first, levels: ownLevels)
    }
    levels = max(levels, ownLevels)
    return node
  }

  private mutating func sequence(
    _ start: SourceMark,
    level: Int,
    levels: inout Int
  ) throws(Stop) -> YAMLNode {
    try checkDepth(level, SourceRange(line: start.line, column: start.column))
    var entries: [YAMLNode] = []
    // Most lists are rows with a section and a row.
    entries.reserveCapacity(2)
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind {
        levels += 1
        let range = SourceRange(start: start, end: event.range.end)
        return YAMLNode(content: .sequence(entries), range: range)
      }
      entries.append(try value(from: event, level: level + 1, levels: &levels))
    }
  }

  private mutating func mapping(
    _ start: SourceMark,
    level: Int,
    levels: inout Int
  ) throws(Stop) -> YAMLNode {
    try checkDepth(level, SourceRange(line: start.line, column: start.column))
    var pairs: [YAMLPair] = []
    var keys = KeyLines()
    while true {
      let event = try next()
      if case .mappingEnd = event.kind {
        levels += 1
        let range = SourceRange(start: start, end: event.range.end)
        return YAMLNode(content: .mapping(pairs), range: range)
      }
      let key = try key(from: event)
      let value = try value(from: try next(), level: level + 1, levels: &levels)
      if let firstLine = keys.line(of: key, at: event.range.start.line, in: pairs) {
        let problem = Problem.syntax(.duplicateKey(key, firstLine: firstLine))
        diagnostics.append(Diagnostic(problem, path: source.path, range: event.range))
      } else {
        pairs.append(YAMLPair(key: key, keyRange: event.range, value: value))
      }
    }
  }

  private mutating func key(from event: YAMLEvent) throws(Stop) -> String {
    guard case .scalar(let scalar, let anchor, let tag) = event.kind else {
      throw stop(.syntax(.malformed(.compoundKey)), event.range)
    }
    try refuse(tag, event.range)
    try count(1, at: event.range, throughAlias: false)
    if let anchor {
      let node = YAMLNode(content: .scalar(scalar), range: event.range)
      anchors[anchor] = Anchor(node: node, values: 1, levels: 0)
    }
    return scalar.text
  }
}

/// The lines of a block's keys, for finding repeated keys.
private struct KeyLines {
  /// The line of the first occurrence of each key in a large block.
  private var lines: [String: Int] = [:]

  /// Returns the line of the first pair with a key, or records the key and returns nil.
  mutating func line(of key: String, at line: Int, in pairs: [YAMLPair]) -> Int? {
    guard pairs.count > 8 else {
      return pairs.first { $0.key == key }?.keyRange.start.line
    }
    if lines.isEmpty {
      for pair in pairs { lines[pair.key] = pair.keyRange.start.line }
    }
    // Growing in large steps avoids moving the keys often.
    if lines.count == lines.capacity { lines.reserveCapacity(4 * lines.count) }
    guard let first = lines.updateValue(line, forKey: key) else { return nil }
    lines[key] = first
    return first
  }
}

extension NodeComposer {
  private mutating func alias(
    _ name: String,
    _ range: SourceRange,
    level: Int,
    levels: inout Int
  ) throws(Stop) -> YAMLNode {
    if openAnchors.contains(name) { throw stop(.syntax(.recursiveAlias(name)), range) }
    guard let anchor = anchors[name] else {
      throw stop(.syntax(.undefinedAlias(name, anchors: anchors.keys.sorted())), range)
    }
    try count(anchor.values, at: range, throughAlias: true)
    if level + anchor.levels > limits.levels {
      throw stop(.file(.tooDeep(levels: limits.levels)), range)
    }
    levels = max(levels, anchor.levels)
    return anchor.node
  }

  private mutating func count(
    _ number: Int,
    at range: SourceRange,
    throughAlias: Bool
  ) throws(Stop) {
    values += number
    if values > limits.values {
      let problem = FileProblem.tooManyValues(limit: limits.values, throughAlias: throughAlias)
      throw stop(.file(problem), range)
    }
  }

  private func checkDepth(_ level: Int, _ range: SourceRange) throws(Stop) {
    if level > limits.levels {
      throw stop(.file(.tooDeep(levels: limits.levels)), range)
    }
  }

  private func refuse(_ tag: String?, _ range: SourceRange) throws(Stop) {
    if let tag, tag != "!" {
      let short = tag.replacing("tag:yaml.org,2002:", with: "!!")
      throw stop(.syntax(.malformed(.tag(short))), range)
    }
  }
}
