/// The methods of UIKit by the words of scenarios that stand for them.
package enum UIKitMethod {
  /// Returns the step, the query or the key for a method in Swift or Objective-C, or nil for
  /// another name.
  ///
  /// The name is as code has it, such as `tableView.performBatchUpdates(_:completion:)`.
  package static func word(for name: String) -> String? {
    let selector = name.prefix { $0 != "(" && $0 != ":" }
    let word = String(selector.split(separator: ".").last ?? selector)
    if let found = words[word] { return found }
    // `deleteRowsAtIndexPaths:withRowAnimation:` of Objective-C.
    let swift = word.firstRange(of: "AtIndexPath").map { String(word[..<$0.lowerBound]) } ?? word
    return swift != name && (isStep(swift) || isQuery(swift)) ? swift : nil
  }

  /// Returns the step to write for a method, such as `batch` or `query: visibleCells`.
  static func step(for name: String) -> String? {
    let word = word(for: name) ?? name
    if isStep(word) { return word }
    return isQuery(word) ? "query: \(word)" : nil
  }

  private static func isStep(_ word: String) -> Bool { StepTable.steps.place(of: word) != nil }
  private static func isQuery(_ word: String) -> Bool { QueryTable.queries.place(of: word) != nil }

  /// The words whose names are others than those of their methods.
  package static let words = [
    "performBatchUpdates": "batch",
    "setContentOffset": "scroll",
    "setSelected": "setCellSelected",
    "viewDidLoad": "load",
    "viewWillAppear": "appear",
    "viewDidAppear": "appear",
    "viewWillDisappear": "disappear",
    "viewDidDisappear": "disappear",
    "addSubview": "addToWindow",
    "layoutSubviews": "layout",
    "setNeedsLayout": "layout",
    "viewWillTransition": "rotate",
    "didReceiveMemoryWarning": "memoryWarning",
    "contentInset": "setInsets",
    "touchesBegan": "touchDown",
    "touchesEnded": "touchUp",
    "touchesCancelled": "touchCancel",
    "applySnapshot": "apply",
    "keyboardWillShowNotification": "showKeyboard",
    "keyboardWillHideNotification": "hideKeyboard",
    "rect": "rectForSection",
    "indexPath": "indexPathForCell",
    "dequeueReusableCell": "dequeue",
    "print": "note",
    "NSLog": "note",
  ]
}
