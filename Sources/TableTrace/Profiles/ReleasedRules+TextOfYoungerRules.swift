extension ReleasedRules {
  /// What the table of 0.1.0 did where no rule of it said so: these rules are younger.
  ///
  /// Written by hand, each when its rule was made, from what the code before it did; no
  /// release said so in these words.
  static let textOfYoungerRules = """
    host.window-loss\tiOS 4\tit keeps what it knows
    host.estimate-change\tiOS 4\tasks as after another property
    host.automatic-inset\tiOS 4\tno bar lies over the table
    host.automatic-inset\tiOS 7\tthe table has it from the start
    load.index-titles-appearing\tiOS 4\tin the layout, as after other reloads
    cell.row-ahead-at-rest\tiOS 4\tno row is prepared
    cell.row-ahead-at-rest\tiOS 15\tas soon as nothing is pending
    cell.row-ahead-pass\tiOS 4\tno
    scroll.inset-gives-back\tiOS 4\tthe offset stays beyond the end
    scroll.end-before-layout\tiOS 4\tafter the layout of the last frame
    scroll.second-drag\tiOS 4\tan end for each drag
    scroll.rows-without-method\tiOS 4\tno estimates exist
    scroll.rows-without-method\tiOS 7\tit moves by estimates
    scroll.rows-without-method\tiOS 15\tit measures them
    selection.through-reload\tiOS 4\tthe touch is over: neither willSelectRow nor didSelectRow comes
    selection.after-reload\tiOS 4\twaits for the layout like anything else
    edit.cell-enters\tiOS 4\tit gets none
    swipe.end-after-closing\tiOS 4\tit is sent as the row begins to close
    drop.placeholder-place\tiOS 4\tplaceholders do not exist
    drop.placeholder-place\tiOS 11\tkeeps its number
    drop.placeholder-end\tiOS 4\tplaceholders do not exist
    drop.placeholder-end\tiOS 11\tcommitInsertion inserts the row
    drag.held-row\tiOS 4\tthe row that has its number
    update.completion-unanimated\tiOS 4\tthe method does not exist
    update.completion-unanimated\tiOS 11\tinside the call
    update.section-view-display\tiOS 4\tthe methods do not exist
    update.section-view-display\tiOS 6\tyes, as when scrolling
    geometry.automatic-estimate\tiOS 4\tan automatic estimate
    geometry.rows-in-rect\tiOS 4\tthose that touch the rectangle; none for one without height
    geometry.untitled-section-end\tiOS 4\ta header or footer without a view, as high as its height method says
    geometry.end-of-content\tiOS 4\tnone
    validity.shrinking-content\tiOS 4\tno
    validity.move-sum\tiOS 4\talways, even inside one section
    validity.section-map\tiOS 4\tno; the sum of the sections fails
    diffable.own-updates\tiOS 4\tthe class does not exist
    diffable.own-updates\tiOS 13\tit is an update as on any table

    """
}
