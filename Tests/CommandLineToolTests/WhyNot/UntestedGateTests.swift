import Testing

@testable import CommandLineTool

/// Gates that no step came to, rows that others of their kind are preferred to, and calls that a model
/// leaves out.
struct UntestedGateTests {
  private static let both = """
    version: 1
    title: Two ways that exclude each other
    os: iOS 17
    table: {isEditing: true}
    sections: [{rows: 3}]
    dataSource: {commitEditingStyle: , moveRowAt: }
    steps: [load]

    """

  private static let prefetching = """
    version: 1
    title: Rows announced
    os: iOS 17
    viewport: {width: 320, height: 132}
    sections: [{rows: 60}]
    prefetchDataSource: {prefetchRowsAt: , cancelPrefetchingForRowsAt: }
    steps:
      - load
      - scroll: {by: 44}

    """

  private func run(_ text: String, _ words: String...) -> String {
    ToolRun(["why-not"] + words + ["a.yaml"], files: MemoryFiles(["a.yaml": text])).output
  }

  @Test func gatesThatNothingCameToHaveNoTick() {
    let editing = run(Self.both, "commitEditingStyle")
    #expect(editing.contains("  · swipe.table-is-not-editing, not tested: "), "\(editing)")
    #expect(editing.contains("  · edit.table-is-editing, not tested: "), "\(editing)")
    #expect(!editing.contains("✓ swipe."), "\(editing)")
    #expect(
      editing.contains("  ✓ content.row-exists: ") || editing.contains("  ✓ any.implemented: ")
    )
    let moving = run(Self.both, "moveRowAt")
    #expect(!moving.contains("✓ drop."), "\(moving)")
    #expect(!moving.contains("✓ drag."), "\(moving)")
  }

  @Test func aRowOnTheScreenIsNotAnnounced() {
    let output = run(Self.prefetching, "prefetchRowsAt", "0,0")
    #expect(output.contains("  ✗ prefetch.row-beside-the-screen: "), "\(output)")
    #expect(
      output.contains(
        "prefetchRowsAt is called in step 2, 'scroll: {by: 44}', but not for row [0, 0]: "
          + "that row is already on the screen"
      ),
      "\(output)"
    )
  }

  @Test func aCallThatAGuessLeavesOutIsNamed() {
    let output = run(Self.prefetching, "cancelPrefetchingForRowsAt")
    #expect(
      output.contains("\nnote: the simulation cancels a prefetched row only when"),
      "\(output)"
    )
    #expect(output.contains("(prefetch.cancel)"), "\(output)")
  }

  @Test("If no evidence shows that a call is prevented, the answer says that a device may make it")
  func aCallThatIsPossibleOnADeviceIsNamed() {
    let note =
      "\nnote: a device may call prefetchRowsAt before the first scroll. "
      + "No evidence from iOS 17 rules that out (prefetch.start).\n"
    let first = run(Self.prefetching, "prefetchRowsAt", "--at", "1")
    #expect(first.hasSuffix(note), "\(first)")
    #expect(!run(Self.prefetching, "prefetchRowsAt", "0,0").contains("a device may call"))
  }

  @Test func stepsThatDoNotCallAreListedBesideOneThatDoes() {
    let text = """
      version: 1
      title: By code and by a finger
      os: iOS 17
      sections: [{rows: 3}]
      delegate: {didSelectRowAt: }
      steps:
        - load
        - selectRow: [0, 1]
        - tap: [0, 1]

      """
    let output = run(text, "didSelectRowAt", "0,1")
    #expect(output.contains("is called once"), "\(output)")
    #expect(output.contains("\nThese steps do not call it. To see why, add --at:\n"), "\(output)")
    #expect(
      output.contains("  --at 2  a.yaml:8: selectRow: [0, 1]  selection.by-user"),
      "\(output)"
    )
  }
}
