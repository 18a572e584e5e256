import Scenarios

extension StepListing {
  /// What it is in UIKit, one sentence or two.
  var meaning: String { Self.meanings[name] ?? "" }

  private static let meanings = [
    hosts, edges, apps, scrolls, updates, cells, selecting, fingers, editing, others,
  ]
  .reduce(into: queryMeanings) { all, some in all.merge(some) { first, _ in first } }

  private static let hosts: [String: String] = [
    "load":
      "The view of the controller is loaded and appears: viewDidLoad, viewWillAppear, the table joins "
      + "its window and lays out for the first time.",
    "appear": "The controller's view comes back: viewWillAppear and viewDidAppear, as after a pop.",
    "disappear":
      "Another controller covers this one: viewWillDisappear and viewDidDisappear, as by a push.",
    "addToWindow":
      "addSubview(_:) on a view in a window, for a table that somebody made without a controller.",
    "removeFromSuperview": "removeFromSuperview(): the table leaves its window.",
    "setDataSource": "tableView.dataSource = another object, or nil.",
    "setDelegate": "tableView.delegate = another object, or nil.",
    "layout":
      "layoutSubviews() of the table, as the run loop calls it; an app asks for it by setNeedsLayout().",
    "layoutIfNeeded":
      "layoutIfNeeded(): a layout that would come at the end of the turn comes now.",
    "runLoop":
      "One turn of the main run loop; at its end everything lays out that has asked for it.",
    "wait": "Time passes, as until a timer fires or a server answers.",
    "resize": "The frame of the table becomes another, as Auto Layout or a split view makes it.",
    "rotate": "The device turns: viewWillTransition(to:with:), and the table gets another size.",
    "memoryWarning": "didReceiveMemoryWarning: the system asks every app to free memory.",
  ]

  private static let edges: [String: String] = [
    "setInsets": "contentInset of the scroll view: room around the content.",
    "setSafeArea":
      "The part of the view that no bar covers; adjustedContentInset follows it from iOS 11 on.",
    "showKeyboard": "keyboardWillShowNotification: the keyboard covers the bottom of the window.",
    "hideKeyboard": "keyboardWillHideNotification: the keyboard leaves the window.",
  ]

  private static let apps: [String: String] = [
    "reloadData":
      "reloadData(): everything that the table knows of its data is dropped and asked for again; the cells "
      + "follow in the next layout.",
    "set": "A property of the table gets another value, such as allowsSelection or rowHeight.",
    "register":
      "register(_:forCellReuseIdentifier:), from which dequeueReusableCell can make cells.",
    "query": "A question of the app to the table, such as visibleCells or rectForRow(at:).",
    "turn": "Calls in one method of the app, before the run loop goes on.",
    "note": "print(_:) in the app: a line in the log.",
    "state": "Not of UIKit: a variable of the app, on which its answers depend.",
    "cancel": "The app cancels what it has begun for a row, as the download of its image.",
  ]

  private static let scrolls: [String: String] = [
    "scroll": "setContentOffset(_:animated:) of the scroll view.",
    "setBoundsOrigin": "bounds.origin of the scroll view, which is its content offset.",
    "scrollToRow": "scrollToRow(at:at:animated:).",
    "scrollToNearestSelectedRow": "scrollToNearestSelectedRow(at:animated:).",
    "scrollRectToVisible": "scrollRectToVisible(_:animated:) of the scroll view.",
    "reloadSectionIndexTitles": "reloadSectionIndexTitles(): the index at the edge is asked anew.",
    "beginRefreshing": "UIRefreshControl.beginRefreshing(): the spinner turns, by code.",
    "endRefreshing": "UIRefreshControl.endRefreshing(): the spinner goes.",
  ]

  private static let updates: [String: String] = [
    "reloadRows": "reloadRows(at:with:): the rows get new cells, by cellForRowAt.",
    "reconfigureRows":
      "reconfigureRows(at:), from iOS 15: cellForRowAt is asked and gets the cell that the row has.",
    "insertRows":
      "insertRows(at:with:): the data has these rows already, and the table hears of it.",
    "deleteRows":
      "deleteRows(at:with:): the data has lost these rows already, and the table hears of it.",
    "moveRow": "moveRow(at:to:): a row has another place in the data, and keeps its cell.",
    "reloadSections":
      "reloadSections(_:with:): all rows, the header and the footer of sections anew.",
    "insertSections": "insertSections(_:with:): the data has these sections already.",
    "deleteSections": "deleteSections(_:with:): the data has lost these sections already.",
    "moveSection": "moveSection(_:toSection:): a section has another place in the data.",
    "beginUpdates": "beginUpdates(): changes are collected until endUpdates().",
    "endUpdates":
      "endUpdates(): the table counts again, compares with what it was told, and animates the difference.",
    "batch": "performBatchUpdates(_:completion:), from iOS 11: a group of changes in a closure.",
    "performWithoutAnimation": "UIView.performWithoutAnimation(_:) around updates.",
    "apply":
      "UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:), from iOS 13: the difference of "
      + "two snapshots becomes updates.",
  ]

  private static let cells: [String: String] = [
    "configureCell":
      "The app takes a cell by cellForRow(at:) and writes into it; the table knows nothing of it.",
    "setCellSelected": "UITableViewCell.setSelected(_:animated:), called by the app itself.",
    "becomeFirstResponder":
      "becomeFirstResponder() of a text field in a cell: the keyboard types into it.",
    "resignFirstResponder": "resignFirstResponder() of the text field: the keyboard leaves it.",
    "invalidateIntrinsicContentSize":
      "invalidateIntrinsicContentSize() of a cell: from iOS 16 a self-sizing row is measured again.",
  ]

