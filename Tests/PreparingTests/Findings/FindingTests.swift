import Testing

@testable import Preparing

struct FindingTests {
  /// A source, and all that is said of it.
  struct Example: CustomTestStringConvertible, Sendable {
    var given: String
    var said: [String]
    var testDescription: String { given }

    init(_ given: String, _ said: String...) {
      self.given = given
      self.said = said
    }
  }

  @Test(arguments: [
    Example("let x = 1 /* a /* b */", "1:11: error: unclosed comment. Add '*/' at its end"),
    Example(
      "let x = \"a\nlet y = 1",
      "1:9: error: unclosed string. Close it, then prepare the file again"
    ),
    Example(
      "let x = \"\"\"\na\n",
      "1:9: error: unclosed string. Close it, then prepare the file again"
    ),
    Example(
      "import Foundation\nif #available(iOS 15, *) {}",
      "2:4: warning: '#available' is true here in every iOS version, because this file "
        + "does not import UIKit. If it should depend on the iOS version, import UIKit and "
        + "prepare the file again"
    ),
    Example(
      "if #unavailable(iOS 15) {}",
      "1:4: warning: '#unavailable' is false here in every iOS version, because this "
        + "file does not import UIKit. If it should depend on the iOS version, import UIKit"
        + " and prepare the file again"
    ),
    Example("\nf(]", "2:3: error: unmatched ']'. Fix it, then prepare the file again"),
    Example("f({)", "1:4: error: unmatched ')'. Fix it, then prepare the file again"),
    Example(
      "class A {",
      "1:9: error: unmatched '{'. Fix it, then prepare the file again"
    ),
    Example(
      "f(#selector(setter: A.x))",
      "1:3: error: '#selector(setter: A.x)' does not name a method. Write a method and "
        + "use its name. If 'responds(to:)' is called with it, delete the condition"
    ),
    Example(
      "f(#selector)",
      "1:3: error: '#selector' needs brackets after it. Use the name of a method: "
        + "#selector(name)"
    ),
    Example(
      "\t#keyPath(A.x.y)",
      "1:2: error: '#keyPath(A.x.y)' needs Objective-C. Use the name as a string, or a "
        + "key path: \\Type.name"
    ),
    Example(
      "@objc protocol P { @objc optional func height(of row: Int)\n  -> Double }",
      "1:26: error: 'optional' of 'height(of:)' in the protocol 'P' needs Objective-C. "
        + "Delete 'optional', add 'extension P { func height(of row: Int) -> Double { … } "
        + "}' with a default implementation, and call it without '?'"
    ),
    Example(
      "@objc protocol P {\n  @objc optional var name: String? { get }\n  func f() }",
      "2:9: error: 'optional' of 'name' in the protocol 'P' needs Objective-C. Delete "
        + "'optional', add 'extension P { var name: String? { … } }' with a default "
        + "implementation, and call it without '?'"
    ),
    Example(
      "@objc protocol P { @objc optional static func reset() }",
      "1:26: error: 'optional' of 'reset()' in the protocol 'P' needs Objective-C. "
        + "Delete 'optional', add 'extension P { static func reset() { … } }' with a "
        + "default implementation, and call it without '?'"
    ),
    Example(
      "@objc protocol P { @objc optional func done() }\nlet b = p.done != nil",
      "2:16: warning: 'done()' is never nil, because it has an empty default "
        + "implementation. Add a property to the delegate that says whether it wants the "
        + "call"
    ),
    Example(
      "@objc protocol P {\n@objc optional func list(_ x: A, did y: B); @objc optional func list(_ x: A)\n"
        + "}\nlet b = p.list(_:did:) == nil || q.list(a) == nil",
      "4:24: warning: 'list(_:did:)' is never nil, because it has an empty default "
        + "implementation. Add a property to the delegate that says whether it wants the "
        + "call"
    ),
    // Two have the name; the same one is named each time.
    Example(
      "@objc protocol P {\n@objc optional func list(_ x: A, did y: B); @objc optional func list(_ x: A)\n"
        + "}\nlet b = p.list != nil",
      "4:16: warning: 'list(_:)' is never nil, because it has an empty default "
        + "implementation. Add a property to the delegate that says whether it wants the "
        + "call"
    ),
    Example(
      "@objc protocol P { @objc optional func done() }\nif p.done?() == nil {}",
      "2:14: warning: 'done()' is never nil, because it has an empty default "
        + "implementation. Add a property to the delegate that says whether it wants the "
        + "call"
    ),
    Example(
      "let d = UIImagePNGRepresentation(i)",
      "1:9: error: 'UIImagePNGRepresentation' of Swift 4.0 is now 'image.pngData()'. "
        + "Write 'image.pngData()'"
    ),
    Example(
      "import UIKit\nimport Combine",
      "2:8: error: there is no module 'Combine' on Linux. Put the code that uses it in "
        + "its own file, or between '#if canImport(Combine)' and '#endif'"
    ),
    Example(
      "extension Far { override func f() {} }",
      "1:26: error: 'f()' overrides in an extension of 'Far', but no file contains that"
        + " class. Also pass the file of the class, or move the member to a class of yours"
    ),
    Example(
      "class A: B {}; class A: B {}; extension A { override func f() {} }",
      "1:54: error: 'f()' must move to the class 'A', which several files declare. Move"
        + " it yourself"
    ),
    Example(
      "class A: B {}\nextension A {\n#if DEBUG\n override func f() {}\n#endif\n}",
      "4:11: error: 'f()' must move to the class 'A', but is inside another '#if'. Move"
        + " it yourself, with its '#if'"
    ),
    Example(
      "class A<T>: B {}\nextension A where T == Int { override func f() {} }",
      "2:39: error: 'f()' must move to the class 'A', but its extension has a condition"
        + " or an attribute over several lines. Move it yourself"
    ),
    Example(
      "let h = d?.tableView?(t, heightForRowAt: i) ?? 44",
      "1:45: warning: the value after '??' is never used, because "
        + "'tableView(_:heightForRowAt:)' always returns one. Check yourself whether the "
        + "delegate has the method, and call it only then"
    ),
    Example(
      "class A: NSObject, UITableViewDelegate {}\n"
        + "class B: A { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }",
      "2:14: warning: 'tableView(_:didSelectRowAt:)' of 'B' is never called, because "
        + "'A' conforms without it. Add 'tableView(_:didSelectRowAt:)' to 'A', and "
        + "'override' here"
    ),
    Example(
      "class A: UITableView { override var contentSize: CGSize { didSet { fit() } } }",
      "1:33: warning: nothing sets 'contentSize' of 'A' here, because a simulated table "
        + "measures its content when it is asked, so this code never runs. Call the same "
        + "code in 'layoutSubviews'"
    ),
    Example(
      "class A: Far { @IBOutlet var v: UIView! }",
      "1:1: warning: the outlets of 'A' stay nil, because 'Far' may not be a view or "
        + "controller. Also pass the file of 'Far', or set them in the test"
    ),
    Example(
      "class A { @IBOutlet var v: UIView! }",
      "1:1: warning: the outlets of 'A' stay nil, because it is not a view or "
        + "controller. Set them in the test"
    ),
    Example(
      "class A { func numberOfSectionsInTableView(tableView: UITableView) -> Int { 1 } }",
      "1:11: warning: 'numberOfSectionsInTableView(tableView:)' is Swift 2 and never "
        + "called (now 'numberOfSections(in:)'). Use the new signature"
    ),
    Example(
      "class A {\nfunc tableView(t: UITableView, commitEditingStyle s: S,"
        + " forRowAtIndexPath i: NSIndexPath) {} }",
      "2:1: warning: 'tableView(t:commitEditingStyle:forRowAtIndexPath:)' is Swift 2 "
        + "and never called (now 'tableView(_:commit:forRowAt:)'). Use the new signature"
    ),
  ])
  func saysWhatIsLeftToDo(_ example: Example) {
    #expect(Prepared.one(example.given).remarks == example.said)
  }

