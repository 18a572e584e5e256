import Testing

@testable import CommandLineTool
@testable import Project

/// `why-not` about methods of the controller.
struct MissedHookTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    /// What the answer has.
    var parts: [String]
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., parts: [String]) {
      self.arguments = arguments
      self.parts = parts
    }
  }

  private static let scenario = """
    version: 1
    title: A short pull
    os: iOS 17
    host: tableViewController
    viewport: {width: 320, height: 400}
    table: {refreshControl: true}
    sections: [{rows: 3}]
    controller: {refreshControlValueChanged: , viewDidAppear: , viewDidDisappear: }
    steps:
      - load
      - drag: {by: -150}

    """

  private static let cases = [
    Case(
      "refreshControlValueChanged",
      parts: [
        "refreshControlValueChanged is not called under iOS 17\n",
        "  tried by  a.yaml:11: 'drag: {by: -150}' pulls the content ",
        "  but       no step of the scenario calls it\n",
        "'beginRefreshing' does not call it.\n",
        "\nnote: the simulation begins a refresh only when a finger has pulled the content 120 points "
          + "beyond its top. This is a guess (refresh-control.pull): a device may call the "
          + "method here.\n",
      ]
    ),
    Case(
      "viewDidAppear",
      parts: ["viewDidAppear is called once under iOS 17\n", "  first in  a.yaml:10: load\n"]
    ),
    Case(
      "viewDidAppear(_:)",
      "--at",
      "2",
      parts: [
        "viewDidAppear is not called in step 2 under iOS 17\n",
        "  but  it is called in step 1, not in this one\n",
      ]
    ),
    Case(
      "viewDidDisappear",
      parts: ["  but     no step of the scenario calls it\n", "  change  'disappear' calls it.\n"]
    ),
    Case(
      "viewWillAppear",
      parts: [
        "  but     the controller of the scenario does not implement it\n",
        "Add it to the scenario: 'controller: {viewWillAppear: }'. Then it is called, first in step 1.\n",
      ]
    ),
    Case(
      "viewIsAppearing",
      "--os",
      "iOS 9",
      parts: [
        "viewIsAppearing is not called under iOS 9\n",
        "  but     iOS 9 does not have this method\n",
        "  change  Run the scenario under iOS 13 or later.\n",
      ]
    ),
  ]

  private static func run(_ arguments: [String]) -> ToolRun {
    let split = arguments.firstIndex { $0.hasPrefix("--") } ?? arguments.count
    let words = Array(arguments[..<split]) + ["a.yaml"] + Array(arguments[split...])
    return ToolRun(["why-not"] + words, files: MemoryFiles(["a.yaml": scenario]))
  }

  @Test(arguments: cases)
  func aMethodOfTheController(test: Case) {
    let run = Self.run(test.arguments)
    #expect(run.code == .success)
    for part in test.parts { #expect(run.output.contains(part), "\(run.output)") }
  }

  @Test func aMethodOfTheControllerHasNoRow() {
    let run = Self.run(["viewDidAppear", "0,1"])
    #expect(run.code == .usage)
    #expect(run.errors.contains("'viewDidAppear', a method of the controller"), "\(run.errors)")
    #expect(Self.run(["prepareForReuse"]).code == .usage)
  }
}
