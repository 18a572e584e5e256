/// Makes `#available(iOS 15, *)` check the simulated version, because it is always true on Linux.
enum AvailabilityRewrite {
  static func rewrite(_ file: SourceFile, _ structure: Structure) -> Rewrite {
    let knowsTables = structure.imports.contains { file.text($0.module) == "UIKit" }
    var rewrite = Rewrite()
    for token in file.tokens.indices where file.tokens[token].kind == .directive {
      guard let question = AvailabilityQuestion(rawValue: file.text(token)),
        file.isToken(token + 1, "("),
        let close = file.partner(of: token + 1),
        let release = release(in: token + 2..<close, of: file)
      else { continue }
      guard knowsTables else {
        rewrite.note(.availabilityElsewhere(question), at: token, of: file)
        continue
      }
      let whole = file.tokens[token].range.lowerBound..<file.tokens[close].range.upperBound
      let text =
        "\(question.sign)Simulation.isAvailable(iOS: \(release))" + file.lineEnds(in: whole)
      rewrite.edits.append(Edit(whole, text))
    }
    return rewrite
  }

  /// Returns the checked iOS version as arguments, or nil if only other systems are checked.
  private static func release(in tokens: Range<Int>, of file: SourceFile) -> String? {
    guard let platform = tokens.first(where: { file.isToken($0, "iOS") }) else { return nil }
    let number = tokens.drop { $0 <= platform }.prefix { !file.isToken($0, ",") }
    let parts = number.map(file.text).joined().split(separator: ".")
    guard !parts.isEmpty, parts.allSatisfy({ UInt16($0) != nil }) else { return nil }
    return parts.joined(separator: ", ")
  }
}
