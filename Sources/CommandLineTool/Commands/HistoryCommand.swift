import Diagnostics
import TableTrace

/// `history`: what changed about a callback from release to release.
struct HistoryCommand: Command {
  static let facts = CommandFacts(
    name: "history",
    purpose: .find,
    operands: "CALLBACK",
    atLeast: 1,
    atMost: 1,
    flags: [.os, .quiet],
    says: "tell how the calls of a callback changed from iOS 4 to 26",
    details: [
      "The rules are those behind its calls in the lessons, and those that decide about them. --os tells "
        + "only what changed in that release. 'tabletrace rules --changes' tells it of every rule."
    ],
    examples: ["tabletrace history heightForRowAt", "tabletrace history didSelectRowAtIndexPath"]
  )

  var callback: Callback
  var taken: [TakenName]
  var version: SystemVersion?

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.first ?? ""
    let argument = try CallbackArgument(word, of: "history", such: "heightForRowAt")
    callback = argument.callback
    taken = [argument.taken].compactMap(\.self)
    version = try VersionArgument.single(line)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let book = try LessonBook(in: world)
    let rules = CallbackSightings(of: callback, in: book).rules
    let deciding = rules.flatMap { RuleBook.entry($0)?.kind.decidedBy ?? [] }
    let facts = callback.facts
    let history = RuleHistory(
      rules: Set(rules + deciding),
      version: version,
      ink: world.ink,
      beginning: "the rules begin; 'tabletrace explain \(facts.key)' names them"
    )
    let end = facts.deprecated.map { ", deprecated from \($0) on" } ?? ""
    try world.print(
      "\(world.ink.paint(facts.key, .bold)): available from \(facts.introduced) on\(end)\n\n"
    )
    try world.print(history.text)
    if let version { try world.noteMissingRecordings(of: version) }
    return book.isWhole ? .success : .invalid
  }
}
