import Fuzzing
import Testing

/// What is said of a run, shown with shells that play the tool.
@Suite struct JudgeTests {
  private static func failure(
    _ script: String,
    _ input: FuzzInput,
    exits: Set<Int32>? = nil
  ) throws -> Failure? {
    let language = try #require(Surroundings.language)
    let judge = Judge(tool: ["/bin/sh", "-c", script, "tool"], language: language)
    return judge.failure(of: input, exits: exits)
  }

  private static let valid = "version: 1\ntitle: A\nsteps: [load]\n"

  @Test(
    arguments: [
      ("exit 0", sampleInput(.scenario, valid), nil),
      ("exit 2", sampleInput(.scenario, valid), nil),
      ("kill -TRAP $$", sampleInput(), .signal(5)),
      ("exit 70", sampleInput(), .exit(70)),
      ("exit 64", sampleInput(), .exit(64)),
      ("exit 64", sampleInput(.commandLine), nil),
      ("exit 0", sampleInput(.golden), .damagedGoldenPassed),
      ("exit 1", sampleInput(.golden), nil),
      (#"printf '\033[31m'; exit 1"#, sampleInput(.log), .controlBytes),
      (
        "echo 'error[T014]: x'; exit 2", sampleInput(.scenario, valid),
        .disagreement(.refusedByTheDecoder(["T014"]))
      ),
      ("echo 'error[T017]: x'; echo 'error[T014]: x'; exit 2", sampleInput(.scenario, valid), nil),
      ("echo 'error[T014]: x'; exit 2", sampleInput(.scenario, "version: 7\n"), nil),
      ("exit 0", sampleInput(.scenario, "version: 7\n"), .disagreement(.refusedByTheSchema)),
      (
        "echo 'x: the trace breaks law.swipes-pair: at'; exit 1", sampleInput(.laws),
        .brokenLaw("law.swipes-pair")
      ),
      ("echo 'x: the golden breaks law.swipes-pair: at'; exit 1", sampleInput(.laws), nil),
    ] as [(String, FuzzInput, Failure?)]
  )
  func says(_ script: String, _ input: FuzzInput, _ failure: Failure?) throws {
    #expect(try Self.failure(script, input) == failure)
  }

  @Test func whatIsTypedIsRead() throws {
    var input = sampleInput(.conversation)
    let script = #"read line; [ "$line" = q ] || exit 70"#
    #expect(try Self.failure(script, input) == .exit(70))
    input.files[FuzzInput.standardInput] = Array("q\n".utf8)
    #expect(try Self.failure(script, input) == nil)
  }

  @Test func aKeptCaseMayEndWithItsCodesOnly() throws {
    #expect(try Self.failure("exit 1", sampleInput(.log), exits: [1]) == nil)
    #expect(try Self.failure("exit 0", sampleInput(.log), exits: [1]) == .exit(0))
  }

  /// One input of eight is run twice.
  @Test func seesThatTwoRunsDiffer() throws {
    let failures = try (0..<64).map { number in
      try Self.failure("echo $$", sampleInput(.log, "input \(number)"))
    }
    #expect(failures.contains(.differs))
    #expect(failures.contains(nil))
  }

  @Test func sentencesSayWhatIsWrong() {
    let failures: [(Failure, String)] = [
      (.signal(11), "signal 11 ended the run"),
      (.exit(70), "the run ended with exit code 70"),
      (.hang, "the run did not end"),
      (.slow(2.345), "the run took 2.3 s of processor time"),
      (.memory(300_000_000), "the run took 300 MB"),
      (
        .superlinear(time: 14.26, output: 4),
        "four times the steps took 14.3 times the processor time for 4.0 times the output"
      ),
      (.damagedGoldenPassed, "a damaged golden passed"),
      (
        .disagreement(.refusedByTheDecoder(["T014", "T026"])),
        "the schema accepts what is refused with T014, T026"
      ),
      (.disagreement(.refusedByTheSchema), "the schema refuses what is accepted"),
      (.differs, "two runs wrote different bytes"),
      (.controlBytes, "an escape or a zero byte was written to a pipe"),
    ]
    for (failure, sentence) in failures { #expect(failure.sentence == sentence) }
  }
}
