import SimulatedUIKit
import Testing

@testable import Goldens
@testable import SimulatedUIKitTesting

/// The sentences that tests fail with.
@Suite("What is wrong with a trace")
struct TraceFaultTests {
  private static let cases: [(TraceFault, String)] = [
    (.nothingRaised, "nothing is raised, and the test expects an exception"),
    (
      .missing(path: "a.trace", next: "type this"),
      "there is no golden 'a.trace'\n  next: type this"
    ),
    (.missing(path: "a.trace", next: nil), "there is no golden 'a.trace'"),
    (.differs(report: ["a.trace: moved", "  why"], next: nil), "a.trace: moved\n  why"),
    (
      .twoGoldens(trace: "a.trace", pattern: "a.pattern"),
      "there is the trace 'a.trace' and the pattern 'a.pattern'; a test has one golden for a version\n"
        + "  next: delete one of the two"
    ),
    (
      .unreadableFile(path: "a.trace", reason: "it is no file"),
      "'a.trace' cannot be read: it is no file"
    ),
    (.unwritable(path: "a.trace", reason: "no space"), "'a.trace' cannot be written: no space"),
    (
      .link(path: "__Goldens__"),
      "'__Goldens__' is a link, and goldens are written through none\n"
        + "  next: put a file or a folder in its place"
    ),
    (
      .acceptedTwice(path: "a.trace"),
      "'a.trace' was written by this run of the tests, for another trace\n"
        + "  next: give each trace of a test a name, "
        + "expectTrace(of: table, matches: \"after the swipe\")"
    ),
    (
      .keptFile(path: "a.trace", GoldenProblem(line: 3, kind: .mergeConflict)),
      "'a.trace' is not replaced, line 3: "
        + "\(GoldenProblem(line: 3, kind: .mergeConflict).headline)\n"
        + "  next: resolve it, or delete the file"
    ),
    (
      .tooLong(path: "a.pattern"),
      "the pattern 'a.pattern' and the trace are too long to find out which of its lines still hold"
    ),
    (
      .notAccepted(path: "a.trace"),
      "'a.trace' is not written: the trace ends with an exception or breaks a law"
    ),
    (.noTest, "no test runs here, so that nobody knows where its goldens are"),
    (
      .acceptsOnServer,
      "TABLETRACE_ACCEPT is set where CI is set: a build server accepts no golden"
    ),
    (.unknownMode("yes\n"), "TABLETRACE_ACCEPT is 'yes␊'; write 1, or leave it out"),
  ]

  @Test("The sentence", arguments: cases)
  func isTold(fault: TraceFault, text: String) {
    #expect(fault.text == text)
  }
}
