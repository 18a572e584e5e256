extension ReleasedRules {
  /// Editing, swipes, drags, updates, crashes, reuse and geometry.
  static let textOfEditingAndUpdates = """
    edit.set-editing\tiOS 4\tone block per row, once
    edit.row-refuses\tiOS 4\tstyle and indentation are left out
    edit.can-move\tiOS 4\tonly with moveRow
    edit.end\tiOS 4\tcanEditRow once per row
    edit.row-enters\tiOS 4\tafter canEditRow
    edit.cell-set-editing\tiOS 4\tbefore the questions
    edit.cell-transition\tiOS 4\taround the questions
    edit.cell-confirmation\tiOS 4\tboth
    edit.cell-confirmation\tiOS 11\tanother object shows the button, the cell is not told
    edit.layout\tiOS 4\tonce
    edit.controller-first\tiOS 4\tthe controller first
    edit.closes-swipe\tiOS 4\tthe swipe first, without the controller
    edit.delete-control\tiOS 4\ttitleForDeleteConfirmationButton
    edit.delete-control\tiOS 8\teditActionsForRow, and titleForDeleteConfirmationButton where it is missing or nil
    edit.delete-control\tiOS 12\ttrailingSwipeActionsConfigurationForRow: nil shows the delete button, an empty one no button
    edit.commit\tiOS 4\tinside the touch
    edit.insert-control\tiOS 4\tat once
    swipe.needs\tiOS 4\tcommitEditingStyle
    swipe.needs\tiOS 8\tcommitEditingStyle or editActionsForRow
    swipe.needs\tiOS 11\tcommitEditingStyle, editActionsForRow or a swipe configuration method
    swipe.edges\tiOS 4\tonly the trailing edge
    swipe.edges\tiOS 11\tboth
    swipe.other-edge\tiOS 4\tthere is no other edge
    swipe.other-edge\tiOS 11\tone edge only
    swipe.gate\tiOS 4\tcanEditRow, then editingStyleForRow, once each
    swipe.gate\tiOS 8\teditingStyleForRow, then canEditRow, and both again
    swipe.gate\tiOS 11\tcanEditRow first (measured, int-28), then editingStyleForRow; the number of calls is a guess
    swipe.style\tiOS 4\tit refuses
    swipe.style\tiOS 8\tit refuses, actions or not
    swipe.style\tiOS 11\tit refuses only the delete button
    swipe.actions\tiOS 4\tlast, and no actions exist
    swipe.actions\tiOS 8\teditActionsForRow, last, as the cell begins to swipe
    swipe.actions\tiOS 11\tas the gesture is recognised, before willBeginEditing
    swipe.delete-title\tiOS 4\tlast, as the cell begins to swipe
    swipe.delete-title\tiOS 11\tas the gesture is recognised
    swipe.will-begin\tiOS 4\tafter the gate
    swipe.will-begin\tiOS 11\tafter the gate and the actions
    swipe.is-editing\tiOS 4\ttrue
    swipe.controller\tiOS 4\tboth
    swipe.cell-set-up\tiOS 4\tonce
    swipe.cell-set-up\tiOS 11\tanother object shows the actions, so that nothing is asked
    swipe.cancelled\tiOS 4\tit is no swipe, and nothing is asked
    swipe.cancelled\tiOS 7\tit begins and ends
    swipe.cancelled\tiOS 8\ta fault: isEditing stays true and didEndEditingRow comes with the next touch
    swipe.cancelled\tiOS 9\tit begins and ends
    swipe.full\tiOS 4\tit opens the row like any other
    swipe.full\tiOS 11\tit performs the first action
    swipe.handler\tiOS 4\tno such actions exist
    swipe.handler\tiOS 8\tthe handler; the row stays open until the app closes it
    swipe.handler\tiOS 11\tthe handler
    swipe.completion\tiOS 4\tno such actions exist
    swipe.completion\tiOS 11\tthe row closes
    swipe.destructive-completion\tiOS 4\tno such actions exist
    swipe.destructive-completion\tiOS 11\tcommitEditingStyle is sent, by deduction
    swipe.destructive-completion\tiOS 13\tnothing is sent
    swipe.commit\tiOS 4\tcommit, then the end
    swipe.close\tiOS 4\tcanEditRow once, as at the end of edit mode
    swipe.close\tiOS 11\tnothing is asked
    swipe.did-end\tiOS 4\tonce
    swipe.did-end\tiOS 8.1\ttwice, a fault
    swipe.did-end\tiOS 8.2\tonce
    swipe.second-row\tiOS 4\tand does nothing more
    swipe.second-row\tiOS 11\tand opens its own
    swipe.opposite\tiOS 4\tit closes the row
    swipe.opposite\tiOS 11\tit closes the row only where the other edge has actions too
    swipe.reload\tiOS 4\tnothing opens
    swipe.reload\tiOS 11\t'No occurrence for index path (null)' is raised
    reorder.needs\tiOS 4\tedit mode, moveRow, no refusal
    reorder.grab\tiOS 4\tnothing
    reorder.target\tiOS 4\tonce per proposal
    reorder.auto-scroll\tiOS 4\t20 points a frame, a model
    reorder.drop\tiOS 4\tonly for a new place
    reorder.back\tiOS 4\tas the finger lets go
    reorder.after\tiOS 4\tnothing
    reorder.target-outside\tiOS 4\tmoveRow is not sent
    drag.interaction-enabled\tiOS 4\tthe property does not exist
    drag.interaction-enabled\tiOS 11\tfalse on iPhone; an iPad's true is left to the scenario
    drag.interaction-enabled\tiOS 15\ttrue
    drag.items\tiOS 4\trows cannot be dragged out
    drag.items\tiOS 11\tthe touched row first, which is a guess
    drag.lift\tiOS 4\trows cannot be dragged out
    drag.lift\tiOS 11\tafter the items
    drag.begin\tiOS 4\trows cannot be dragged out
    drag.begin\tiOS 11\tin this order
    drag.adding\tiOS 4\trows cannot be dragged out
    drag.adding\tiOS 11\tonce per tap
    drop.session\tiOS 4\tnothing can be dropped
    drop.session\tiOS 11\tin this order; the place is nil over empty space and (s, count) at the end of a section
    drag.reorder\tiOS 4\tnothing can be dropped
    drag.reorder\tiOS 11\tone row only; that targetIndexPathForMove is not asked is a guess
    drop.perform\tiOS 4\tnothing can be dropped
    drop.perform\tiOS 11\tas the finger is lifted
    drop.preview\tiOS 4\tnothing can be dropped
    drop.preview\tiOS 11\tafter performDrop
    drop.refused\tiOS 4\tnothing can be dropped
    drop.refused\tiOS 11\tdropSessionDidEnd follows at once
    drop.end\tiOS 4\tnothing can be dropped
    drop.end\tiOS 11\tbefore dragSessionDidEnd
    drag.end\tiOS 4\trows cannot be dragged out
    drag.end\tiOS 11\tlast
    drop.placeholder\tiOS 4\tplaceholders do not exist
    drop.placeholder\tiOS 11\tnothing until commitInsertion
    update.methods\tiOS 4\tinserts, deletes and reloads in begin/end groups
    update.methods\tiOS 5\tmoves too
    update.methods\tiOS 11\tperformBatchUpdates too
    update.methods\tiOS 15\treconfigureRows too
    update.single-call\tiOS 4\tinside the call
    update.opening\tiOS 4\theights by the old counts
    update.before-load\tiOS 4\ta round of geometry
    update.section-order\tiOS 4\tsection 0 and upward
    update.round\tiOS 4\talways
    update.places\tiOS 4\tdeletions first
    update.reload\tiOS 4\tboth halves
    update.absorbed\tiOS 4\tabsorbed
    update.moved-sections\tiOS 4\tthe row's move is lost
    update.measured-heights\tiOS 4\tforgotten
    update.measured-heights\tiOS 11\tkept
    update.shown-heights\tiOS 4\tin every group
    update.shown-heights\tiOS 11\tin empty groups
    update.kept-cells\tiOS 4\tkept
    update.new-cells\tiOS 4\tnew before old
    update.content-offset\tiOS 4\tmoved in silence
    update.content-offset\tiOS 11\tscrollViewDidScroll inside the call
    update.section-views\tiOS 4\tafter the cells
    update.section-views\tiOS 17.2\tinside the call
    update.carried-over\tiOS 4\tcarried over
    update.reconfigure\tiOS 4\tthe method does not exist
    update.reconfigure\tiOS 15\tthe cell is handed out again
    update.animation\tiOS 4\tafter the turn
    update.completion\tiOS 4\tthe method does not exist
    update.completion\tiOS 11\tafter the animation
    update.did-end\tiOS 4\tdidEndDisplaying does not exist
    update.did-end\tiOS 6\tlate, with old places
    update.returning-row\tiOS 4\tit gets another cell; the old one ends late
    update.returning-row\tiOS 15\tit keeps the cell, as if it was never gone
    update.reload-did-end\tiOS 4\tonce
    update.reload-did-end\tiOS 12.2\ttwice
    update.reload-did-end\tiOS 13\tonce
    update.open-group\tiOS 4\tno cell changes
    update.surplus-end\tiOS 4\tnothing
    update.reload-in-group\tiOS 4\tat once
    update.inside-callback\tiOS 4\tat once
    validity.negative-path\tiOS 4\tno; the end of the group finds it
    validity.negative-path\tiOS 14\t'Attempted to perform update with invalid index path: …'
    validity.check-order\tiOS 4\tin this order; only that ranges come before sums is told
    validity.check-order\tCatalyst 26\tin this order
    validity.range\tiOS 4\t'attempt to …'
    validity.clash\tiOS 4\t'attempt to …'
    validity.twice\tiOS 4\tan exception
    validity.move-across\tiOS 4\t'cannot move a row …'
    validity.row-with-section\tiOS 4\tlegal
    validity.row-with-section\tiOS 11\traises; two groups are needed
    validity.row-with-section\tiOS 13\tlegal
    validity.moved-section\tiOS 4\tthe sum fails
    validity.two-animations\tiOS 4\tno
    validity.two-animations\tiOS 7\t'Attempt to create two animations for cell'
    validity.two-animations\tiOS 11\tno
    validity.empty-animation\tiOS 4\tno
    validity.empty-animation\tiOS 7\t'Cell animation stop fraction must be greater than start fraction'
    validity.empty-animation\tiOS 8\tno
    validity.count-text\tiOS 4\t'Invalid update: …', two blanks
    validity.count-text\tiOS 5\t'Invalid table view update. …'
    validity.count-text\tiOS 5.1\t'Invalid update: …', two blanks
    validity.count-text\tiOS 13\t'Invalid update: …', one blank
    validity.batch-text\tiOS 4\tthe text does not exist
    validity.batch-text\tiOS 17\t20 to 15 with a deletion, 30 to 29 with a reload, 3 to 0 with two deletions; not 20 to 20 with a deletion
    validity.count-method\tiOS 4\t-[UITableView _endCellAnimationsWithContext:]
    validity.count-method\tiOS 13\t-[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_…:]
    reuse.pool-order\tiOS 4\tlast in, first out
    reuse.prepare-for-reuse\tiOS 4\tinside the dequeue
    reuse.dequeue-unregistered\tiOS 4\tthe method does not exist
    reuse.dequeue-unregistered\tiOS 6\t'unable to dequeue a cell with identifier …'
    reuse.section-views\tiOS 4\tthe method does not exist
    reuse.section-views\tiOS 6\tbefore the views that enter
    reuse.memory-warning\tiOS 4\tthe pool is emptied
    layout.visible-cells-access\tiOS 4\tno warning
    layout.visible-cells-access\tiOS 13\t'[Assert] Attempted to access … visibleCells …'
    reuse.dequeue-twice\tiOS 4\tno
    reuse.dequeue-twice\tiOS 11\t'Attempted to dequeue multiple cells for the same index path …'
    geometry.zero-fitting-height\tiOS 4\tno rows size themselves
    geometry.zero-fitting-height\tiOS 8\t'Warning once only: Detected a case where constraints …'
    validity.inside-cell\tiOS 4\tnothing is known to happen
    validity.inside-cell\tiOS 10.3\t'… objectAtIndex:]: index … beyond bounds …'
    validity.inside-cell\tiOS 11.1\t'… _visibleRows and _visibleCells must be of same length …'
    validity.inside-cell\tiOS 15.3\tthe same; for a row that is prepared ahead 'cell already prefetched for IP(…) …'
    geometry.estimates-by-default\tiOS 4\tthe properties do not exist
    geometry.estimates-by-default\tiOS 7\t0, no estimates
    geometry.estimates-by-default\tiOS 11\tautomaticDimension, estimates are on
    geometry.automatic-row-estimate\tiOS 4\t44
    geometry.automatic-row-estimate\tCatalyst 13\t44
    geometry.automatic-row-estimate\tCatalyst 26\t40.0464
    geometry.default-row-height\tiOS 4\t44
    geometry.invalid-query\tiOS 4\traises
    geometry.invalid-section\tiOS 4\tno: it is 0
    geometry.invalid-section\tiOS 13\traises
    geometry.fixed-row-height\tiOS 4\ttheir height is known
    geometry.section-height-default\tiOS 4\t22 plain; 36 titled (the first 46) and 10 untitled grouped
    geometry.section-height-default\tiOS 7\t28 plain; 38 titled (the first 55.5), 17.5 untitled (the first 35) grouped
    geometry.view-without-height\tiOS 4\tof the default height
    geometry.view-without-height\tiOS 9\tno: the height method or a title is needed
    geometry.view-without-height\tiOS 11\tof the default height
    geometry.section-height-answer\tiOS 4\tgrouped: both the default height; plain: both 0
    geometry.section-height-answer\tiOS 11\t0 is 0, automaticDimension is the default height
    geometry.section-header-top-padding\tiOS 4\tnone, the property does not exist
    geometry.section-header-top-padding\tiOS 15\t22
    diffable.difference\tiOS 4\tthe class does not exist
    diffable.difference\tiOS 13\tone group of updates
    diffable.moves\tiOS 4\tmoves where they are legal
    diffable.without-animation\tiOS 4\tthe class does not exist
    diffable.without-animation\tiOS 13\treloadData
    diffable.without-animation\tiOS 15\tthe difference
    diffable.overrides\tiOS 4\tthe class does not exist
    diffable.overrides\tiOS 13\tmethods of the class
    diffable.duplicates\tiOS 4\tthe class does not exist
    diffable.duplicates\tiOS 13\t'Fatal: supplied identifiers are not unique.'
    diffable.duplicates\tiOS 14\t'Fatal: supplied item identifiers are not unique. Duplicate identifiers: …'

    """
}
