/// Finds the words of scenarios for methods of UIKit.
package enum UIKitMethod {
  /// Returns the step, query or key for a method in Swift or Objective-C, or nil for another name.
  ///
  /// The name may be copied from code, such as `tableView.performBatchUpdates(_:completion:)`.
  package static func word(for name: String) -> String? {
    let selector = name.prefix { $0 != "(" && $0 != ":" }
    let word = String(selector.split(separator: ".").last ?? selector)
    if let found = words[word] { return found }
    // Recognizes the Objective-C name `deleteRowsAtIndexPaths:withRowAnimation:`.
    let swift = word.firstRange(of: "AtIndexPath").map { String(word[..<$0.lowerBound]) } ?? word
    return swift != name && (isStep(swift) || isQuery(swift)) ? swift : nil
  }

  /// Returns the step for a method, such as `batch` or `query: visibleCells`.
  static func step(for name: String) -> String? {
    let word = word(for: name) ?? name
    if isStep(word) { return word }
    return isQuery(word) ? "query: \(word)" : nil
  }

  private static func isStep(_ word: String) -> Bool { StepTable.steps.place(of: word) != nil }
  private static func isQuery(_ word: String) -> Bool { QueryTable.queries.place(of: word) != nil }

  /// Words that differ from the names of their methods.
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
    "tapDelete": "confirmDelete",
    "tapDeleteButton": "confirmDelete",
    "print": "note",
    "NSLog": "note",
  ]
}
