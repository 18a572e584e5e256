import Scenarios

/// The smallest useful scenario: three rows with texts, the two required methods, a load and a tap.
package struct FirstScenario {
  let name: String
  let typed: String

  package init(
    name: String,
    typed: String
  ) {
    self.name = name
    self.typed = typed
  }

  package var text: [UInt8] {
    Array(
      """
      # tabletrace run \(typed)       prints the calls
      # tabletrace accept \(typed)    saves them as the golden file
      # tabletrace check\(blanks)    compares them with the golden file
      version: 1
      title: \(FlowText.text(of: name))
      # Each iOS version has its own golden file. [iOS 17, iOS 26] has two.
      os: iOS 26
      # One section with three rows. Each row has a name.
      sections:
        - rows: [Apples, Pears, Plums]
      # Each cell shows the name of its row, so the trace shows wrong cells.
      cells: {text: $item}
      # The two required methods of a data source.
      dataSource:
        numberOfRowsInSection: model
        cellForRowAt: model
      # A method is called only if it is listed here or under dataSource.
      delegate:
        didSelectRowAt:
      steps:
        # The table appears.
        - load
        # The user taps the second row.
        - tap: [0, 1]

      """.utf8
    )
  }

  private var blanks: String { String(repeating: " ", count: typed.count + 2) }
}
