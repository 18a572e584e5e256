import Diagnostics
import Scenarios
import TableTrace
import Testing

@testable import Scenarios

@Suite struct StepTests {
  /// A way to write every step that is built, and its text in a trace.
  private static let samples: [(name: String, written: String, text: String)] = [
    ("load", "load", "load"), ("appear", "appear", "appear"),
    ("disappear", "disappear", "disappear"), ("addToWindow", "addToWindow", "addToWindow"),
    ("removeFromSuperview", "removeFromSuperview", "removeFromSuperview"),
    ("layout", "layout", "layout"), ("layoutIfNeeded", "layoutIfNeeded", "layoutIfNeeded"),
    ("runLoop", "runLoop", "runLoop"), ("rotate", "rotate", "rotate"),
    ("memoryWarning", "memoryWarning", "memoryWarning"),
    ("reloadData", "reloadData:", "reloadData"),
    ("setDataSource", "setDataSource: none", "setDataSource: none"),
    ("setDelegate", "setDelegate:   none", "setDelegate: none"),
    ("resize", "resize: {width: 320,height: 100}", "resize: {width: 320, height: 100}"),
    ("setInsets", "setInsets:\n      top: 20", "setInsets: {top: 20}"),
    ("setSafeArea", "setSafeArea: {top: 20,bottom: 34}", "setSafeArea: {top: 20, bottom: 34}"),
    ("showKeyboard", "showKeyboard: 216.5", "showKeyboard: 216.5"),
    ("hideKeyboard", "hideKeyboard:", "hideKeyboard"),
    ("beginRefreshing", "beginRefreshing", "beginRefreshing"),
    ("endRefreshing", "endRefreshing:", "endRefreshing"),
    (
      "setCellSelected", "setCellSelected: {row: [0,1],selected: true}",
      "setCellSelected: {row: [0, 1], selected: true}"
    ),
    ("set", "set: {rowHeight: 60}", "set: {rowHeight: 60}"),
    ("register", "register: {identifier: \"Big Cell\"}", "register: {identifier: Big Cell}"),
    ("query", "query: {rectForRow: [0,1]}", "query: {rectForRow: [0, 1]}"),
    (
      "turn", "turn:\n    - reloadData\n    - query: visibleCells",
      "turn: [reloadData, {query: visibleCells}]"
    ),
    ("wait", "wait:\n      milliseconds: 300", "wait: {milliseconds: 300}"),
    ("note", "note: \"a: b\"", "note: \"a: b\""),
    ("note", "note: \"\\e[1m\\u0085\\a\"", "note: \"\\x1B[1m\\x85\\x07\""),
    ("state", "state: \"a, b\"", "state: \"a, b\""),
    ("scroll", "scroll:\n      by: -44.5", "scroll: {by: -44.5}"),
    ("scrollToRow", "scrollToRow: {row: [0,2], at: top}", "scrollToRow: {row: [0, 2], at: top}"),
    ("scrollToNearestSelectedRow", "scrollToNearestSelectedRow", "scrollToNearestSelectedRow"),
    (
      "scrollRectToVisible", "scrollRectToVisible: {x: 0,y: 90,width: 1,height: 44,animated: true}",
      "scrollRectToVisible: {x: 0, y: 90, width: 1, height: 44, animated: true}"
    ),
    ("reloadSectionIndexTitles", "reloadSectionIndexTitles", "reloadSectionIndexTitles"),
    ("drag", "drag: {by: 200, velocity: 2}", "drag: {by: 200, velocity: 2}"),
    ("drag", "drag: {frames: [5, 2.5]}", "drag: {frames: [5, 2.5]}"),
    ("selectRow", "selectRow: {row: [0,1],at: top}", "selectRow: {row: [0, 1], at: top}"),
    ("deselectRow", "deselectRow: [0,1]", "deselectRow: [0, 1]"),
    ("tap", "tap: {x: 10,y: 20}", "tap: {x: 10, y: 20}"),
    ("touchDown", "touchDown: [0,1]", "touchDown: [0, 1]"), ("touchUp", "touchUp", "touchUp"),
    ("touchCancel", "touchCancel:", "touchCancel"),
    ("tapAccessory", "tapAccessory: [0,1]", "tapAccessory: [0, 1]"),
    ("tapHeader", "tapHeader: 0", "tapHeader: 0"),
    (
      "tapFooter", "tapFooter: {section: 0, do: [reloadData]}",
      "tapFooter: {section: 0, do: [reloadData]}"
    ),
    (
      "longPress", "longPress: {row: [0,1], choose: copy}",
      "longPress: {row: [0, 1], choose: copy}"
    ),
    ("twoFingerDrag", "twoFingerDrag: [[0,0],[0,1]]", "twoFingerDrag: [[0, 0], [0, 1]]"),
    ("springLoad", "springLoad: [0,1]", "springLoad: [0, 1]"), ("focus", "focus", "focus"),
    ("tapStatusBar", "tapStatusBar", "tapStatusBar"),
    ("tapIndexTitle", "tapIndexTitle: B", "tapIndexTitle: B"),
    ("dragIndex", "dragIndex: [A,B]", "dragIndex: [A, B]"),
    ("insertRows", "insertRows: [[0,3],[0, 0]]", "insertRows: [[0, 3], [0, 0]]"),
    (
      "deleteRows", "deleteRows: {at: [[0,1]],with: fade}",
      "deleteRows: {at: [[0, 1]], with: fade}"
    ),
    ("reloadRows", "reloadRows:\n      - [0, 1]", "reloadRows: [[0, 1]]"),
    ("reconfigureRows", "reconfigureRows: [[0,1]]", "reconfigureRows: [[0, 1]]"),
    ("moveRow", "moveRow: {from: [0,0],to: [0,2]}", "moveRow: {from: [0, 0], to: [0, 2]}"),
    ("insertSections", "insertSections: [1,2]", "insertSections: [1, 2]"),
    (
      "deleteSections", "deleteSections: {at: [0], with: none}",
      "deleteSections: {at: [0], with: none}"
    ),
    ("reloadSections", "reloadSections: [0]", "reloadSections: [0]"),
    ("moveSection", "moveSection: {from: 2,to: 0}", "moveSection: {from: 2, to: 0}"),
    ("beginUpdates", "beginUpdates", "beginUpdates"), ("endUpdates", "endUpdates", "endUpdates"),
    (
      "batch", "batch:\n      - deleteRows: [[0,0]]\n      - reloadRows: [[0,1]]",
      "batch: [{deleteRows: [[0, 0]]}, {reloadRows: [[0, 1]]}]"
    ),
    (
      "performWithoutAnimation", "performWithoutAnimation: [deleteRows: [[0,0]]]",
      "performWithoutAnimation: [{deleteRows: [[0, 0]]}]"
    ),
    ("setBoundsOrigin", "setBoundsOrigin: 40", "setBoundsOrigin: 40"),
    ("setEditing", "setEditing: true", "setEditing: true"),
    ("swipe", "swipe: {row: [0,1],distance: full}", "swipe: {row: [0, 1], distance: full}"),
    ("tapAction", "tapAction: Delete", "tapAction: Delete"),
    ("callCompletionHandler", "callCompletionHandler:  false", "callCompletionHandler: false"),
    ("tapDeleteControl", "tapDeleteControl: [0,1]", "tapDeleteControl: [0, 1]"),
    ("tapInsertControl", "tapInsertControl: [0,1]", "tapInsertControl: [0, 1]"),
    (
      "closeSwipe", "turn: [swipe: {row: [0, 1]}, closeSwipe]",
      "turn: [{swipe: {row: [0, 1]}}, closeSwipe]"
    ),
    (
      "confirmDelete", "turn: [tapDeleteControl: [0, 1], confirmDelete]",
      "turn: [{tapDeleteControl: [0, 1]}, confirmDelete]"
    ),
    ("configureCell", "configureCell: [0,1]", "configureCell: [0, 1]"),
    (
      "configureCell", "configureCell: {row: [0,1], text: a,image: none}",
      "configureCell: {row: [0, 1], text: a, image: none}"
    ),
    (
      "becomeFirstResponder", "becomeFirstResponder: [0,1]", "becomeFirstResponder: [0, 1]"
    ),
    ("resignFirstResponder", "resignFirstResponder:", "resignFirstResponder"),
    ("cancel", "cancel: [[0,0],[0,1]]", "cancel: [[0, 0], [0, 1]]"),
    (
      "invalidateIntrinsicContentSize", "invalidateIntrinsicContentSize: [0,1]",
      "invalidateIntrinsicContentSize: [0, 1]"
    ),
    ("reorder", "reorder: {from: [0,0], over: [[0,1]]}", "reorder: {from: [0, 0], over: [[0, 1]]}"),
    (
      "dragAndDrop", "dragAndDrop: {items: [x],over: [[0,1],empty]}",
      "dragAndDrop: {items: [x], over: [[0, 1], empty]}"
    ),
    ("dropToRow", "dropToRow: [0,3]", "dropToRow: [0, 3]"),
    ("insertPlaceholder", "insertPlaceholder: [0,3]", "insertPlaceholder: [0, 3]"),
    (
      "commitInsertion", "commitInsertion: {insert: {at: [0,3],item: x}}",
      "commitInsertion: {insert: {at: [0, 3], item: x}}"
    ),
    ("deletePlaceholder", "deletePlaceholder", "deletePlaceholder"),
    (
      "apply", "apply: {sections: [{section: A,items: [x]}],animatingDifferences: false}",
      "apply: {sections: [{section: A, items: [x]}], animatingDifferences: false}"
    ),
    (
      "model", "model: {insert: {at: [0, 3], item: 'true'}}",
      "model: {insert: {at: [0, 3], item: \"true\"}}"
    ),
    (
      "expect", "expect:\n      count: {'heightForRowAt 0,2': 12}",
      "expect: {count: {\"heightForRowAt 0,2\": 12}}"
    ),
  ]

