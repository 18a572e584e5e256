extension ReferenceTopic {
  /// What the page says about items.
  package static let items = [
    ReferenceTopic(
      "Items and places",
      """
      What is said of an item goes with it: insertions, moves, filters, reloads and snapshots give \
      its row another place, and the answers stay its own. Its name is the one that `rows` lists; \
      rows of one name share what is said of them, and rows that are only counted have no names. \
      An answer of the item goes before one of the place, and that before `default`: here the new \
      row takes the height of the first place, and `b` keeps its own. Only a callback that a client \
      lists is asked. Answering for a row beyond the data raises, as reading an array does.
      """,
      file: "items-and-places",
      KeywordExample(
        "load",
        "turn: [model: {insert: {at: [0, 0], item: new}}, insertRows: [[0, 0]]]",
        "turn: [{query: {rectForRow: [0, 0]}}, {query: {rectForRow: [0, 1]}}, "
          + "{query: {rectForRow: [0, 2]}}]",
        setting: """
          os: iOS 10
          viewport: {width: 320, height: 200}
          table: {estimatedRowHeight: 0}
          sections: [{rows: [a, b]}]
          items: {b: {heightForRowAt: 90}}
          delegate: {heightForRowAt: {"0,0": 60, default: 44}}
          """
      )
    ),
    ReferenceTopic(
      "Items that change",
      """
      `model: {items: ...}` says something else of items from then on, as a step or in a reaction. \
      The table is not told: it hears of another answer when it asks again, as an empty group makes \
      it do. The height of a self-sizing row is that of what its cell shows: a cell that is not \
      configured again goes on showing the old item. `reconfigureRows`, `reloadRows` or `reloadData` \
      bring the new one; `configureCell` puts it into the cell past the table, which then measures \
      the row in an empty group, or from iOS 16 on by itself as `selfSizingInvalidation` says.
      """,
      file: "items-that-change",
      KeywordExample(
        "load",
        "turn: [model: {items: {a: {selfSizing: 90}}}, beginUpdates, endUpdates, "
          + "query: {rectForRow: [0, 0]}]",
        "turn: [reconfigureRows: [[0, 0]], query: {rectForRow: [0, 0]}]",
        setting: """
          os: iOS 17
          viewport: {width: 320, height: 132}
          table: {rowHeight: automatic}
          sections: [{rows: [a, b]}]
          items: {a: {selfSizing: 60}}
          """
      )
    ),
    ReferenceTopic(
      "What cells show",
      """
      A cell keeps its text and its image until somebody changes them. `cellForRowAt` puts in what its \
      item says, else what the entry of `cells` says, and leaves the rest; `none` clears it. An answer \
      that comes later finds the cell as `$cell` and the item as `$item`, and `cellShowsItem` tells \
      whether they still belong together. Here the first cell is reused for `c` before its image comes.
      """,
      file: "what-cells-show",
      KeywordExample(
        "load",
        "turn: [scroll: {to: 44}, layoutIfNeeded, scroll: {to: 88}]",
        "wait",
        setting: """
          os: iOS 12
          viewport: {width: 320, height: 44}
          sections: [{rows: [a, b, c]}]
          cells: {text: $item}
          dataSource:
            cellForRowAt:
              when: {row: "0,0"}
              after: {milliseconds: 300, do: [configureCell: {cell: $cell, image: "photo of $item"}]}
          """
      )
    ),
  ]
}
