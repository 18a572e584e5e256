/// A subject that takes more than one step to show: some sentences, and an example that is run.
package struct ReferenceTopic: Sendable {
  package var title: String
  var sentences: String
  var keyword: Keyword

  init(_ title: String, _ sentences: String, file: String, _ example: KeywordExample) {
    self.title = title
    self.sentences = sentences
    keyword = Keyword(file, sentences, example: example)
  }

  package var example: ReferenceExample? { ReferenceExample(keyword, from: 2) }

  /// Its place on the page.
  var section: ReferenceSection {
    ReferenceSection(
      title: title,
      text: [sentences, ""],
      example: { [self] in example?.markdown ?? [] }
    )
  }

  /// All subjects of the page.
  package static var all: [ReferenceTopic] { items + hosts + reactions + updates }

  package static let updates = [
    ReferenceTopic(
      "Groups",
      """
      A single update call is a group of one, which is complete before the call returns. Between \
      `beginUpdates` and `endUpdates`, or in the block of `batch`, calls are only collected. Groups \
      can be nested, and the end of the outermost group does all the work. The table queries every \
      count and height again, compares the counts with the updates, and gets cells for new visible \
      rows. `didEndDisplaying` for removed rows is called after the animation and the completion \
      handler.
      """,
      file: "groups",
      KeywordExample(
        "turn: [beginUpdates, model: {set: {section: 0, rows: [new, a, c]}}, "
          + "insertRows: {at: [[0, 0]], with: top}, deleteRows: {at: [[0, 1]], with: fade}, "
          + "query: {numberOfRows: 0}, endUpdates, query: visibleCells]",
        in: .updates
      )
    ),
    ReferenceTopic(
      "Index spaces",
      """
      Deletions, reloads and the origins of moves use row numbers before the group. Insertions and \
      the targets of moves use row numbers after it. So the order of the calls does not matter. Here \
      `b` is deleted at its old place, and `x` is inserted at its new place after `c`.
      """,
      file: "index-spaces",
      KeywordExample(
        "turn: [model: {set: {section: 0, rows: [a, c, x]}}, beginUpdates, insertRows: [[0, 2]], "
          + "deleteRows: [[0, 1]], endUpdates, query: visibleCells]",
        in: .updates
      )
    ),
    ReferenceTopic(
      "Crashes",
      """
      If the counts do not match the updates, UIKit raises an exception, with the text of the \
      version. The trace ends there. `run` then explains each number. If a single change would fix \
      it, `run` prints that change. `expect: {raises: ...}` means that the crash is expected.
      """,
      file: "crashes",
      KeywordExample(
        "deleteRows: [[0, 1]]",
        "expect: {raises: \"invalid number of rows in section 0\"}",
        in: .updates
      )
    ),
    ReferenceTopic(
      "What an app sees of a diffable data source",
      """
      A scenario with an `apply` step has a diffable data source, which implements most methods \
      itself. Its counts are those of the snapshot, which is `sections` until the first `apply`. Its \
      `cellForRowAt` calls the app's cell provider, with the row and its item in the snapshot. \
      `trace: [cellProvider, delegate]` shows the calls that a log of the app would show. With \
      `dataSource` in the list, the calls of the class are shown around them. The reactions of \
      `cellForRowAt` run in the cell provider.
      """,
      file: "what-an-app-hears",
      KeywordExample(
        "apply: {sections: [{section: A, items: [b, c]}], reconfigure: [b]}",
        in: """
          os: iOS 17
          viewport: {width: 320, height: 132}
          sections: [{header: A, rows: [a, b]}]
          trace: [cellProvider, delegate]
          delegate: {willDisplayCell: , didEndDisplayingCell: }
          """
      )
    ),
  ]
}
