import TableTrace
import Testing

/// Every host: its phases, the re-query that each causes, and the controller's methods around them.
@Suite struct HostTests {
  /// A host under a version; calls stand behind the phase that causes them.
  struct HostCase: CustomTestStringConvertible {
    let host: String
    let os: SystemVersion
    let events: [String]

    init(_ host: String, _ os: SystemVersion, _ events: [String]) {
      self.host = host
      self.os = os
      self.events = events
    }

    var testDescription: String { "\(host), \(os)" }
  }

  private static let cases = [
    HostCase(
      "viewController",
      .iOS(6),
      [
        "viewDidLoad", "  > set-up: sections rows", "viewWillAppear false",
        "> window: sections rows",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "> layout: sections rows cell", "viewDidAppear false",
      ]
    ),
    HostCase(
      "viewController",
      .iOS(12),
      [
        "viewDidLoad", "  > set-up: sections rows", "viewWillAppear false",
        "> window: sections rows",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "> layout: sections rows cell", "viewDidAppear false",
      ]
    ),
    HostCase(
      "viewController",
      .iOS(13),
      [
        "viewDidLoad", "  > set-up: sections rows", "viewWillAppear false",
        "> window: sections rows",
        "> insets: sections rows", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "> layout: sections rows cell", "viewDidAppear false",
      ]
    ),
    HostCase(
      "viewController",
      .iOS(13, 4),
      [
        "viewDidLoad", "  > set-up: sections rows", "viewWillAppear false", "> window",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "> layout: sections rows cell",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "viewController",
      .iOS(17),
      [
        "viewDidLoad", "  > set-up: sections rows", "viewWillAppear false", "> window",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "> layout: sections rows cell",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "viewController",
      SystemVersion(.catalyst, 26),
      [
        "viewDidLoad", "  > set-up: sections rows", "viewWillAppear false", "> window",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "> layout: sections rows cell",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "{viewController: {table: storyboard}}",
      .iOS(9),
      [
        "viewDidLoad", "> set-up: sections rows", "viewWillAppear false", "> window: sections rows",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "> layout: sections rows cell", "viewDidAppear false",
      ]
    ),
    HostCase(
      "{viewController: {table: storyboard}}",
      .iOS(13),
      [
        "viewDidLoad", "> set-up: sections rows", "viewWillAppear false", "> window: sections rows",
        "> insets: sections rows", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "> layout: sections rows cell", "viewDidAppear false",
      ]
    ),
    HostCase(
      "{viewController: {table: storyboard}}",
      .iOS(13, 4),
      [
        "viewDidLoad", "> set-up: sections rows", "viewWillAppear false", "> window",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "> layout: sections rows cell",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "{viewController: {in: navigationController}}",
      .iOS(9),
      [
        "viewDidLoad", "  > set-up: sections rows", "viewWillAppear false",
        "> window: sections rows",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "> layout: sections rows cell", "viewDidAppear false",
      ]
    ),
    HostCase(
      "tableViewController",
      .iOS(6),
      [
        "viewDidLoad", "viewWillAppear false", "> will appear: sections", "> window",
        "viewDidAppear false", "viewWillLayoutSubviews", "> layout: sections rows cell",
        "viewDidLayoutSubviews",
      ]
    ),
    HostCase(
      "tableViewController",
      .iOS(8),
      [
        "viewDidLoad", "viewWillAppear false", "> will appear: sections rows", "> window",
        "viewDidAppear false", "viewWillLayoutSubviews", "> layout: sections rows cell",
        "viewDidLayoutSubviews",
      ]
    ),
    HostCase(
      "tableViewController",
      .iOS(9),
      [
        "viewDidLoad", "viewWillAppear false", "> will appear: sections rows", "> window",
        "viewWillLayoutSubviews", "> layout: sections rows cell", "viewDidLayoutSubviews",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "tableViewController",
      .iOS(17),
      [
        "viewDidLoad", "viewWillAppear false", "> will appear: sections rows", "> window",
        "viewWillLayoutSubviews", "> layout: sections rows cell", "viewDidLayoutSubviews",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "{tableViewController: {in: navigationController}}",
      .iOS(6),
      [
        "viewDidLoad", "viewWillAppear false", "> will appear: sections", "> window",
        "viewWillLayoutSubviews", "> layout: sections rows cell", "viewDidLayoutSubviews",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "{tableViewController: {in: navigationController}}",
      .iOS(8),
      [
        "viewDidLoad", "viewWillAppear false", "> will appear: sections rows", "> window",
        "viewWillLayoutSubviews", "> layout: sections rows cell", "viewDidLayoutSubviews",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "{tableViewController: {in: navigationController}}",
      .iOS(17),
      [
        "> set-up: sections rows", "viewDidLoad", "viewWillAppear false",
        "> will appear: sections rows", "> window: sections rows rows", "> insets: sections rows",
        "viewWillLayoutSubviews", "> layout: sections rows cell", "viewDidLayoutSubviews",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "{tableViewController: {in: navigationController, presented: sheet}}",
      .iOS(6),
      [
        "viewDidLoad", "viewWillAppear true", "> will appear: sections", "> window",
        "viewWillLayoutSubviews", "> layout: sections rows cell", "viewDidLayoutSubviews",
        "viewDidAppear true",
      ]
    ),
    HostCase(
      "{tableViewController: {in: navigationController, presented: sheet}}",
      .iOS(16),
      [
        "viewDidLoad", "viewWillAppear true", "> will appear: sections rows", "> window",
        "viewWillLayoutSubviews", "> layout: sections rows cell", "viewDidLayoutSubviews",
        "viewDidAppear true",
      ]
    ),
    HostCase(
      "{tableViewController: {in: navigationController, presented: sheet}}",
      .iOS(17),
      [
        "> set-up: sections rows", "viewDidLoad", "viewWillAppear true",
        "> will appear: sections rows", "> window: sections rows rows", "> insets: sections rows",
        "viewWillLayoutSubviews", "> layout: sections rows cell", "viewDidLayoutSubviews",
        "viewDidAppear true",
      ]
    ),
    HostCase(
      "{triggers: [setUp, {window: counts}, frame, insets, {willAppear: sections}, layout]}",
      .iOS(9),
      [
        "viewDidLoad", "> set-up: sections rows", "viewWillAppear false", "> window: sections rows",
        "> frame: sections rows", "> insets: sections rows", "> will appear: sections",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "> layout: sections rows cell",
        "viewDidAppear false",
      ]
    ),
    HostCase(
      "{triggers: [{setUp: none}, willAppear, {window: countsThenGeometry}, {layout: none}]}",
      .iOS(9),
      [
        "viewDidLoad", "> set-up", "viewWillAppear false", "> will appear: sections rows",
        "> window: sections rows rows", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "> layout: cell", "viewDidAppear false",
      ]
    ),
    HostCase(
      "{triggers: [layout]}",
      .iOS(9),
      [
        "viewDidLoad", "viewWillAppear false", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "> layout: sections rows cell", "viewDidAppear false",
      ]
    ),
    HostCase(
      "{triggers: [{setUp: counts}]}",
      .iOS(9),
      [
        "viewDidLoad", "> set-up: sections rows", "viewWillAppear false", "viewDidAppear false",
        "> layout: sections rows cell",
      ]
    ),
    HostCase("detached", .iOS(9), []),
    HostCase("detached", .iOS(17), []),
  ]

  private static let words = [
    "numberOfSections(in:) -> 1": "sections",
    "tableView(_:numberOfRowsInSection:) 0 -> 1": "rows",
    "tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new": "cell",
  ]

  @Test(arguments: cases)
  func loads(_ host: HostCase) throws {
    let run = try Run(
      """
      host: \(host.host)
      sections: [{rows: 1}]
      dataSource: {numberOfSections: model}
      controller: {viewDidLoad: , viewWillAppear: , viewWillLayoutSubviews: ,
        viewDidLayoutSubviews: , viewDidAppear: }
      """,
      os: host.os
    )
    #expect(run.lines.first == "- load")
    #expect(Self.events(run.lines.dropFirst()) == host.events)
  }

  /// Phases and methods of the controller, with the calls that follow each.
  private static func events(_ lines: ArraySlice<String>) -> [String] {
    var events: [String] = []
    for line in lines {
      if let word = words[String(line.drop { $0 == " " })], let last = events.indices.last {
        events[last] += events[last].contains(":") ? " \(word)" : ": \(word)"
      } else {
        events.append(String(line.replacing("(_:)", with: "").replacing("()", with: "")))
      }
    }
    return events
  }

  @Test("A controller method that is not listed has no line in the trace")
  func unlistedMethodsAreSilent() throws {
    let run = try Run("sections: [{rows: 0}]\ncontroller: {viewDidAppear: }")
    #expect(run.lines.filter { $0.hasPrefix("view") } == ["viewDidAppear(_:) false"])
  }
}
