/// Reads blocks of repeated lines.
extension LogText {
  /// Whether the text begins a block of repeated lines, such as `x3 {`.
  var isRepeat: Bool {
    let count = dropLast().trimmingBlanks
    return count.first == "x" && count.count > 1 && count.dropFirst().allSatisfy { $0.isDigit }
  }

  /// The index of the brace in `x3 {`, or nil if no block begins here.
  var repeatBrace: Int? {
    let count = dropFirst().prefix { $0.isDigit }
    let brace = self[count.endIndex...].droppingBlanks
    return first == "x" && !count.isEmpty && brace.first == "{" ? brace.startIndex : nil
  }

  /// The first call of a block on one line.
  ///
  /// It ends at `;`, at the brace that ends the block, or at a comma before another method.
  var callInBlock: LogText {
    var depth = 0
    let end = indices.first { place in
      switch self[place] {
      case "{": depth += 1
      case "}" where depth > 0: depth -= 1
      case "}": return true
      case ";": return depth == 0
      case ",": return LogLineReader.word(self[place...].dropFirst().droppingBlanks) != nil
      default: break
      }
      return false
    }
    return self[..<(end ?? endIndex)]
  }
}
