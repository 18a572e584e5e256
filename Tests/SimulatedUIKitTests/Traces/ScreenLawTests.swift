import Testing

@testable import SimulatedUIKit
@testable import TableTrace

/// The traces of tables are judged by the laws while they come to be.
@Suite("Screens and the laws")
@MainActor
struct ScreenLawTests {
  private nonisolated static let cases: [(ScreenCase, SystemVersion)] =
    (ScreenCase.editing + ScreenCase.contacts + ScreenCase.settings + ScreenCase.others)
    .flatMap { screen in screen.versions.map { (screen, $0) } }

  @Test("No screen breaks a law, whether its classes are known or not", arguments: cases)
  func breaksNone(_ screen: ScreenCase, _ version: SystemVersion) {
    Presence.forgetAll()
    for _ in 1...2 {
      let recorder = Simulation.$version.withValue(version, operation: screen.play)
      #expect(recorder.table.brokenLaws.isEmpty, "\(recorder.table.brokenLaws)")
      #expect(recorder.table.laws.verdict.judged > 5)
    }
  }

  @Test("An impossible call is recognized")
  func seesABreach() throws {
    let recorder = try #require(ScreenCase.settings.first).play()
    let row = TableTrace.IndexPath(section: 0, row: 99)
    recorder.table.sink.called(.cellForRowAt, row: row, rule: .updateRequery)
    recorder.table.sink.returned(.none)
    let breaches = recorder.table.brokenLaws
    #expect(breaches.map(\.law) == [.cellsOfCountedRows])
    #expect(breaches.first?.line == recorder.lines.count)
  }

  @Test("The laws expect no call of a method that turns out to be missing")
  func knowsWhatIsMissing() {
    Presence.forgetAll()
    let recorder = Simulation.$version.withValue(.iOS(9)) {
      ScreenCase.editing[0].play()
    }
    // Nobody has heightForRowAt there, so that cells may come without it.
    #expect(!recorder.text.contains("heightForRowAt"))
    #expect(recorder.text.contains("cellForRowAt"))
    #expect(recorder.table.brokenLaws.isEmpty)
  }
}
