import Goldens
import Testing

@Suite("Missing and orphan goldens")
struct GoldenInventoryTests {
  @Test(
    "Both lists are sorted",
    arguments: [
      (["a", "b"], ["a", "b"], [], []),
      (["c", "a", "b"], ["b"], ["a", "c"], []),
      (["a"], ["z", "a", "k"], [], ["k", "z"]),
      ([], [], [], []),
    ] as [(Set<String>, Set<String>, [String], [String])]
  )
  func lists(
    expected: Set<String>,
    found: Set<String>,
    missing: [String],
    orphans: [String]
  ) {
    let inventory = GoldenInventory(expected: expected, found: found)
    #expect(inventory.missing == missing)
    #expect(inventory.orphans == orphans)
  }
}
