import Scenarios
import TableTrace
import Testing

/// What a controller is told as its view appears, and as its device turns.
@Suite struct AppearanceTests {
  /// Which size classes are told as a device turns and turns back.
  @Test(arguments: [
    ("iPhone SE (1st gen)", ["compact, compact", "compact, regular"]),
    ("iPhone 16 Pro Max", ["regular, compact", "compact, regular"]),
    ("iPad Air", []),
  ])
  func turns(device: String, classes: [String]) throws {
    let body = """
      device: \(device)
      sections: [{rows: 1}]
      trace: [controller]
      controller: {viewWillTransition: , traitCollectionDidChange: }
      """
    let run = try Run(body, steps: "[load, rotate, rotate]", os: .iOS(17))
    #expect(run.lines.count { $0.hasPrefix("viewWillTransition(to:with:) {") } == 2)
    let told = run.lines.filter { $0.hasPrefix("traitCollectionDidChange(_:) ") }
    #expect(told.map { String($0.dropFirst("traitCollectionDidChange(_:) ".count)) } == classes)
    let old = try Run(body, steps: "[load, rotate]", os: .iOS(7, 1))
    #expect(!old.lines.contains { $0.hasPrefix("viewWillTransition") })
  }

  /// viewIsAppearing comes with the window, before the first layout, in every host that has one.
  @Test(arguments: [
    "viewController", "{viewController: {table: storyboard}}", "tableViewController",
    "{tableViewController: {in: navigationController}}",
    "{tableViewController: {in: navigationController, presented: sheet}}", "{rounds: 4}",
    "{triggers: [{setUp: counts}, window]}",
  ])
  func appearsInTheWindow(host: String) throws {
    for os in [SystemVersion.iOS(12), .iOS(13), .iOS(17), .iOS(26)] {
      let run = try Run(
        """
        host: \(host)
        sections: [{rows: 1}]
        trace: [controller]
        controller: {viewWillAppear: , viewIsAppearing: , viewDidLayoutSubviews: , viewDidAppear: }
        """,
        steps: "[load, disappear, appear]",
        os: os
      )
      let heads = run.lines.filter { !$0.hasPrefix("- ") && !$0.hasPrefix("> ") }
        .map { String($0.prefix { $0 != "(" }) }
      let appearing = heads.indices.filter { heads[$0] == "viewIsAppearing" }
      guard os != .iOS(12) else {
        #expect(appearing.isEmpty)
        continue
      }
      #expect(appearing.count == 2, "\(os): \(heads)")
      #expect(appearing.allSatisfy { $0 > 0 && heads[$0 - 1] == "viewWillAppear" }, "\(heads)")
      let window = try #require(run.lines.firstIndex { $0.hasPrefix("> window") })
      let first = try #require(run.lines.firstIndex { $0.hasPrefix("viewIsAppearing") })
      #expect(window < first)
    }
  }
}