  @Test(arguments: [
    "class A: UITableViewDelegate { func tableView(_ t: T, didSelectRowAt i: I) {} }\n"
      + "class B: A { override func tableView(_ t: T, didSelectRowAt i: I) {} }",
    "class A: NSObject {}\nclass B: A, UITableViewDelegate { func tableView(_ t: T, didSelectRowAt i: I) {} }",
    "class A: UITableViewDelegate {}\nclass B: A { func other() {} }",
    "class A: UITableViewDataSource {}\nclass B: A, UITableViewDelegate { func tableView(_ t: T, didSelectRowAt i: I) {} }",
    "class A { func tableView(_ t: T, cellForRowAt i: I) -> C {} }",
    "class A { func tableView(_ x: Int) {} }",
    "class A: UITableView { override var contentSize: CGSize { super.contentSize } }",
    "class A: UIScrollView { override var contentSize: CGSize { didSet { fit() } } }",
  ])
  func saysNothingOfWhatIsRight(_ given: String) {
    #expect(Prepared.one(given).remarks.isEmpty)
  }

  @Test("A conformance or a method in an extension is found, even in another file")
  func unseenMethodsAreFoundInExtensions() {
    let remarks = Prepared.many([
      (
        "Sub.swift",
        "import UIKit; extension B {\n func scrollViewDidScroll(_ s: UIScrollView) {}\n}\nclass B: A {}"
      ),
      ("Base.swift", "import UIKit\nclass A: NSObject {}\nextension A: UITableViewDelegate {}"),
    ]).remarks
    #expect(
      remarks == [
        "Sub.swift:2:2: warning: 'scrollViewDidScroll(_:)' of 'B' is never called, "
          + "because 'A' conforms without it. Add 'scrollViewDidScroll(_:)' to 'A', and "
          + "'override' here"
      ]
    )
  }

  @Test("Columns are bytes, as the compiler counts them, and lines end with LF, CRLF and CR")
  func placesAreThoseOfTheCompiler() {
    #expect(Prepared.one("/* é */ #keyPath(a)").remarks.first?.hasPrefix("1:10: ") == true)
    #expect(Prepared.one("a\r\nb\rc\n#keyPath(a)").remarks.first?.hasPrefix("4:1: ") == true)
  }
}
