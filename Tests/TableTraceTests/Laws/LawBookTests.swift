import Testing

@testable import TableTrace

@Suite("The list of laws") struct LawBookTests {
  @Test("Every name has one law, in the order of the names")
  func namesAreThoseOfTheLaws() {
    #expect(Set(LawBook.all.map(\.id)) == Set(LawID.allCases))
    #expect(LawBook.all.count == LawID.allCases.count)
  }

  @Test(
    "A law is one or two sentences, and the rules that suspend it exist",
    arguments: LawBook.all.map(\.id)
  )
  func lawsAreSentences(id: LawID) throws {
    let law = try #require(LawBook.law(id))
    #expect(law.sentence.hasSuffix("."))
    #expect(law.sentence.dropLast().ranges(of: ". ").count <= 1)
    for suspension in law.suspensions {
      #expect(RuleBook.entry(suspension.rule) != nil)
      #expect(
        SystemVersion.all.contains(where: suspension.isInForce) || suspension.extent == .furtherEnds
      )
    }
  }

  @Test("An event with an unknown rule breaks a law")
  func rulesAreThoseOfTheBook() {
    var checker = LawChecker(.iOS(17), hooks: [], rules: [.numberOfRows])
    checker.called(Call(.numberOfRowsInSection, .section(0), rule: .numberOfRows))
    #expect(checker.breaches == [])
    checker.called(Call(.cellForRowAt, .row(IndexPath(section: 0, row: 0)), rule: .cellForRow))
    #expect(checker.breaches.map(\.fault) == [.withoutRule])
  }

  @Test("A closed gate that its callback does not list breaks a law")
  func gatesAreListed() throws {
    let gate = try #require(GateBook.gates(of: .didSelectRowAt).first)
    var checker = LawChecker(.iOS(17), hooks: [])
    checker.closed(ClosedGate(gate.id, keeps: .didSelectRowAt, row: nil, rule: gate.rule))
    #expect(checker.breaches == [])
    checker.closed(ClosedGate(.dropPlace, keeps: .didSelectRowAt, row: nil, rule: gate.rule))
    #expect(checker.breaches.map(\.fault) == [.unlistedGate])
  }

  @Test("A client that is set late breaks no law by earlier calls")
  func lateClients() throws {
    let watch = LawWatch(.iOS(17), before: TraceRecorder())
    let table = try ScrollWalk.uniformTable(rows: 3, height: 44, viewport: 440, .iOS(17), watch)
    var delegate = Client()
    delegate.willDisplayCell { _, _, _ in }
    delegate.didEndDisplayingCell { _, _, _ in }
    let judged = watch.verdict.judged
    table.delegate = delegate
    try table.reloadData()
    try table.layoutIfNeeded()
    #expect(watch.verdict.breaches == [])
    #expect(watch.verdict.judged == judged)
  }

  @Test("The memory for laws does not grow with the trace")
  func memoryIsBounded() throws {
    var pairs = PairMemory()
    var answers = AnswerMemory()
    for number in 0..<1000 {
      let begins = pairs.begin(.object(number), mostEnds: 1)
      let ends = pairs.end(.object(number))
      #expect(begins && ends)
      answers.answer(.one, .allowed)
    }
    #expect(pairs.count == 0)
    #expect(answers.count == 1)
  }
}