  private static let model = """
    sections: [{rows: 3}]
    table: {refreshControl: true}
    controller: {viewDidAppear: {do: [showKeyboard: 216]}}
    delegate:
      trailingSwipeActionsConfigurationForRowAt: {actions: [{title: A, completion: none}]}
    """

  @Test(arguments: samples)
  func textIsTheFlowForm(_ sample: (name: String, written: String, text: String)) throws {
    let scenario = try decodedBody(Self.model, steps: "\n  - \(sample.written)\n")
    #expect(scenario.steps.map(\.text) == [sample.text])
    let again = try decodedBody(Self.model, steps: "\n  - \(sample.text)\n")
    #expect(again.steps.map(\.text) == [sample.text], "the text does not read back")
  }

  private static let reference = ScenarioReference.markdown()

  @Test(arguments: StepListing.all)
  func everyStepHasASample(_ step: StepListing) {
    let isSampled = Self.samples.contains { $0.name == step.name }
    #expect(isSampled)
    #expect(Self.reference.contains("`\(step.name)`"))
  }

  @Test func modelChanges() throws {
    let scenario = try decodedBody(
      Self.model,
      steps: """

          - model: {remove: [[0, 0], [0, 2]]}
          - model: {remove: [0, 0]}
          - model: {insert: [{at: [0, 1], item: x}, {at: [0, 1], item: y}]}
          - model: {move: {from: [0, 0], to: [0, 1]}}
          - model: {set: {section: 0, rows: [a, b]}}
          - model: {items: {a: {selfSizing: 30}, b: {cell: Wide}}}
          - model: {itemsAt: {rows: [[0, 0], [0, 1]], image: none}}
          - model: {itemsAt: {rows: [0, 1], selfSizing: 30}}
          - model: {sections: []}
        """
    )
    let counts = scenario.steps.map { step -> Int in
      guard case .model(let change) = step.action else { return -1 }
      return switch change {
      case .remove(let rows): rows.count
      case .insert(let items): items.count
      case .move: 1
      case .set(_, let rows): SectionModel(rows: rows).count
      case .items(let items): items.count
      case .itemsAt(let rows, _): rows.count
      case .sections(let sections): sections.count
      }
    }
    #expect(counts == [2, 1, 2, 1, 2, 2, 2, 1, 0])
  }

