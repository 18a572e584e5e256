/// The steps by the methods of UIKit that they call.
extension StepTable {
  /// What to write for a method of UIKit, such as `batch` for `performBatchUpdates(_:completion:)`; nil for
  /// a name of no such method.
  static func step(ofMethod name: String) -> String? {
    let word = String(name.prefix { $0 != "(" && $0 != ":" })
    if let step = named[word] { return step }
    // `deleteRowsAtIndexPaths:withRowAnimation:` of Objective-C.
    let swift = word.firstRange(of: "AtIndexPath").map { String(word[..<$0.lowerBound]) } ?? word
    if swift != name, steps.place(of: swift) != nil { return swift }
    return QueryTable.queries.place(of: swift) == nil ? nil : "query: \(swift)"
  }

  /// The steps whose names are others than those of their methods.
  private static let named = [
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
    "print": "note",
    "NSLog": "note",
  ]
}
