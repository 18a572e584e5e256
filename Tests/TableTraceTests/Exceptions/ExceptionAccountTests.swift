import Testing

/// Every known text of the two collections is raised by a test, or listed here with the reason why
/// it is not.
@Suite struct ExceptionAccountTests {
  /// The numbers of texts in the two collections.
  private static let sizes = ["exc": 48, "exc2": 12]

  /// Texts with tests of their own, by their numbers in the names of those tests.
  private static let ownTests: Set<String> = [
    "exc-16", "exc-40", "exc-44", "exc-45", "exc-46", "exc-48",
  ]

  /// Texts that no simulated table can raise.
  private static let outOfScope = [
    "exc-22": "a nib's contents are not simulated",
    "exc-31": "a path of this library has two indexes by its type",
    "exc-41": "seen in a beta of 11.0 only",
    "exc-42": "placeholders of a drop belong to drag and drop, which is told and not simulated",
    "exc-43": "a swipe's own exception, which belongs to the gestures of editing",
    "exc-47": "a cell in place of a header view cannot be expressed",
    "exc2-04": "iPhone OS 2.2, older than every version simulated",
    "exc2-10": "the same as exc-43",
    "exc2-11": "a text of AppKit",
    "exc2-12": "a text of collection views",
  ]

  @Test func noTextIsForgotten() {
    let samples =
      (UpdateTextTests.sums + UpdateTextTests.places + UpdateTextTests.clashes).map(\.id)
      + (TableTextTests.scrolling + TableTextTests.answers + TableTextTests.questions
      + TableTextTests.reaching).map(\.id)
    let raised = Set(samples.map { id in String(id.prefix { $0 != ":" && $0 != "," }) })
      .union(Self.ownTests)
    var all: Set<String> = []
    for (name, size) in Self.sizes {
      for number in 1...size {
        all.insert("\(name)-\(number < 10 ? "0" : "")\(number)")
      }
    }
    let named = raised.filter { $0.hasPrefix("exc") }
    #expect(named.isDisjoint(with: Self.outOfScope.keys))
    #expect(named.union(Self.outOfScope.keys) == all)
  }
}
