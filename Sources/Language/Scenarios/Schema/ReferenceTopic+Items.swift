extension ReferenceTopic {
  package static let items = [
    ReferenceTopic(
      "Items and places",
      """
      The values of an item move with it. Insertions, moves, filters, reloads and snapshots \
      change the place of its row, but not its values. The name of an item is the one in `rows`. \
      Rows with the same name share their values, and rows given as a count have no names. A \
      value of the item has priority over a value of the place, and that over `default`. Here \
      the new row takes the height of the first place, and `b` keeps its own. A value is used \
      only if the callback is also listed under the data source or delegate. A call for a row \
      beyond the data raises an exception, as an array does.
      """,
      file: "items-and-places",
      KeywordExample(
        "turn: [model: {insert: {at: [0, 0], item: new}}, insertRows: [[0, 0]]]",
        "turn: [{query: {rectForRow: [0, 0]}}, {query: {rectForRow: [0, 1]}}, "
          + "{query: {rectForRow: [0, 2]}}]",
        in: """
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
      `model: {items: ...}` changes values of items, as a step or in a reaction. The table is \
      not notified. It gets the new values when it queries again, for example in `beginUpdates` \
      and `endUpdates`. The height of a self-sizing row depends on the content of its cell. A \
      cell that is not configured again keeps showing the old item. `reconfigureRows`, \
      `reloadRows` and `reloadData` configure it again. `configureCell` changes the cell without \
      the table, which then measures the row in the next update. From iOS 16 it may also measure \
      the row itself, as `selfSizingInvalidation` says.
      """,
      file: "items-that-change",
      KeywordExample(
        "turn: [model: {items: {a: {selfSizing: 90}}}, beginUpdates, endUpdates, "
          + "query: {rectForRow: [0, 0]}]",
        "turn: [reconfigureRows: [[0, 0]], query: {rectForRow: [0, 0]}]",
        in: """
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
      A cell keeps its text and its image until the app changes them. `cellForRowAt` sets the values \
      of the item, otherwise those in `cells`, and leaves the rest unchanged. `none` clears a value. \
      In a later reaction the cell is `$cell` and the item is `$item`. The condition `cellShowsItem` \
      holds while the cell still shows that item. Here the first cell is reused for `c` before its \
      image arrives.
      """,
      file: "what-cells-show",
      KeywordExample(
        "turn: [scroll: {to: 44}, layoutIfNeeded, scroll: {to: 88}]",
        "wait",
        in: """
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
