import SimulatedUIKit
import Testing

@testable import Goldens
@testable import SimulatedUIKitTesting

/// The sentences that tests fail with.
@Suite("Problems of a trace")
struct TraceFaultTests {
  private static let cases: [(TraceFault, String)] = [
    (.nothingRaised, "no exception was raised, but the test expects one"),
    (
      .missing(path: "a.trace", next: "type this"),
      "missing golden 'a.trace'\n  next: type this"
    ),
    (.missing(path: "a.trace", next: nil), "missing golden 'a.trace'"),
    (.differs(report: ["a.trace: moved", "  why"], next: nil), "a.trace: moved\n  why"),
    (
      .twoGoldens(trace: "a.trace", pattern: "a.pattern"),
      "both the trace 'a.trace' and the pattern 'a.pattern' exist, but a version has one golden\n"
        + "  next: delete one of the two"
    ),
    (
      .unreadableFile(path: "a.trace", reason: "it is no file"),
      "'a.trace' cannot be read: it is no file"
    ),
    (.unwritable(path: "a.trace", reason: "no space"), "'a.trace' cannot be written: no space"),
    (
      .link(path: "__Goldens__"),
      "'__Goldens__' is a link, and goldens are not written through links\n"
        + "  next: replace the link with a file or a folder"
    ),
    (
      .acceptedTwice(path: "a.trace"),
      "this test run has already written 'a.trace', for another trace\n"
        + "  next: give each trace of a test a name: "
        + "expectTrace(of: table, matches: \"after the swipe\")"
    ),
    (
      .keptFile(path: "a.trace", GoldenProblem(line: 3, kind: .mergeConflict)),
      "'a.trace' is not overwritten, line 3: "
        + "\(GoldenProblem(line: 3, kind: .mergeConflict).headline)\n"
        + "  next: fix the file, or delete it"
    ),
    (
      .tooLong(path: "a.pattern"),
      "the pattern 'a.pattern' and the trace are too long to find the lines that still match"
    ),
    (
      .notAccepted(path: "a.trace"),
      "'a.trace' is not written: the trace ends with an exception or breaks a law"
    ),
    (.noTest, "no test is running here, so the place of its goldens is unknown"),
    (
      .acceptsOnServer,
      "TABLETRACE_ACCEPT cannot be used where CI is set: a build server accepts no golden"
    ),
    (.unknownMode("yes\n"), "TABLETRACE_ACCEPT is 'yes␊': set it to 1, or remove it"),
  ]

  @Test("Each problem has a sentence", arguments: cases)
  func isTold(fault: TraceFault, text: String) {
    #expect(fault.text == text)
  }
}
