/// Small scenarios for tests of commands.
enum Samples {
  /// Two rows of fixed height, two versions.
  static let twoRows = """
    version: 1
    title: Two rows
    os: [iOS 9, iOS 17]
    sections:
      - rows: 2
    delegate:
      heightForRowAt: 44
      willDisplayCell:
    steps:
      - load

    """

  /// A data source that answers no cell.
  static let noCell = """
    version: 1
    title: No cell
    os: [iOS 9]
    sections:
      - rows: 1
    dataSource:
      cellForRowAt: none
    steps:
      - load

    """

  /// An expectation on line 8 that does not hold.
  static let wrongExpectation = """
    version: 1
    title: Wrong
    os: [iOS 9]
    sections:
      - rows: 1
    steps:
      - load
      - expect: {count: {cellForRowAt: 12}}

    """

  /// The files of a project with the scenario `load/two-rows` and its goldens.
  static func project(_ more: [String: String] = [:]) -> MemoryFiles {
    var texts = ["Scenarios/load/two-rows.yaml": twoRows]
    texts.merge(more) { _, new in new }
    let files = MemoryFiles(texts)
    _ = ToolRun(["accept", "load/two-rows"], files: files)
    return files
  }
}
