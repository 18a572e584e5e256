import TableTrace
import Testing

@testable import Scenarios

@Suite struct SurroundingsTests {
  @Test func defaultsAreFilledIn() throws {
    let scenario = try decodedBody("")
    #expect(scenario.versions == [.iOS(17)])
    #expect(scenario.host == HostDescription())
    #expect(scenario.viewport == .size(Size(width: 320, height: 480)))
    #expect(scenario.style == .plain)
    #expect(scenario.cells == [CellDescription()])
    #expect(scenario.clients[.delegate] == nil)
    let callbacks = scenario.clients[.dataSource]?.callbacks.map(\.callback)
    #expect(callbacks == [.numberOfRowsInSection, .cellForRowAt])
  }

  @Test(arguments: [
    ("os: iOS 9.3", [SystemVersion.iOS(9, 3)]),
    ("os: [iOS 10, Catalyst 26]", [.iOS(10), SystemVersion(.catalyst, 26)]),
  ])
  func versions(_ text: String, _ versions: [SystemVersion]) throws {
    #expect(try decodedBody(text).versions == versions)
  }

  @Test func hosts() throws {
    var host = HostDescription()
    host.isInNavigationController = true
    host.presented = "sheet"
    host.tableOrigin = "storyboard"
    let text = "{in: navigationController, presented: sheet, table: storyboard}"
    #expect(try decodedBody("host: {viewController: \(text)}").host == host)
    host.owner = .tableViewController
    #expect(try decodedBody("host: {tableViewController: \(text)}").host == host)
    #expect(try decodedBody("host: detached").host.owner == .detached)
    #expect(try decodedBody("host: {rounds: 4}").host.owner == .unknown(requeries: 4))
    let triggers = try decodedBody("host: {triggers: [setUp, {frame: counts}, layout]}").host.owner
    #expect(
      triggers
        == .triggers([
          .init(phase: .setUp, requery: nil), .init(phase: .frame, requery: .counts),
          .init(phase: .layout, requery: nil),
        ])
    )
  }

  @Test(arguments: [
    ("rowHeight: 60.5", TableProperty(name: "rowHeight", value: .number(60.5))),
    ("rowHeight: automatic", TableProperty(name: "rowHeight", value: .automatic)),
    ("allowsSelection: false", TableProperty(name: "allowsSelection", value: .flag(false))),
    ("editing: true", TableProperty(name: "isEditing", value: .flag(true))),
    ("tableHeaderView: 40", TableProperty(name: "tableHeaderView", value: .view(height: 40))),
    (
      "tableFooterView: {height: 0}",
      TableProperty(name: "tableFooterView", value: .view(height: 0))
    ),
    ("tableFooterView: none", TableProperty(name: "tableFooterView", value: .none)),
    (
      "contentInset: {top: 20}",
      TableProperty(
        name: "contentInset",
        value: .insets(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      )
    ),
    (
      "contentOffset: {x: 0, y: -20}",
      TableProperty(name: "contentOffset", value: .point(Point(x: 0, y: -20)))
    ),
  ])
  func properties(_ text: String, _ property: TableProperty) throws {
    let scenario = try decodedBody("table:\n  style: grouped\n  \(text)")
    #expect(scenario.style == .grouped)
    #expect(scenario.properties == [property])
  }

  @Test func modelAndCells() throws {
    let scenario = try decodedBody(
      """
      sections:
        - {header: Fruit, footer: 3 kinds, rows: [Apple, 7, "true"]}
        - rows: 1000000000
      dataSource: {numberOfSections: model}
      cells:
        - {identifier: Plain, dequeue: plain, register: none}
        - {identifier: Wide, rows: "1,*"}
      selfSizing: {default: 60, "0,2": 120, headers: {"0": 30, default: 20}}
      """
    )
    #expect(scenario.sections[0].rows == .items(["Apple", "7", "true"]))
    #expect(scenario.sections[1].rows == .count(1_000_000_000))
    #expect(scenario.cells.map(\.identifier) == ["Wide", "Plain"])
    #expect(scenario.selfSizing.rows.map(\.height) == [120, 60])
    #expect(scenario.selfSizing.headers.map(\.height) == [30, 20])
  }

  @Test func lineEndsAndByteOrderMarksDoNotMatter() throws {
    let text = "version: 1\ntitle: A\nsteps:\n  - load\n  - query: visibleCells\n"
    let plain = try decoded(text)
    let windows = try decoded("\u{FEFF}" + text.replacing("\n", with: "\r\n"))
    #expect(plain.steps.map(\.text) == windows.steps.map(\.text))
    #expect(plain.steps.map(\.line) == [4, 5])
    #expect(windows.steps.map(\.line) == [4, 5])
  }
}
