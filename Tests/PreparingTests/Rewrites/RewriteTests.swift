import Testing

@testable import Preparing

/// One thing to rewrite, and what becomes of it.
struct RewriteCase: CustomTestStringConvertible, Sendable {
  var given: String
  var wanted: String
  var testDescription: String { given }

  init(_ given: String, _ wanted: String) {
    self.given = given
    self.wanted = wanted
  }
}

struct RewriteTests {
  @Test(
    "A check of the iOS version becomes a check of the simulated version",
    arguments: [
      RewriteCase("if #available(iOS 15, *) {}", "if Simulation.isAvailable(iOS: 15) {}"),
      RewriteCase(
        "guard #available(macOS 12, iOS 13.4.1, *), a else { f() }",
        "guard Simulation.isAvailable(iOS: 13, 4, 1), a else { f() }"
      ),
      RewriteCase(
        "if #unavailable( iOS\n 11.0 ) {}",
        "if !Simulation.isAvailable(iOS: 11, 0)\n {}"
      ),
      RewriteCase("if #available(macOS 12, *) {}", "if #available(macOS 12, *) {}"),
      RewriteCase("if #available(iOS x, *) {}", "if #available(iOS x, *) {}"),
      RewriteCase("@available(iOS 15, *) func f() {}", "@available(iOS 15, *) func f() {}"),
    ]
  )
  func releaseIsTheSimulatedOne(_ example: RewriteCase) {
    let prepared = Prepared.one("import UIKit\n" + example.given)
    #expect(prepared.text == "import UIKit\n" + example.wanted)
    #expect(prepared.remarks.isEmpty)
  }

  @Test(
    "A class with outlets gets a method that fills them",
    arguments: [
      RewriteCase(
        "class A: UIView { @IBOutlet weak var v: UIView! }",
        "class A: UIView {           weak var v: UIView! ; override func connectOutlets() {"
          + " super.connectOutlets(); v = connectedOutlet() } }"
      ),
      RewriteCase(
        "public class A: UIView { @IBOutlet private var v: [My.View<Int>]? { didSet {} } }",
        "public class A: UIView {           private var v: [My.View<Int>]? { didSet {} } ; public"
          + " override func connectOutlets() { super.connectOutlets(); v = connectedOutlets() } }"
      ),
      RewriteCase(
        "class A: UIView { @IBOutlet var v: UIView? = nil\n@IBOutlet var w: UIView }",
        "class A: UIView {           var v: UIView? = nil\n          var w: UIView }"
      ),
      RewriteCase(
        "class B: A { @IBOutlet var v: Any? }; class A: UITableViewController {}",
        "class B: A {           var v: Any? ; override func connectOutlets() {"
          + " super.connectOutlets(); v = connectedOutlet() } }; class A: UITableViewController {}"
      ),
    ]
  )
  func outletsAreFilled(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
  }

  @Test(
    "A selector of the table's protocols keeps its name, and responds(to:) overrides nothing",
    arguments: [
      RewriteCase(
        "f(#selector(tableView(_:heightForRowAt:)))",
        "f(Selector(\"tableView:heightForRowAtIndexPath:\"))"
      ),
      RewriteCase(
        "f(a == #selector(UITableViewDelegate.scrollViewDidScroll(_:)))",
        "f(a == Selector(\"scrollViewDidScroll:\"))"
      ),
      RewriteCase(
        "class A: NSObject { override func responds(to s: Selector!) -> Bool {"
          + " super.responds(to: s) } }",
        "class A: NSObject {          func responds(to s: Selector!) -> Bool {"
          + " self.respondsByItself(to: s) } }"
      ),
      RewriteCase(
        "class A: UIView { override func responds(to s: Selector) -> Bool { f(s) } }",
        "class A: UIView { override func responds(to s: Selector!) -> Bool { f(s) } }"
      ),
      RewriteCase(
        "class A: UIView { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }",
        "class A: UIView { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }"
      ),
    ]
  )
  func respondsToIsKept(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
  }

