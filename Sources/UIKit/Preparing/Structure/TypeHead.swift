/// The tokens between the name of a type and its body.
struct TypeHead {
  /// The token of the bracket that opens the body.
  private(set) var open = 0
  private(set) var inherited: [String] = []
  private(set) var isConstrained = false

  /// Nil if no body follows, so that this is no declaration.
  init?(_ file: SourceFile, from start: Int) {
    var place = start
    var angles = 0
    var isList = false
    var beginsName = false
    while place < file.tokens.count {
      let text = file.tokens[place].range.count <= 64 ? file.text(place) : ""
      switch text {
      case "{":
        open = place
        return
      case "}", ";", ")", "]", "func", "var", "let", "extension", "import", "struct", "enum":
        return nil
      case "class", "protocol", "actor":
        if file.isWord(place + 1) { return nil }
        add(text, begins: &beginsName, isPart: false)
      case "where": isConstrained = true
      case "<": angles += 1
      case ">" where !file.isToken(place - 1, "-"): angles -= 1
      case ":" where angles == 0 && !isConstrained && !isList: (isList, beginsName) = (true, true)
      case "," where angles == 0: beginsName = true
      case ".": break
      default:
        guard isList, angles == 0, !isConstrained, file.isWord(place) else { break }
        add(text, begins: &beginsName, isPart: file.isToken(place - 1, "."))
      }
      place = file.next(after: place)
    }
    return nil
  }

  private mutating func add(_ word: String, begins: inout Bool, isPart: Bool) {
    if begins {
      inherited.append(word)
    } else if isPart, let last = inherited.popLast() {
      inherited.append(last + "." + word)
    }
    begins = false
  }
}

enum Labels {
  /// Returns the labels between an opening bracket and its counterpart, with `_` for a missing one.
  static func read(_ file: SourceFile, _ tokens: Range<Int>) -> [String] {
    var labels: [String] = []
    var place = tokens.lowerBound + 1
    var (angles, isFirst) = (0, true)
    while place < tokens.upperBound {
      if file.isToken(place, "<") { angles += 1 }
      if file.isToken(place, ">"), !file.isToken(place - 1, "-") { angles -= 1 }
      if file.isToken(place, ","), angles == 0 {
        isFirst = true
      } else if isFirst, file.isWord(place) {
        labels.append(file.text(place))
        isFirst = false
      }
      place = file.next(after: place)
    }
    return labels
  }
}
