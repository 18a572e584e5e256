import Diagnostics
import YAMLSource

extension ShapeValidator {
  mutating func checkKeyword(_ node: YAMLNode, _ shape: KeywordShape, _ key: String) {
    if let word = node.text {
      return checkBareWord(word, node, shape)
    }
    guard let pairs = node.pairs, let pair = pairs.first else {
      return reportType(node, shape.phrase, key)
    }
    for extra in pairs.dropFirst() {
      let problem = StructureProblem.severalKeys(
        what: shape.phrase,
        first: pair.key,
        extra: extra.key
      )
      log.report(.structure(problem), at: extra.keyRange)
    }
    guard let place = known(pair.key, shape, at: pair.keyRange) else { return }
    if let argument = shape.keywords[place].argument.shape {
      let isMissing = pair.value.isNothing && shape.keywords[place].argument.allowsBareWord
      if isMissing { return }
      let fit = argument.fit(pair.value)
      if fit == .no, let sample = shape.keywords[place].sample {
        return reportType(pair.value, argument.phrase + sample, pair.key)
      }
      if fit != .wholly { check(pair.value, argument, key: pair.key) }
    } else if !pair.value.isNothing {
      reportType(pair.value, "no value", pair.key)
    }
  }

  private mutating func checkBareWord(_ word: String, _ node: YAMLNode, _ shape: KeywordShape) {
    guard let place = known(word, shape, at: node.range) else { return }
    let keyword = shape.keywords[place]
    if !keyword.argument.allowsBareWord {
      let problem = StructureProblem.wrongType(
        key: word,
        expected: (keyword.argument.shape?.phrase ?? "a value") + (keyword.sample ?? ""),
        found: .nothing
      )
      log.report(.structure(problem), at: node.range)
    }
  }

  /// Returns the index of the keyword with this name, or reports why it cannot be used.
  private mutating func known(
    _ name: String,
    _ shape: KeywordShape,
    at range: SourceRange
  ) -> Int? {
    guard let place = shape.place(of: name) else {
      let isStep = shape.keywords.contains { $0.actor != nil }
      let allowed = shape.keywords.map(\.name)
      let step = UIKitMethod.step(for: name)
        .map { StepProblem.method(name, step: $0) }
      log.report(
        isStep
          ? .step(step ?? .unknown(name, allowed: allowed))
          : .structure(.unknownWord(name, vocabulary: shape.name, allowed: allowed)),
        at: range
      )
      return nil
    }
    return place
  }
}
