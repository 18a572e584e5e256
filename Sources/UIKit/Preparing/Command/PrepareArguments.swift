/// The command line of `tabletrace-prepare`.
struct PrepareArguments: Hashable, Sendable {
  enum Request: Hashable, Sendable {
    case help(isLong: Bool)
    case prepare
  }

  private(set) var request = Request.prepare
  private(set) var files: [String] = []
  private(set) var folder = ""
  private(set) var isQuiet = false

  init(_ arguments: [String]) throws(PrepareProblem) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "-h", "--help":
        request = .help(isLong: word == "--help")
        return
      case "--":
        files += rest
        rest = []
      case "--quiet": isQuiet = true
      case "-o", "--output": try setFolder(rest.popFirst(), word)
      case _ where word.hasPrefix("--output="):
        try setFolder(String(word.dropFirst("--output=".count)), "--output")
      case _ where word.hasPrefix("-o") && !word.hasPrefix("--"):
        try setFolder(String(word.dropFirst(2)), "-o")
      case _ where word.hasPrefix("--quiet="): throw .unneededValue("--quiet")
      case _ where word.hasPrefix("-"): throw .unknownOption(word)
      default: files.append(word)
      }
    }
    if files.contains("") { throw .emptyOperand }
    if files.isEmpty { throw .missingFiles }
    if folder.isEmpty { throw .missingFolder }
  }

  private mutating func setFolder(_ value: String?, _ option: String) throws(PrepareProblem) {
    guard let value, !value.isEmpty else { throw .missingValue(option) }
    guard folder.isEmpty else { throw .repeatedOption(option) }
    folder = value
  }
}

/// The help of `tabletrace-prepare`.
enum PrepareHelp {
  static let short = """
    tabletrace-prepare: rewrite table code of iOS so that Swift on Linux compiles it

    usage: tabletrace-prepare [OPTION...] FILE... -o DIR

    options:
      -o, --output DIR  write to this folder, which is created if needed
      --quiet           print no summary on standard output
      -h, --help        print help (-h prints less)

    """

  static let long =
    short + """

      Pass all files of an app at once, because a class and its extensions can be in
      different files. Each FILE is written to DIR under its own name. FILE itself is
      never changed.

      @objc, @objcMembers, @IBOutlet, @IBAction and @UIApplicationMain are removed.
      #selector(tap) becomes Selector(Screen.tap, named: "tap"), and
      delegate?.tableView?(...) becomes a plain call. Names of Swift 4.0 become current
      names. Overrides in an extension move to the body of their class, between
      #sourceLocation lines. Line numbers stay the same, so compiler messages refer to
      the lines of FILE.

      A class with outlets gets a method that sets them, as a storyboard would. A class
      with a table gets a method that declares its callbacks. os(iOS) in a condition of
      #if becomes canImport(UIKit), which is true on Linux.

      Problems are printed on standard error in the form of compiler messages. An error
      means that the code does not compile until you change it. A warning means that the
      code compiles, but may behave differently than on iOS.

      exit codes:
        0   all files are rewritten, perhaps with warnings
        1   all files are written, but some places need a fix
        2   a file cannot be read (nothing is written) or cannot be written
        64  an invalid command line

      examples:
        tabletrace-prepare App/ListController.swift App/Cells.swift -o Prepared
        tabletrace-prepare App/*.swift -o Sources/App

      """
}
