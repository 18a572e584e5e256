import Fuzzing
import Testing

/// What a run of a program comes to, within its limits.
@Suite struct ChildRunTests {
  private static func run(_ script: String, _ change: (inout RunLimits) -> Void = { _ in })
    -> ChildRun
  {
    var limits = RunLimits()
    change(&limits)
    return ChildRun(["/bin/sh", "-c", script], in: "/", limits: limits)
  }

  @Test(
    arguments: [
      ("exit 0", .exit(0)), ("exit 64", .exit(64)), ("kill -SEGV $$", .signal(11)),
      ("kill -ILL $$", .signal(4)),
    ] as [(String, ChildRun.Ending)]
  )
  func seesHowItEnds(_ script: String, _ ending: ChildRun.Ending) {
    #expect(Self.run(script).ending == ending)
  }

  @Test func readsBothOutputs() {
    let run = Self.run("echo one; echo two >&2; pwd")
    #expect(String(decoding: run.output.beginning, as: UTF8.self) == "one\ntwo\n/\n")
    #expect(run.output.count == 10)
    #expect(!run.output.hasControlBytes)
    #expect(Self.run(#"printf '\033[0m'"#).output.hasControlBytes)
    #expect(Self.run(#"printf 'a\000'"#).output.hasControlBytes)
    #expect(Self.run("echo a").output == Self.run("echo a").output)
    #expect(Self.run("echo a").output != Self.run("echo b").output)
  }

  @Test func endsWhatTakesProcessorTime() {
    let run = Self.run("while :; do :; done") { $0.processorSeconds = 0.5 }
    #expect(run.seconds > 0.5 && run.seconds < 3)
    #expect(run.ending != .exit(0))
  }

  @Test func endsWhatWaits() {
    let run = Self.run("sleep 20 & wait") { $0.clockSeconds = 1 }
    #expect(run.ending == .stopped)
  }

  @Test func aProgramThatIsMissingIsNoSuccess() {
    #expect(ChildRun(["/no/such/program"], in: "/", limits: RunLimits()).ending == .exit(127))
  }
}
