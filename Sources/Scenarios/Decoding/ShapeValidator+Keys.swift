import Diagnostics
import TableTrace
import YAMLSource

extension ShapeValidator {
  mutating func checkObject(_ node: YAMLNode, _ object: ObjectShape, _ key: String) {
    guard let pairs = node.pairs else {
      return reportType(node, Shape.block + object.sample, key)
    }
    var first: [String: SourceRange] = [:]
    for pair in pairs {
      guard let field = object.field(pair.key) else {
        checkOther(pair, object)
        continue
      }
      if let earlier = first[field.name] {
        let problem = SyntaxProblem.duplicateKey(field.name, firstLine: earlier.start.line)
        log.report(.syntax(problem), at: pair.keyRange)
      }
      first[field.name] = pair.keyRange
      check(pair.value, field.shape, key: pair.key)
    }
    for field in object.fields where field.isRequired && first[field.name] == nil {
      let problem = StructureProblem.missingKey(field.name, place: object.place)
      log.report(.structure(problem), at: pairs.first?.keyRange ?? node.range)
    }
    for keys in object.needed where keys.trigger.map({ first[$0] != nil }) ?? true {
      guard let name = keys.names.first, keys.names.allSatisfy({ first[$0] == nil }) else {
        continue
      }
      let problem = StructureProblem.missingKey(name, place: object.place)
      log.report(.structure(problem), at: pairs.first?.keyRange ?? node.range)
    }
    for pair in object.exclusive {
      guard let one = first[pair.first], let other = first[pair.second] else { continue }
      let problem = StructureProblem.exclusiveKeys(pair.first, pair.second)
      log.report(.structure(problem), at: max(one.start, other.start) == one.start ? one : other)
    }
    if pairs.count < object.minimumCount {
      let expected = object.minimumCount == 1 ? "at least one key" : "at least two keys"
      let problem = StructureProblem.badLength(key: key, expected: expected, found: pairs.count)
      log.report(.structure(problem), at: node.range)
    }
  }

  /// A key that is no field: a place of a table of answers, or a mistake.
  private mutating func checkOther(_ pair: YAMLPair, _ object: ObjectShape) {
    if let patterns = object.patterns {
      if IndexPattern(pair.key, patterns.kind) != nil {
        return check(pair.value, patterns.shape, key: pair.key)
      }
      if Self.looksLikePlace(pair.key) {
        let problem = PlaceProblem.badPattern(pair.key, expected: patterns.kind.phrase)
        return log.report(.place(problem), at: pair.keyRange)
      }
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
