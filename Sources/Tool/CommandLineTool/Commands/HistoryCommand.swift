import Diagnostics
import Project
import Reports
import TableTrace
import Teaching

/// `history`: shows how a callback changed from version to version.
struct HistoryCommand: Command {
  static let facts = CommandFacts(
    name: "history",
    purpose: .find,
    operands: "CALLBACK",
    atLeast: 1,
    atMost: 1,
    flags: [.os, .format, .large, .quiet],
    formats: [.text, .json],
    meanings: [.os: "print only the changes of this iOS version, such as 'iOS 9' or iOS-9.3"],
    says: "show how the calls of a callback changed from iOS 4 to 26",
    details: [
      "The command lists the iOS versions in which the calls of CALLBACK changed, with the rule, "
        + "its old value and its new value. A rule is included if it causes calls of CALLBACK in a "
        + "lesson, or is related to such a rule. --os prints only the changes of one version. "
        + "'tabletrace rules --changes' prints the changes of all rules."
    ],
    examples: [
      "tabletrace history heightForRowAt", "tabletrace history didSelectRowAtIndexPath",
      "tabletrace history prefetchRowsAt --format json",
    ]
  )

  var callback: Callback
  var taken: [TakenName]
  var version: SystemVersion?
  private var format: OutputFormat

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.first ?? ""
    let argument = try CallbackArgument(word, of: "history", such: "heightForRowAt")
    callback = argument.callback
    taken = [argument.taken].compactMap(\.self)
    version = try VersionArgument.single(line)
    format = OutputFormat(line)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let book = try LessonBook(in: world)
    let facts = callback.facts
    let history = RuleHistory(
      rules: CallbackCauses(of: callback, in: book).all(of: callback),
      version: version,
      beginning: "the first rules; to list them: tabletrace explain \(facts.key) --all",
      introduced: facts.introduced > .iOS(4) ? facts.introduced : nil
    )
    if format == .json {
      let document = ChangesDocument(history: history, callback: facts)
      try world.print(ChangesDocument.shape.document(document))
      return book.isWhole ? .success : .invalid
    }
    let end = facts.deprecated.map { ", deprecated since \($0)" } ?? ""
    try world.print(
      "\(world.ink.paint(facts.key, .bold)): available since \(facts.introduced)\(end)\n\n"
    )
    try world.print(PagePlainText(ink: world.ink).text(of: history.pages))
    if let version { try world.noteMissingRecordings(of: version) }
    return book.isWhole ? .success : .invalid
  }
}
