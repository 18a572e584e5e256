/// Makes texts that match a regular expression of the kind that our schema uses.
struct PatternSampler: Sendable {
  private indirect enum Piece: Sendable {
    case characters([Character])
    case choice([[Piece]])
    case repeated(Piece, ClosedRange<Int>)
  }

  private let choices: [[Piece]]

  init(_ pattern: String) {
    var rest = Substring(pattern)
    choices = Self.choices(&rest)
  }

  func sample(_ random: inout SeededGenerator) -> String {
    Self.sample(choices, &random)
  }

  private static func sample(_ choices: [[Piece]], _ random: inout SeededGenerator) -> String {
    var text = ""
    for piece in choices.randomElement(using: &random) ?? [] {
      text += sample(piece, &random)
    }
    return text
  }

  private static func sample(_ piece: Piece, _ random: inout SeededGenerator) -> String {
    switch piece {
    case .characters(let characters):
      return characters.randomElement(using: &random).map(String.init) ?? ""
    case .choice(let choices): return sample(choices, &random)
    case .repeated(let piece, let range):
      let count = Int.random(in: range, using: &random)
      return (0..<count).map { _ in sample(piece, &random) }.joined()
    }
  }

  private static func choices(_ rest: inout Substring) -> [[Piece]] {
    var choices: [[Piece]] = [[]]
    while let character = rest.popFirst() {
      switch character {
      case ")": return choices
      case "|": choices.append([])
      case "^", "$": continue
      default:
        let piece = quantified(atom(character, &rest), &rest)
        choices[choices.count - 1].append(piece)
      }
    }
    return choices
  }

  private static func atom(_ character: Character, _ rest: inout Substring) -> Piece {
    switch character {
    case "(":
      if rest.hasPrefix("?:") { rest.removeFirst(2) }
      return .choice(choices(&rest))
    case "[": return .characters(set(&rest))
    case "\\":
      guard let escaped = rest.popFirst() else { return .characters([]) }
      return .characters(escaped == "d" ? Array("0123456789") : [escaped])
    case ".": return .characters(Array("abc0"))
    default: return .characters([character])
    }
  }

  /// Reads the characters of a set such as `[0-9a]`.
  private static func set(_ rest: inout Substring) -> [Character] {
    var found: [Character] = []
    while let character = rest.popFirst(), character != "]" {
      guard character == "-", let first = found.last, let last = rest.first, last != "]" else {
        found.append(character)
        continue
      }
      rest.removeFirst()
      guard let low = first.asciiValue, let high = last.asciiValue, low < high else { continue }
      found += (low + 1...high).map { Character(Unicode.Scalar($0)) }
    }
    return found
  }

  private static func quantified(_ piece: Piece, _ rest: inout Substring) -> Piece {
    switch rest.first {
    case "?":
      rest.removeFirst()
      return .repeated(piece, 0...1)
    case "+":
      rest.removeFirst()
      return .repeated(piece, 1...2)
    case "*":
      rest.removeFirst()
      return .repeated(piece, 0...2)
    case "{":
      let bounds = rest.dropFirst().prefix { $0 != "}" }.split(separator: ",").compactMap {
        Int($0)
      }
      rest = rest.drop { $0 != "}" }.dropFirst()
      guard let low = bounds.first, let high = bounds.last, low <= high else { return piece }
      return .repeated(piece, low...high)
    default: return piece
    }
  }
}