  private static let selecting: [String: String] = [
    "selectRow":
      "selectRow(at:animated:scrollPosition:); the delegate hears nothing of what code selects.",
    "deselectRow": "deselectRow(at:animated:); the delegate hears nothing of what code deselects.",
    "tap": "A finger comes down on a row and is lifted there: highlight, then selection.",
    "touchDown": "A finger comes down on a row and stays: the row is highlighted.",
    "touchUp": "The finger is lifted: the highlight ends, and the row is selected.",
    "touchCancel": "touchesCancelled: something else takes the touch, as scrolling does.",
    "tapHeader":
      "A gesture recognizer or a button in a header gets the tap: the app's own code runs, and the table calls nothing.",
    "tapFooter": "A gesture recognizer or a button in a footer gets the tap.",
    "tapAccessory": "The accessory at the right edge of a row is tapped, not the row.",
    "longPress": "A finger rests on a row: an edit menu (until iOS 12) or a context menu opens.",
    "twoFingerDrag": "Two fingers select several rows, from iOS 13.",
    "springLoad": "A drag rests over a row until it opens as if it were tapped, from iOS 11.",
    "focus": "The focus engine, for a remote or a keyboard, moves to a row.",
  ]

  private static let fingers: [String: String] = [
    "drag": "A finger drags the content; let go while it moves, the content slows down by itself.",
    "tapStatusBar": "A tap on the status bar scrolls to the top.",
    "tapIndexTitle": "A tap on a letter of the section index scrolls to its section.",
    "dragIndex": "A finger moves along the letters of the section index.",
  ]

  private static let editing: [String: String] = [
    "setEditing": "setEditing(_:animated:): the table enters or leaves edit mode.",
    "swipe": "A finger swipes a row sideways: buttons come out behind it.",
    "tapAction": "A button behind a swiped row is tapped.",
    "closeSwipe": "A tap beside the open row closes it.",
    "tapDeleteControl": "In edit mode the red minus in front of a row is tapped.",
    "tapInsertControl": "In edit mode the green plus in front of a row is tapped.",
    "confirmDelete": "The red button Delete is tapped, which the table shows by itself.",
    "reorder": "In edit mode a row is dragged by the handle at its right edge.",
    "dragAndDrop": "UIDragInteraction and UIDropInteraction of the table, from iOS 11.",
    "callCompletionHandler":
      "The app calls the closure that a UIContextualAction has given it: done, or not done.",
    "dropToRow": "UITableViewDropCoordinator.drop(_:toRowAt:): the item flies to a row.",
    "insertPlaceholder":
      "UITableViewDropCoordinator.drop(_:to:) with a UITableViewDropPlaceholder, for an item that is loading.",
    "commitInsertion": "UITableViewDropPlaceholderContext.commitInsertion(dataSourceUpdates:).",
    "deletePlaceholder": "UITableViewDropPlaceholderContext.deletePlaceholder().",
  ]

  private static let others: [String: String] = [
    "model": "Not of UIKit: the arrays of the app change, and nobody tells the table.",
    "expect": "Not of UIKit: the scenario checks something, as a test does.",
  ]

  private static let queryMeanings: [String: String] = [
    "numberOfSections":
      "numberOfSections of the table: what it has counted, or counts now if it must.",
    "numberOfRows":
      "numberOfRows(inSection:) of the table, which is not its data source's answer but what it knows.",
    "contentSize": "contentSize of the scroll view: the sum of all heights, known and guessed.",
    "contentOffset": "contentOffset of the scroll view: how far it is scrolled.",
    "adjustedContentInset":
      "adjustedContentInset of the scroll view: contentInset and the safe area, top, left, bottom, right.",
    "rectForSection": "rect(forSection:).",
    "rectForHeader": "rectForHeader(inSection:).",
    "rectForFooter": "rectForFooter(inSection:).",
    "rectForRow": "rectForRow(at:).",
    "indexPathForRow": "indexPathForRow(at:), of a point.",
    "indexPathsForRows": "indexPathsForRows(in:), of a rectangle.",
    "indexPathsForVisibleRows": "indexPathsForVisibleRows.",
    "visibleCells": "visibleCells: the cells on the screen, in the order of their rows.",
    "indexPathForCell": "indexPath(for:), of a cell; nil for one that is not on the screen.",
    "cellForRow":
      "cellForRow(at:) of the table, which answers a cell that there is and makes none; tableView(_:cellForRowAt:) "
      + "of the data source is another thing (tabletrace explain cellForRowAt).",
    "cellContent": "Not of UIKit: what the labels and images in a cell show.",
    "firstResponder": "isFirstResponder of the text fields in the cells.",
    "headerView": "headerView(forSection:).",
    "footerView": "footerView(forSection:).",
    "headerFrame": "headerView(forSection:)?.frame: where the header is, pinned or not.",
    "footerFrame": "footerView(forSection:)?.frame: where the footer is, pinned or not.",
    "indexPathForSelectedRow": "indexPathForSelectedRow.",
    "indexPathsForSelectedRows": "indexPathsForSelectedRows.",
    "isEditing": "isEditing of the table.",
    "isRefreshing": "UIRefreshControl.isRefreshing.",
    "reusePool": "Not of UIKit's public face: the cells that wait to be dequeued.",
    "snapshot": "UITableViewDiffableDataSource.snapshot().",
    "itemIdentifier": "UITableViewDiffableDataSource.itemIdentifier(for:).",
    "indexPathForItem": "UITableViewDiffableDataSource.indexPath(for:).",
  ]
}