  @Test(
    "A method of UIKit is an unknown step, and the message names the step to write",
    arguments: [
      ("tableView.reloadData(): x", "reloadData"), ("performBatchUpdates: []", "batch"),
      ("deleteRowsAtIndexPaths: [[0, 0]]", "deleteRows"), ("headerView: 0", "query: headerView"),
      ("keyboardWillShowNotification: 300", "showKeyboard"),
    ]
  )
  func methodsOfUIKit(step: String, expected: String) {
    let text = "version: 1\ntitle: A\nsections: [{rows: 1}]\nsteps:\n  - load\n  - \(step)\n"
    let decoded = ScenarioDecoder.decode(Array(text.utf8), path: "a.yaml")
    #expect(decoded.diagnostics.contains { $0.problem.wording.suggestions == [expected] })
  }

  @Test func expectations() throws {
    let scenario = try decodedBody(
      Self.model,
      steps: """

          - expect:
              answers: [{rectForRow: [0, 1], is: "{0, 44, 320, 44}"}, {numberOfRows: 0, is: 3}]
              count: {"heightForRowAt 0,*": 3, prepareForReuse: 0}
              order: [numberOfSections, "tableView(_:cellForRowAt:) 0,2"]
              never: [viewDidLoad]
              visible: [[0, 0], [0, 1]]
              offset: -20.5
              pool: {Cell: 2}
              raises: NSInternalInconsistencyException
        """
    )
    guard case .expect(let expectations) = scenario.steps.first?.action else {
      Issue.record("no expectation")
      return
    }
    #expect(expectations.count == 9)
    guard case .count(let counts) = expectations[0], case .order(let order) = expectations[1],
      case .answer(let query, let answer) = expectations[7]
    else {
      Issue.record("another order")
      return
    }
    #expect(counts.map(\.pattern.message) == [.callback(.heightForRowAt), .cell(.prepareForReuse)])
    #expect(counts[0].pattern.places == IndexPattern(section: .number(0), row: .any))
    #expect(order[1].places == IndexPattern(section: .number(0), row: .number(2)))
    #expect(query == .rectForRow(.fixed(IndexPath(section: 0, row: 1))))
    #expect(answer == "{0, 44, 320, 44}")
  }

  @Test func placesAreCheckedOnlyWhileTheModelIsCertain() throws {
    _ = try decodedBody(
      Self.model,
      steps: "[{model: {remove: [0, 0]}}, {query: {rectForRow: [5, 5]}}]"
    )
    _ = try decodedBody(
      Self.model + "\ndataSource: {numberOfRowsInSection: 9}",
      steps: "[{query: {rectForRow: [0, 8]}}]"
    )
  }
}
