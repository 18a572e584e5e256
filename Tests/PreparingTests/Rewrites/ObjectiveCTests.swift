import Testing

@testable import Preparing

@Suite("Features that only Objective-C has")
struct ObjectiveCTests {
  @Test("forwardingTarget(for:) is removed, and its lines remain")
  func forwardingGoes() {
    let given = """
      class A: NSObject {
        override func responds(to s: Selector!) -> Bool { other.responds(to: s) }
        override open func forwardingTarget(for s: Selector!) -> Any? {
          return other ?? super.forwardingTarget(for: s)
        }
        func next() {}
      }
      extension B { override func forwardingTarget(for s: Selector!) -> Any? { other } }
      """
    let prepared = Prepared.one(given)
    #expect(!prepared.text.contains("forwardingTarget"))
    let lines = prepared.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8 && lines[5] == "  func next() {}")
    #expect(
      prepared.remarks == [
        "3:17: warning: 'forwardingTarget(for:)' of 'A' needs Objective-C and is removed,"
          + " so nothing is forwarded. Implement each forwarded method in 'A', and call the "
          + "other object there",
        "8:24: warning: 'forwardingTarget(for:)' of 'B' needs Objective-C and is removed,"
          + " so nothing is forwarded. Implement each forwarded method in 'B', and call the "
          + "other object there",
      ]
    )
  }

  @Test(
    "An initializer of a metatype becomes a call of the simulated UIKit",
    arguments: [
      RewriteCase(
        "let c = type.init(style: .value1, reuseIdentifier: id)",
        "let c = type.instantiated(style: .value1, reuseIdentifier: id)"
      ),
      RewriteCase(
        "let c = row.cellType.init(style: s, reuseIdentifier: nil)",
        "let c = row.cellType.instantiated(style: s, reuseIdentifier: nil)"
      ),
      RewriteCase(
        "let c = type(of: cell).init(style: s, reuseIdentifier: nil)",
        "let c = type(of: cell).instantiated(style: s, reuseIdentifier: nil)"
      ),
      RewriteCase(
        "let t = item.kind as! UIViewController.Type\nlet c = t.init()",
        "let t = item.kind as! UIViewController.Type\nlet c = t.instantiated()"
      ),
      RewriteCase(
        "var t: UIView.Type\nlet c = t.init(frame: .zero)",
        "var t: UIView.Type\nlet c = t.instantiated(frame: .zero)"
      ),
      RewriteCase(
        "let c = (x as! UIViewController.Type).init(nibName: nil, bundle: nil)",
        "let c = (x as! UIViewController.Type).instantiated(nibName: nil, bundle: nil)"
      ),
      RewriteCase(
        "func make<T: UIView>(_ f: (T) -> Void) -> T { let v = T(); f(v); return v }",
        "func make<T: UIView>(_ f: (T) -> Void) -> T { let v = T.instantiated(); f(v); return v }"
      ),
      RewriteCase(
        "func make<A, T: Named & UILabel>(_ a: A) -> T { T.init(frame: .zero) }",
        "func make<A, T: Named & UILabel>(_ a: A) -> T { T.instantiated(frame: .zero) }"
      ),
      RewriteCase(
        "func cell<T>() -> T where T: UITableViewCell { x ?? T(style: .default, reuseIdentifier: id) }",
        "func cell<T>() -> T where T: UITableViewCell { x ?? T.instantiated(style: .default, reuseIdentifier: id) }"
      ),
      RewriteCase(
        "extension UIViewController { class func make() -> Self { self.init(nibName: n, bundle: nil) } }",
        "extension UIViewController { class func make() -> Self { self.instantiated(nibName: n, bundle: nil) } }"
      ),
      RewriteCase(
        "extension UIView { static func make() -> Self { Self(frame: .zero) } }",
        "extension UIView { static func make() -> Self { Self.instantiated(frame: .zero) } }"
      ),
      RewriteCase(
        "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
        "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }"
      ),
      RewriteCase(
        "func a<T: UIView>(_ t: T) {}\nfunc b<T: Decodable & Made>() -> T { T() }",
        "func a<T: UIView>(_ t: T) {}\nfunc b<T: Decodable & Made>() -> T { T() }"
      ),
      RewriteCase("let c = t.init()", "let c = t.init()"),
      RewriteCase(
        "func f() -> C { return .init(style: s, reuseIdentifier: nil) }",
        "func f() -> C { return .init(style: s, reuseIdentifier: nil) }"
      ),
      RewriteCase(
        "super.init(style: s, reuseIdentifier: nil)",
        "super.init(style: s, reuseIdentifier: nil)"
      ),
      RewriteCase(
        "let c = MyCell.init(style: s, reuseIdentifier: nil)",
        "let c = MyCell.init(style: s, reuseIdentifier: nil)"
      ),
      RewriteCase(
        "protocol P { init(style: Int, reuseIdentifier: String?) }\n"
          + "let c = t.init(style: 1, reuseIdentifier: nil)",
        "protocol P { init(style: Int, reuseIdentifier: String?) }\n"
          + "let c = t.init(style: 1, reuseIdentifier: nil)"
      ),
      RewriteCase(
        "var t: UIViewController.Type\nlet c = t.init(coder: d)",
        "var t: UIViewController.Type\nlet c = t.init(coder: d)"
      ),
    ]
  )
  func metatypesMakeObjects(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
  }

  @Test(
    "An observer of the main queue is called where the notification is posted",
    arguments: [
      RewriteCase(
        "c.addObserver(forName: n, object: f(queue: .main), queue: .main) { _ in }",
        "c.addObserver(forName: n, object: f(queue: .main), queue: nil) { _ in }"
      ),
      RewriteCase(
        "c.addObserver(forName: n, object: nil, queue: OperationQueue.main, using: f)",
        "c.addObserver(forName: n, object: nil, queue: nil, using: f)"
      ),
      RewriteCase(
        "c.addObserver(forName: n, object: nil, queue: .main.other) {}",
        "c.addObserver(forName: n, object: nil, queue: .main.other) {}"
      ),
      RewriteCase("work(forName: n, queue: .main) {}", "work(forName: n, queue: .main) {}"),
    ]
  )
  func observersAreCalledAtOnce(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
  }

  @Test(
    "A member that NSObject lacks on Linux does not override in a direct subclass",
    arguments: [
      RewriteCase(
        "class A: NSObject { override var accessibilityLabel: String? { get { nil } set {} } }",
        "class A: NSObject {          var accessibilityLabel: String? { get { nil } set {} } }"
      ),
      RewriteCase(
        "class A: NSObject { override class func description() -> String { \"A\" } }",
        "class A: NSObject {          class func description() -> String { \"A\" } }"
      ),
      RewriteCase(
        "class A: UIView { override var accessibilityLabel: String? { get { nil } set {} } }",
        "class A: UIView { override var accessibilityLabel: String? { get { nil } set {} } }"
      ),
      RewriteCase(
        "class A: NSObject { override var description: String { \"A\" } }",
        "class A: NSObject { override var description: String { \"A\" } }"
      ),
    ]
  )
  func membersOfObjectsAreTheirOwn(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
  }

  @Test(
    "Key-value coding and observing are reported with a replacement",
    arguments: [
      (
        "alert.setValue(c, forKey: \"titleTextColor\")",
        "1:7: error: 'setValue(_:forKey:)' needs Objective-C. Use the property itself, or"
          + " 'object(forKey:)' and 'set(_:forKey:)' of UserDefaults"
      ),
      (
        "let v = bar.value(forKey: \"field\")",
        "1:13: error: 'value(forKey:)' needs Objective-C. Use the property itself, or "
          + "'object(forKey:)' and 'set(_:forKey:)' of UserDefaults"
      ),
      (
        "let o = table.observe(\\.contentSize) { _, _ in }",
        "1:15: error: 'observe(_:options:)' needs Objective-C. Observe the property with "
          + "'didSet', a closure or a notification"
      ),
      (
        "var o: NSKeyValueObservation?",
        "1:8: error: 'NSKeyValueObservation' needs Objective-C. Observe the property with"
          + " 'didSet', a closure or a notification"
      ),
      (
        "t.addObserver(self, forKeyPath: \"x\", options: .new, context: nil)",
        "1:3: error: 'addObserver(_:forKeyPath:)' needs Objective-C. Observe the property"
          + " with 'didSet', a closure or a notification"
      ),
    ]
  )
  func keyValuesAreNamed(_ given: String, _ said: String) {
    #expect(Prepared.one(given).remarks == [said])
  }

  @Test(
    "Calls that only look like key-value coding are not reported",
    arguments: [
      "r.setValue(\"a\", forHTTPHeaderField: \"b\")", "store.value(for: key)",
      "c.addObserver(self, selector: s, name: n, object: nil)", "bus.observe(\"name\") {}",
      "class S { func value(forKey k: String) -> Any? { nil } }\nlet v = s.value(forKey: k)",
    ]
  )
  func otherCallsAreNot(_ given: String) {
    #expect(Prepared.one(given).remarks.isEmpty)
  }

  @Test(
    "Missing names are reported once in a file",
    arguments: [
      (
        "import UIKit\nlet a = UIImagePickerController(); let b = UIImagePickerController()",
        [
          "A.swift:2:9: error: 'UIImagePickerController' is not simulated. Put it between "
            + "'#if !os(Linux)' and '#endif', and call the app's handler for a picture from a "
            + "test"
        ]
      ),
      (
        "import UIKit\nlet h = UIHostingController(rootView: v)",
        [
          "A.swift:2:9: error: 'UIHostingController' is not simulated. Put it between '#if "
            + "canImport(SwiftUI)' and '#endif', and show a UIViewController after '#else'"
        ]
      ),
      (
        "import UIKit\nlet c: NSFetchedResultsController<Note>",
        [
          "A.swift:2:8: error: 'NSFetchedResultsController' is not simulated. Put it between "
            + "'#if canImport(CoreData)' and '#endif', and use an array after '#else', so that"
            + " a test can change it and call the methods of the delegate"
        ]
      ),
      (
        "import UIKit\nclass A: UIViewController {}\n"
          + "extension A: NSFetchedResultsControllerDelegate {}",
        [
          "A.swift:3:14: error: 'NSFetchedResultsControllerDelegate' is not simulated. Put the"
            + " conformance and its methods between '#if canImport(CoreData)' and '#endif'"
        ]
      ),
      (
        "import UIKit\nclass UIHostingController {}\nlet h = UIHostingController(rootView: v)", []
      ),
      (
        "import Foundation\nclass A: UIView { let c: UIColor }",
        [
          "A.swift:2:10: error: 'UIView' is part of UIKit, which this file does not import."
            + " Add 'import UIKit'"
        ]
      ),
      ("class UIModel {}\nlet m: UIModel?\nlet s = x.UIView", []),
      ("#if !os(Linux)\nimport UIKit\nclass A: UIView {}\n#endif", []),
    ]
  )
  func absentNamesAreNamed(_ given: String, _ said: [String]) {
    #expect(Prepared.many([("A.swift", given)]).remarks == said)
  }

  @Test("One file may import UIKit for all of them")
  func importsAreShared() {
    let files = [
      (path: "A.swift", text: "@_exported import UIKit"), (path: "B.swift", text: "let v: UIView?"),
    ]
    #expect(Prepared.many(files).remarks.isEmpty)
  }

  @Test("A preview is removed with a warning, with its attribute and its lines kept")
  func previewsGo() {
    let given = "class A {}\n@available(iOS 17, *)\n#Preview(\"A\") {\n  A()\n}\nclass B {}"
    let result = Prepared.one(given)
    #expect(result.text.filter { $0 != " " } == "classA{}\n\n\n\n\nclassB{}")
    #expect(
      result.remarks == [
        "3:1: warning: '#Preview' is removed, because Linux has no previews. Create the screen in"
          + " a test instead"
      ]
    )
  }

  @Test("The window of an app delegate is optional once")
  func windowsAreFlat() {
    let flat = Prepared.one("a.delegate?.window??.rootViewController").text
    #expect(flat == "a.delegate?.window?.rootViewController")
    #expect(Prepared.one("a.window ?? b").text == "a.window ?? b")
  }
}