  @Test(arguments: [
    RewriteCase("@objc func tap() {}", "      func tap() {}"),
    RewriteCase("@objc(tap:) func tap(_ x: Any) {}", "            func tap(_ x: Any) {}"),
    RewriteCase("@objc\nfunc tap() {}", "     \nfunc tap() {}"),
    RewriteCase("@objc(\n  Name\n)\nclass A {}", "      \n      \n \nclass A {}"),
    RewriteCase("@objcMembers class A {}", "             class A {}"),
    RewriteCase("@IBOutlet weak var v: UIView!", "          weak var v: UIView!"),
    RewriteCase("@IBAction func f(_ s: Any) {}", "          func f(_ s: Any) {}"),
    RewriteCase("@UIApplicationMain class D {}", "                   class D {}"),
    RewriteCase(
      "@main class D: UIResponder, UIApplicationDelegate {}",
      "      class D: UIResponder, UIApplicationDelegate {}"
    ),
    RewriteCase("@main struct App {}", "@main struct App {}"),
    RewriteCase("@objc dynamic var x = 1", "      dynamic var x = 1"),
    RewriteCase("@IBInspectable var x = 1", "@IBInspectable var x = 1"),
    RewriteCase("@objc protocol P {}", "      protocol P: AnyObject {}"),
    RewriteCase("@objc public protocol P: Q {}", "      public protocol P: AnyObject, Q {}"),
    RewriteCase("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
    RewriteCase("protocol P {}", "protocol P {}"),
    RewriteCase("// @objc #selector(x)", "// @objc #selector(x)"),
    RewriteCase(
      "/* /* @objc */ @objc */ @objc class A {}",
      "/* /* @objc */ @objc */       class A {}"
    ),
    RewriteCase("let s = \"@objc \\(\"@objc\") \\\"\"", "let s = \"@objc \\(\"@objc\") \\\"\""),
    RewriteCase(
      "let s = #\"\"@objc\\(x) \\#(f(\"@objc\"))\"#; @objc class A {}",
      "let s = #\"\"@objc\\(x) \\#(f(\"@objc\"))\"#;       class A {}"
    ),
    RewriteCase(
      "let s = \"\"\"\n @objc \" \"\" \\\"\"\" @objc\n\"\"\"\n@objc class A {}",
      "let s = \"\"\"\n @objc \" \"\" \\\"\"\" @objc\n\"\"\"\n      class A {}"
    ),
    RewriteCase(
      "let r = [/@objc \"/, #/a\" @objc/#]; @objc class A {}",
      "let r = [/@objc \"/, #/a\" @objc/#];       class A {}"
    ),
    RewriteCase("let half = a / 2 / b; @objc class A {}", "let half = a / 2 / b;       class A {}"),
  ])
  func attributesGo(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
  }

  @Test(arguments: [
    RewriteCase("#selector(tap)", "Selector(A.tap, named: \"tap\")"),
    RewriteCase("#selector(tap(_:))", "Selector(A.tap(_:), named: \"tap:\")"),
    RewriteCase("#selector(self.tap(_:for:))", "Selector(A.tap(_:for:), named: \"tap:for:\")"),
    RewriteCase(
      "#selector(getter: B.name)",
      "Selector(getter: \\B.name, named: \"name\")"
    ),
    RewriteCase("#selector(getter: name)", "Selector(getter: \\A.name, named: \"name\")"),
    RewriteCase("#selector(B.tap)", "Selector(B.tap, named: \"tap\")"),
    RewriteCase("#selector(B.tap(for:))", "Selector(B.tap(for:), named: \"tapFor:\")"),
    RewriteCase("#selector(tap(item:))", "Selector(A.tap(item:), named: \"tapWithItem:\")"),
    RewriteCase("#selector(type(of: self).tap)", "Selector(A.tap, named: \"tap\")"),
    RewriteCase("a == #selector(tap)", "a == Selector(A.tap, named: \"tap\")"),
    RewriteCase("#selector(model.tap)", "Selector(model.tap, named: \"tap\")"),
    RewriteCase("#selector(self.model.tap)", "Selector(self.model.tap, named: \"tap\")"),
    RewriteCase(
      "#selector(tap as () -> Void)",
      "Selector(A.tap as @MainActor (A) -> @MainActor () -> Void, named: \"tap\")"
    ),
    RewriteCase(
      "#selector(B.tap as (X, Y) -> Void)",
      "Selector(B.tap as @MainActor (B) -> @MainActor (X, Y) -> Void, named: \"tap::\")"
    ),
    RewriteCase("#selector(\n tap\n)", "Selector(\n A.tap, named: \"tap\"\n)"),
    RewriteCase("\"\\(#selector(tap))\"", "\"\\(Selector(A.tap, named: \"tap\"))\""),
    RewriteCase("#selector(copy(_:))", "Selector(\"copy:\")"),
    RewriteCase(
      "a == #selector(UIResponderStandardEditActions.paste(_:))",
      "a == Selector(\"paste:\")"
    ),
    RewriteCase("Selector(tap)", "Selector(tap)"),
    RewriteCase("a(#keyPath(CALayer.shadow.color))", "a(\"shadow.color\")"),
  ])
  func selectorsKeepTheirFunctions(_ example: RewriteCase) {
    let wanted = "class A: B { func f() { \(example.wanted) } }"
    #expect(Prepared.inClass(example.given) == wanted)
  }

  @Test("A selector is qualified with its type, even in an extension, a nested type or a value")
  func selectorsNameTheirTypes() {
    #expect(Prepared.one("f(#selector(tap))").text == "f(Selector(tap, named: \"tap\"))")
    #expect(
      Prepared.one("extension A.B { var x: Int { f(#selector(tap)) } }").text
        == "extension A.B { var x: Int { f(Selector(A.B.tap, named: \"tap\")) } }"
    )
    #expect(
      Prepared.one("class A { class B { let x = f(#selector(tap)) }; let y = f(#selector(tap)) }")
        .text
        == "class A { class B { let x = f(Selector(A.B.tap, named: \"tap\")) };"
        + " let y = f(Selector(A.tap, named: \"tap\")) }"
    )
    #expect(
      Prepared.one("class A { func copy(_ x: Any?) {}; func g() { f(#selector(copy(_:))) } }").text
        == "class A { func copy(_ x: Any?) {}; func g() { f(Selector(A.copy(_:), named: \"copy:\")) } }"
    )
    #expect(
      Prepared.one("class A { func go(_ x: Int, to y: Int) {}; func f() { g(#selector(go)) } }")
        .text
        == "class A { func go(_ x: Int, to y: Int) {}; func f() {"
        + " g(Selector(A.go, named: \"go:to:\")) } }"
    )
  }

  @Test(arguments: [
    RewriteCase("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
    RewriteCase(
      "UITableViewCell(style: UITableViewCellStyle.value1)",
      "UITableViewCell(style: UITableViewCell.CellStyle.value1)"
    ),
    RewriteCase("x: UITableViewCellEditingStyle", "x: UITableViewCell.EditingStyle"),
    RewriteCase("[UITableViewRowAnimation]", "[UITableView.RowAnimation]"),
    RewriteCase("[NSAttributedStringKey.font: x]", "[NSAttributedString.Key.font: x]"),
    RewriteCase("x(.UIKeyboardWillShow)", "x(UIResponder.keyboardWillShowNotification)"),
    RewriteCase(
      "x(NSNotification.Name.UIKeyboardWillHide)",
      "x(UIResponder.keyboardWillHideNotification)"
    ),
    RewriteCase(
      "x(Notification.Name.UIApplicationDidBecomeActive)",
      "x(UIApplication.didBecomeActiveNotification)"
    ),
    RewriteCase("addChildViewController(x)", "addChild(x)"),
    RewriteCase("x.didMove(toParentViewController: self)", "x.didMove(toParent: self)"),
    RewriteCase("view.bringSubview(toFront: x)", "view.bringSubviewToFront(x)"),
    RewriteCase(
      "UIEdgeInsetsMake(0, f(1, 2), x ? 1 : 2, 4)",
      "UIEdgeInsets(top: 0, left: f(1, 2), bottom: x ? 1 : 2, right: 4)"
    ),
    RewriteCase("typealias UITableViewCellStyle = Int", "typealias UITableViewCellStyle = Int"),
    RewriteCase("UITableView.automaticDimension", "UITableView.automaticDimension"),
    RewriteCase("\"UITableViewCellStyle\"", "\"UITableViewCellStyle\""),
  ])
  func oldNamesBecomeThoseOfToday(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
  }

  @Test(arguments: [
    RewriteCase(
      "delegate?.tableView?(t, didSelectRowAt: i)",
      "delegate?.tableView(t, didSelectRowAt: i)"
    ),
    RewriteCase("t.dataSource?.numberOfSections?(in: t)", "t.dataSource?.numberOfSections(in: t)"),
    RewriteCase("d.scrollViewDidScroll?(s)", "d.scrollViewDidScroll(s)"),
    RewriteCase("completion?(true)", "completion?(true)"),
    RewriteCase("self.completion?(true)", "self.completion?(true)"),
    RewriteCase("self.tableView?.reloadData()", "self.tableView?.reloadData()"),
    RewriteCase(
      "d.collectionView?(c, viewForSupplementaryElementOfKind: k, at: i)",
      "d.collectionView(c, viewForSupplementaryElementOfKind: k, at: i)"
    ),
    RewriteCase(
      "f.delegate?.textFieldShouldReturn?(f); d?.searchBar?(b, textDidChange: t)",
      "f.delegate?.textFieldShouldReturn(f); d?.searchBar(b, textDidChange: t)"
    ),
    RewriteCase("row.textFieldDidChange?(f)", "row.textFieldDidChange?(f)"),
    // Closures have no labels, and keep the names of methods that have some.
    RewriteCase("self.onScroll?.viewForZooming?(list)", "self.onScroll?.viewForZooming?(list)"),
    RewriteCase("row.collectionView?(list)", "row.collectionView?(list)"),
    // A property of the name makes the receiver decide.
    RewriteCase(
      "var scrollViewDidScroll: ((Any) -> Void)?\non?.scrollViewDidScroll?(s)",
      "var scrollViewDidScroll: ((Any) -> Void)?\non?.scrollViewDidScroll?(s)"
    ),
    RewriteCase(
      "var scrollViewDidScroll: ((Any) -> Void)?\nself.scrollViewDidScroll?(s)",
      "var scrollViewDidScroll: ((Any) -> Void)?\nself.scrollViewDidScroll?(s)"
    ),
    RewriteCase(
      "var scrollViewDidScroll: ((Any) -> Void)?\nscrollDelegate?.scrollViewDidScroll?(s)",
      "var scrollViewDidScroll: ((Any) -> Void)?\nscrollDelegate?.scrollViewDidScroll(s)"
    ),
    RewriteCase(
      "var scrollViewDidScroll: Any?; weak var other: UIScrollViewDelegate?\n"
        + "other?.scrollViewDidScroll?(s); (x as? UIScrollViewDelegate)?.scrollViewDidScroll?(s)",
      "var scrollViewDidScroll: Any?; weak var other: UIScrollViewDelegate?\n"
        + "other?.scrollViewDidScroll(s); (x as? UIScrollViewDelegate)?.scrollViewDidScroll(s)"
    ),
  ])
  func optionalCallsBecomePlain(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
  }

  @Test(arguments: [
    RewriteCase(
      "@objc protocol P { @objc optional func done(_ x: Int)\n}\nd?.done?(3)",
      "      protocol P: AnyObject {                func done(_ x: Int)\n}"
        + "; extension P { func done(_ x: Int) {} }\nd?.done(3)"
    ),
    RewriteCase(
      "public protocol P: AnyObject {\n  optional func a(x: Int, // one\n    y: Int) -> Void; optional func b() }",
      "public protocol P: AnyObject {\n           func a(x: Int, // one\n    y: Int) -> Void;          func b() }"
        + "; extension P { public func a(x: Int, y: Int) -> Void {}; public func b() {} }"
    ),
    // A closure of the same name stays as it is, unless the receiver has a type with the method.
    RewriteCase(
      "protocol P { optional func done(_ x: Int) }\nvar done: ((Int) -> Void)?; var p: P?\n"
        + "self.done?(1); p?.done?(2)",
      "protocol P {          func done(_ x: Int) }; extension P { func done(_ x: Int) {} }\n"
        + "var done: ((Int) -> Void)?; var p: P?\nself.done?(1); p?.done(2)"
    ),
    // Another method, and a closure of the same name with other labels, stay as they are.
    RewriteCase(
      "protocol P { optional func done(_ x: Int) }\nd.finish?(1); d.done?(x: 1)",
      "protocol P {          func done(_ x: Int) }; extension P { func done(_ x: Int) {} }"
        + "\nd.finish?(1); d.done?(x: 1)"
    ),
  ])
  func optionalMethodsGetEmptyBodies(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
    let again = Prepared.one(example.wanted)
    #expect(again.text == example.wanted)
  }

  @Test(arguments: [
    RewriteCase("import CoreGraphics", "import Foundation"),
    RewriteCase("import QuartzCore\nimport UIKit", "import Foundation\nimport UIKit"),
    RewriteCase(
      "import UIKit.UIGestureRecognizerSubclass",
      "import UIKit                            "
    ),
    RewriteCase("import class UIKit.UIView", "import       UIKit       "),
    RewriteCase(
      "import func QuartzCore.CACurrentMediaTime",
      "import      Foundation                   "
    ),
    RewriteCase("import struct Foundation.Date", "import struct Foundation.Date"),
    RewriteCase(
      "import Foundation\nlet r: HTTPURLResponse?",
      "import Foundation; import FoundationNetworking\nlet r: HTTPURLResponse?"
    ),
    RewriteCase(
      "import Foundation\nimport UIKit\nlet r: HTTPURLResponse?",
      "import Foundation\nimport UIKit\nlet r: HTTPURLResponse?"
    ),
    RewriteCase(
      "#if canImport(Combine)\nimport Combine\n#endif",
      "#if canImport(Combine)\nimport Combine\n#endif"
    ),
    RewriteCase("@testable import Notes", "@testable import Notes"),
    RewriteCase(
      "import SafariServices\nimport UniformTypeIdentifiers",
      "import SafariServices\nimport UniformTypeIdentifiers"
    ),
  ])
  func importsAreOfLinux(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
  }
}
