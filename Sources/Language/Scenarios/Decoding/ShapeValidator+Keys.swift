import Diagnostics
import TableTrace
import YAMLSource

extension ShapeValidator {
  mutating func checkObject(_ node: YAMLNode, _ object: ObjectShape, _ key: String) {
    guard let pairs = node.pairs else {
      return reportType(node, Shape.block + object.sample, key)
    }
    var written = WrittenKeys()
    let answer = object.patterns?.shape.made
    let numbers = answer?.numbers
    for pair in pairs {
      // No field looks like an index path. A table of answers usually has more index paths than
      // fields.
      if let answer, let kind = object.patterns?.kind, IndexPattern(pair.key, kind) != nil {
        if let numbers, let number = pair.value.scalar?.number, numbers.contains(number) {
          continue
        }
        check(pair.value, answer, key: pair.key)
        continue
      }
      guard let field = object.field(pair.key) else {
        checkOther(pair, object)
        continue
      }
      if let earlier = written[field.name] {
        let problem = SyntaxProblem.duplicateKey(field.name, firstLine: earlier.start.line)
        log.report(.syntax(problem), at: pair.keyRange)
      }
      written.add(field.name, at: pair.keyRange)
      check(pair.value, field.shape, key: pair.key)
    }
    // A header or footer has no point, so the coordinates are not missing.
    if object.place != "a point"
      || !pairs.contains(where: { StructureProblem.ends.contains($0.key) })
    {
      checkTogether(written, object, at: pairs.first?.keyRange ?? node.range)
    }
    if pairs.count < object.minimumCount {
      let expected = object.minimumCount == 1 ? "at least one key" : "at least two keys"
      let problem = StructureProblem.badLength(key: key, expected: expected, found: pairs.count)
      log.report(.structure(problem), at: node.range)
    }
  }

  /// The keys of a block that were read, with their places in the file.
  private struct WrittenKeys {
    private var keys: [(name: String, range: SourceRange)] = []

    /// The range of the last occurrence of a key, or nil if the key is missing.
    subscript(name: String) -> SourceRange? {
      keys.last { $0.name == name }?.range
    }

    mutating func add(_ name: String, at range: SourceRange) {
      keys.append((name, range))
    }
  }

  /// Reports missing required keys, and keys that exclude each other.
  private mutating func checkTogether(
    _ written: WrittenKeys,
    _ object: ObjectShape,
    at place: SourceRange
  ) {
    for field in object.fields where field.isRequired && written[field.name] == nil {
      let problem = StructureProblem.missingKey(field.name, place: object.place)
      log.report(.structure(problem), at: place)
    }
    for keys in object.needed where keys.trigger.map({ written[$0] != nil }) ?? true {
      guard let name = keys.names.first, keys.names.allSatisfy({ written[$0] == nil }) else {
        continue
      }
      let problem = StructureProblem.missingKey(name, place: object.place)
      log.report(.structure(problem), at: place)
    }
    for pair in object.exclusive {
      guard let one = written[pair.first], let other = written[pair.second] else { continue }
      let problem = StructureProblem.exclusiveKeys(pair.first, pair.second)
      log.report(.structure(problem), at: max(one.start, other.start) == one.start ? one : other)
    }
  }

  /// Checks a key that is neither a field nor an index path of a table of answers.
  private mutating func checkOther(_ pair: YAMLPair, _ object: ObjectShape) {
    if let kind = object.patterns?.kind, Self.looksLikePlace(pair.key) {
      let problem = PlaceProblem.badPattern(pair.key, expected: kind.phrase)
      return log.report(.place(problem), at: pair.keyRange)
    }
    log.report(Self.unknown(pair.key, object), at: pair.keyRange)
  }

  private static func looksLikePlace(_ key: String) -> Bool {
    key.contains(",") || key.contains("*") || key.contains { $0.isNumber } || key == "last"
  }

  private static func unknown(_ key: String, _ object: ObjectShape) -> Problem {
    switch object.keys {
    case .language:
      return .structure(
        .unknownKey(key, place: object.place, allowed: object.fields.map(\.name))
      )
    case .properties:
      if let instead = PropertyTable.refused[key] {
        return .table(.readOnlyProperty(key, instead: instead))
      }
      let candidates = object.fields.map { Candidate($0.name, spellings: $0.aliases) }
      return .table(.unknownProperty(key, allowed: candidates))
    case .callbacks(let recipient):
      return unknownCallback(
        key,
        place: recipient.rawValue,
        allowed: recipient == .controller
          ? CallbackCandidates.controllerHooks : CallbackCandidates.of([recipient])
      )
    case .clientCallbacks:
      return unknownCallback(
        key,
        place: object.place,
        allowed: CallbackCandidates.of([.dataSource, .delegate])
      )
    }
  }

  private static func unknownCallback(
    _ key: String,
    place: String,
    allowed: [Candidate]
  ) -> Problem {
    let right =
      Callback(key: key)?.recipient ?? (ControllerHook(key: key) == nil ? nil : .controller)
    if let right {
      return .callback(.wrongRecipient(key, found: place, right: right.rawValue))
    }
    return .callback(.unknown(key, recipient: place, allowed: allowed))
  }

  mutating func checkMap(_ node: YAMLNode, _ map: MapShape, _ key: String) {
    guard let pairs = node.pairs else { return reportType(node, Shape.block, key) }
    for pair in pairs {
      switch map.key {
      case .name: break
      case .call:
        if let problem = Self.callProblem(pair.key) { log.report(problem, at: pair.keyRange) }
      }
      check(pair.value, map.value, key: pair.key)
    }
  }
}
