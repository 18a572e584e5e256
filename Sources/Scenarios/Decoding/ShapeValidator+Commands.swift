import Diagnostics
import YAMLSource

extension ShapeValidator {
  mutating func checkCommand(_ node: YAMLNode, _ shape: CommandShape, _ key: String) {
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
    guard let command = known(pair.key, shape, at: pair.keyRange) else { return }
    if let argument = command.argument.shape {
      let isMissing = pair.value.isNothing && command.argument.allowsBareWord
      if isMissing { return }
      if argument.fit(pair.value) == .no, let sample = command.sample {
        return reportType(pair.value, argument.phrase + sample, pair.key)
      }
      check(pair.value, argument, key: pair.key)
    } else if !pair.value.isNothing {
      reportType(pair.value, "no value", pair.key)
    }
  }

  private mutating func checkBareWord(_ word: String, _ node: YAMLNode, _ shape: CommandShape) {
    guard let command = known(word, shape, at: node.range) else { return }
    if !command.argument.allowsBareWord {
      let problem = StructureProblem.wrongType(
        key: word,
        expected: (command.argument.shape?.phrase ?? "a value") + (command.sample ?? ""),
        found: .nothing
      )
      log.report(.structure(problem), at: node.range)
    }
  }

  /// The command of a name if it can be done; else the mistake is reported.
  private mutating func known(
    _ name: String,
    _ shape: CommandShape,
    at range: SourceRange
  ) -> Command? {
    guard let command = shape.command(name) else {
      let isStep = shape.commands.contains { $0.actor != nil }
      let allowed = shape.commands.map(\.name)
      log.report(
        isStep
          ? .step(.unknown(name, allowed: allowed))
          : .structure(.unknownWord(name, vocabulary: shape.name, allowed: allowed)),
        at: range
      )
      return nil
    }
    return command
  }
}
