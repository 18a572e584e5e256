import TableTrace
import Testing

@testable import CommandLineTool

/// What can be typed while a trace is walked through.
struct WalkCommandTests {
  @Test(
    arguments: [
      ("", .go(.forward)), ("  n ", .go(.forward)), ("NEXT", .go(.forward)), ("b", .go(.back)),
      ("p", .go(.phase)), ("s", .go(.step)), ("step 12", .go(.stepNumber(12))),
      ("17", .go(.event(17))), ("-3", .go(.event(-3))), ("first", .go(.start)), ("q", .quit),
      ("last", .go(.end)), ("?", .help),
      ("heightForRowAtIndexPath", .go(.call(.callback(.heightForRowAt)))),
      ("tableView(_:cellForRowAt:)", .go(.call(.callback(.cellForRowAt)))),
      ("step x", .unknown("step x", near: ["step"])),
    ] as [(String, WalkCommand)]
  )
  func linesAreUnderstood(line: String, command: WalkCommand) {
    #expect(WalkCommand(line) == command)
  }

  @Test func everyWordStandsInTheList() {
    for word in WalkCommand.words.flatMap(\.words) { #expect(WalkCommand.list.contains(word)) }
  }
}
