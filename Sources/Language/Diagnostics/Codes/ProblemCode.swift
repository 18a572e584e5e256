/// The stable code of a kind of problem.
///
/// A code never changes its meaning and is never used again. The codes are listed once, in the
/// extensions of this type. Their explanations are in a file of texts that `explain` reads.
package struct ProblemCode: Hashable, Sendable {
  /// The subject of a problem; the raw value is the letter of its code.
  package enum Family: String, CaseIterable, Sendable {
    case scenario = "T"
    case golden = "G"
    case log = "L"
    /// The ledger of the evidence, or its list of cases.
    case ledger = "C"
    case usage = "U"
    case file = "F"
    /// A lesson of a course, which is a Markdown file.
    case lesson = "M"
  }

  package var family: Family
  /// The number behind the letter.
  package var number: Int
  /// The title of the page, a few words.
  package var title: String
  package var severity: Severity

  init(
    _ family: Family,
    _ number: Int,
    _ title: String,
    severity: Severity = .error
  ) {
    self.family = family
    self.number = number
    self.title = title
    self.severity = severity
  }

  /// All codes, those of scenarios first, each family in the order of its numbers.
  package static let all: [ProblemCode] =
    (files + syntax + structure + callbacks + meaning).sorted { $0.number < $1.number }
    + goldens + logs + ledger + usage + access + lessons

  /// The numbers of codes of scenarios that are no longer needed; none is given away again.
  package static let retired: Set<Int> = [18]

  /// Returns the code with this name, `T012`; nil if there is none.
  package static func named(_ name: String) -> ProblemCode? {
    all.first { $0.name == name.uppercased() }
  }

  /// Returns a sentence with the code in front, as findings print it: `G004: 3 lines contain ...`.
  package func headline(_ message: String) -> String {
    "\(name): \(message)"
  }

  /// The code as messages print it, `T012`.
  package var name: String {
    let digits = String(number)
    return family.rawValue + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }
}

package enum Severity: String, CaseIterable, Sendable {
  /// The scenario cannot be run.
  case error
  /// The scenario can be run, but something in it has no effect.
  case warning
}
