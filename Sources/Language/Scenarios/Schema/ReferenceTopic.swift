/// A subject that takes more than one step to show: some sentences, and an example that is run.
package struct ReferenceTopic: Sendable {
  /// The heading.
  package var title: String
  /// What the example shows.
  var sentences: String
  var keyword: Keyword

  init(_ title: String, _ sentences: String, file: String, _ example: KeywordExample) {
    self.title = title
    self.sentences = sentences
    keyword = Keyword(file, sentences, example: example)
  }

  /// The example, run now.
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

  /// What the page says about structural updates.
  package static let updates = [
    ReferenceTopic(
      "Groups",
      """
      An update call on its own is a group of one and is completed before it returns. Between \
      `beginUpdates` and `endUpdates`, or in the block of `batch`, calls are only collected; groups \
      nest, and the end of the outermost does all the work: the table asks every count and height \
      again, compares the counts with what was asked for, and gives new rows on screen their cells. \
      The rows that leave end displaying when the animation is over, after the completion handler.
      """,
      file: "groups",
      KeywordExample(
        "load",
        "turn: [beginUpdates, model: {set: {section: 0, rows: [new, a, c]}}, "
          + "insertRows: {at: [[0, 0]], with: top}, deleteRows: {at: [[0, 1]], with: fade}, "
          + "query: {numberOfRows: 0}, endUpdates, query: visibleCells]",
        setting: KeywordExample.updates
      )
    ),
    ReferenceTopic(
      "Index spaces",
      """
      Deletions, reloads and origins of moves name rows as they were before the group; insertions \
      and targets of moves name rows as they will be after it. So the order of the calls does not \
      matter. Here `b` goes by its old place, and `x` comes behind `c` by its new one.
      """,
      file: "index-spaces",
      KeywordExample(
        "load",
        "turn: [model: {set: {section: 0, rows: [a, c, x]}}, beginUpdates, insertRows: [[0, 2]], "
          + "deleteRows: [[0, 1]], endUpdates, query: visibleCells]",
        setting: KeywordExample.updates
      )
    ),
    ReferenceTopic(
      "Crashes",
      """
      When the counts do not fit what was asked for, UIKit raises, with the text of the version. \
      The trace ends there. `run` prints below it where each number came from and, when a single \
      change would make it right, which one; `expect: {raises: ...}` says that the crash is meant.
      """,
      file: "crashes",
      KeywordExample(
        "load",
        "deleteRows: [[0, 1]]",
        "expect: {raises: \"invalid number of rows in section 0\"}",
        setting: KeywordExample.updates
      )
    ),
    ReferenceTopic(
      "What an app hears of a diffable data source",
      """
      With an `apply` anywhere the data source is a diffable one, and most of its methods are the \
      class's own: it counts by the snapshot, which is `sections` until the first `apply`, and its \
      `cellForRowAt` calls the cell provider of the app, with the row and the item that the snapshot has \
      there. `trace: [cellProvider, delegate]` shows what \
      a log in the app would; with `dataSource` in the list the calls of the class stand around it. What \
      `cellForRowAt` does as a reaction, the provider does.
      """,
      file: "what-an-app-hears",
      KeywordExample(
        "load",
        "apply: {sections: [{section: A, items: [b, c]}], reconfigure: [b]}",
        setting: """
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
