import Testing

@testable import SimulatedUIKitTesting

@Suite("Accepting goldens in tests")
struct AcceptModeTests {
  private static let cases: [([String: String], Bool, TraceFault?)] = [
    ([:], false, nil),
    (["TABLETRACE_ACCEPT": ""], false, nil),
    (["TABLETRACE_ACCEPT": "1"], true, nil),
    (["TABLETRACE_ACCEPT": "1", "CI": ""], true, nil),
    (["TABLETRACE_ACCEPT": "1", "CI": "true"], false, .acceptsOnServer),
    (["TABLETRACE_ACCEPT": "1", "CI": "1"], false, .acceptsOnServer),
    (["TABLETRACE_ACCEPT": "1", "CI": "0"], true, nil),
    (["TABLETRACE_ACCEPT": "1", "CI": "False"], true, nil),
    (["CI": "true"], false, nil),
    (["TABLETRACE_ACCEPT": "yes"], false, .unknownMode("yes")),
    (["TABLETRACE_ACCEPT": "0"], false, .unknownMode("0")),
  ]

  @Test("The environment decides whether goldens are accepted", arguments: cases)
  func isRead(environment: [String: String], accepts: Bool, fault: TraceFault?) {
    let mode = AcceptMode(environment)
    #expect(mode.accepts == accepts)
    #expect(mode.fault == fault)
  }
}
