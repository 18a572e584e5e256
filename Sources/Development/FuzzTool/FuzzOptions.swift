import Fuzzing

/// The command line of `tabletrace-fuzz`.
struct FuzzOptions {
  enum Problem: Error {
    case unknown(String)
    case needsNumber(String)
    case needsValue(String)
    case needsKind(String)
    case needsTool

    var sentence: String {
      switch self {
      case .unknown(let word): "unknown option '\(word)'"
      case .needsNumber(let option): "\(option) needs a number"
      case .needsValue(let option): "\(option) needs a value"
      case .needsKind(let word):
        "'\(word)' is no kind of input; the kinds are "
          + FuzzInput.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      case .needsTool: "the path of the tabletrace binary is missing"
      }
    }
  }

  static let usage = """
    usage: tabletrace-fuzz [OPTION...] TOOL

      --seed N        the inputs to make; the same seed makes the same inputs
      --inputs N      how many inputs to run
      --input N       run the input of this number alone
      --only KIND     make inputs of one kind, such as deep: scenarios whose updates add up
      --seconds N     how long to run
      --jobs N        how many to run at a time
      --cases FOLDER  kept cases, which are run first
      --keep FOLDER   where findings are stored, made small
      --print N       print the input of this number and run nothing

    Without --inputs and --seconds 1000 inputs are run. Run it at the top level of the
    repository, whose scenarios, goldens, logs and ledger it damages.
    """

  var seed: UInt64?
  var extent = Fuzzer.Extent(inputs: 1000)
  var only: FuzzInput.Kind?
  var jobs: Int?
  var cases: String?
  var keep: String?
  var printed: Int?
  var tool = ""

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--seed": seed = try Self.number(word, &rest)
      case "--inputs": extent.inputs = try Self.number(word, &rest)
      case "--input":
        extent = Fuzzer.Extent(first: try Self.number(word, &rest), inputs: 1)
      case "--seconds":
        extent = Fuzzer.Extent(inputs: .max, seconds: Double(try Self.number(word, &rest) as Int))
      case "--only":
        let name = try Self.value(word, &rest)
        guard let kind = FuzzInput.Kind(rawValue: name) else { throw .needsKind(name) }
        only = kind
      case "--jobs": jobs = try Self.number(word, &rest)
      case "--cases": cases = try Self.value(word, &rest)
      case "--keep": keep = try Self.value(word, &rest)
      case "--print": printed = try Self.number(word, &rest)
      case _ where word.hasPrefix("-"): throw .unknown(word)
      default: tool = word
      }
    }
    guard !tool.isEmpty || printed != nil else { throw .needsTool }
  }

  private static func value(
    _ option: String,
    _ rest: inout ArraySlice<String>
  ) throws(Problem) -> String {
    guard let value = rest.popFirst() else { throw .needsValue(option) }
    return value
  }

  private static func number<Number: FixedWidthInteger>(
    _ option: String,
    _ rest: inout ArraySlice<String>
  ) throws(Problem) -> Number {
    guard let number = Number(try value(option, &rest)), number >= 0 else {
      throw .needsNumber(option)
    }
    return number
  }
}
