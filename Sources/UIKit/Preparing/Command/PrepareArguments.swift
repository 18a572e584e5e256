/// The command line of `tabletrace-prepare`.
struct PrepareArguments: Hashable, Sendable {
  /// What is asked for.
  enum Request: Hashable, Sendable {
    /// The help, long or short.
    case help(isLong: Bool)
    /// To prepare files.
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
      -o, --output DIR  the folder for the rewritten files, made if it is not there
      --quiet           leave out the line on standard output
      -h, --help        print help; -h is the short form

    """

  static let long =
    short + """

      Give all files of an app at once: a class is looked for in all of them. Each
      FILE is written into DIR under its own name, and FILE itself is never changed.

      Dropped are @objc, @objcMembers, @IBOutlet, @IBAction and @UIApplicationMain;
      #selector(tap) becomes Selector(Screen.tap), delegate?.tableView?(...) a plain
      call; names of Swift 4.0 become those of today; members that override in an
      extension go into the body of their class, between #sourceLocation lines. Lines
      stay where they are, so that messages of the compiler name lines of FILE.
      A class with outlets gets a method that fills them, as a storyboard would, and a
      class of a table one that declares which methods it has. os(iOS) in a condition
      of #if becomes canImport(UIKit), which holds on Linux.

      What it cannot do is printed on standard error with its line, in the form of the
      compiler's messages: an error does not compile until somebody mends it, a
      warning compiles and may do something else than on iOS.

      exit codes:
        0   everything is rewritten, perhaps with warnings
        1   everything is written, and something is left to mend by hand
        2   a file cannot be read or written; if it cannot be read, nothing is written
        64  the command line was not understood

      examples:
        tabletrace-prepare App/ListController.swift App/Cells.swift -o Prepared
        tabletrace-prepare App/*.swift -o Sources/App

      """
}
