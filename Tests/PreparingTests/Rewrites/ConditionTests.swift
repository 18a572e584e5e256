import Testing

@testable import Preparing

@Suite("Conditions of #if")
struct ConditionTests {
  @Test(
    "os(iOS) becomes a condition that holds where the code is built",
    arguments: [
      RewriteCase("#if os(iOS)\n#endif", "#if canImport(UIKit)\n#endif"),
      RewriteCase("#if os( iOS )\n#endif", "#if canImport(UIKit)\n#endif"),
      RewriteCase("#if !os(iOS)\n#endif", "#if !canImport(UIKit)\n#endif"),
      RewriteCase(
        "#if os(macOS)\n#elseif os(iOS) && DEBUG\n#endif",
        "#if os(macOS)\n#elseif canImport(UIKit) && DEBUG\n#endif"
      ),
      RewriteCase(
        "#if os(iOS) || os(tvOS)\n#endif",
        "#if canImport(UIKit) || os(tvOS)\n#endif"
      ),
      RewriteCase(
        "#if (os(iOS) && !targetEnvironment(macCatalyst)) || os(tvOS)\n#endif",
        "#if (canImport(UIKit) && !targetEnvironment(macCatalyst)) || os(tvOS)\n#endif"
      ),
      RewriteCase("#if !os(macOS)\n#endif", "#if !os(macOS)\n#endif"),
      RewriteCase("// #if os(iOS)\nos(iOS)", "// #if os(iOS)\nos(iOS)"),
    ]
  )
  func systemIsTaken(_ example: RewriteCase) {
    #expect(Prepared.one(example.given).text == example.wanted)
    #expect(Prepared.one(example.given).remarks.isEmpty)
    #expect(Prepared.one(example.wanted).text == example.wanted)
  }

  /// A condition, and what is known of it.
  struct Known: CustomTestStringConvertible, Sendable {
    var condition: String
    var answer: Answer
    var testDescription: String { condition }

    init(_ condition: String, _ answer: Answer) {
      self.condition = condition
      self.answer = answer
    }
  }

  @Test(
    "A condition is evaluated as far as possible without building",
    arguments: [
      Known("os(iOS)", .yes), Known("os(macOS)", .no), Known("os(visionOS)", .no),
      Known("os(Linux)", .yes), Known("!os(macOS)", .yes), Known("!(os(iOS))", .no),
      Known("!!os(iOS)", .yes), Known("DEBUG", .unknown), Known("DEBUG && os(macOS)", .no),
      Known("DEBUG || os(iOS)", .yes), Known("DEBUG && os(iOS)", .unknown),
      Known("os(tvOS) || os(watchOS) || os(macOS)", .no),
      Known("os(macOS) && DEBUG || os(iOS)", .yes),
      Known("os(iOS) || os(macOS) && DEBUG", .yes),
      Known("(os(iOS) || DEBUG) && !targetEnvironment(simulator)", .yes),
      Known("targetEnvironment(macCatalyst)", .no), Known("canImport(UIKit)", .yes),
      Known("canImport(SwiftUI)", .no), Known("canImport(Mine)", .unknown),
      Known("swift(>=5.9)", .unknown), Known("compiler(>=6) && os(iOS)", .unknown),
      Known("true", .yes), Known("false || os(tvOS)", .no), Known("os(iOS)\n|| x", .yes),
      Known("os(iOS)\n(a, b) = c", .yes), Known("os(iOS)\n!x", .yes), Known("((((", .unknown),
      Known("&& os(iOS)", .unknown), Known("", .unknown),
    ]
  )
  func conditionsAreAnswered(_ known: Known) {
    let file = SourceFile(path: "A.swift", bytes: Array("#if \(known.condition)".utf8))
    #expect(Condition(file, behind: 0).holds == known.answer)
  }

  @Test(
    "Code that is never built is ignored, and code that is always built needs no '#if'"
  )
  func deadCodeIsLeftAlone() {
    let remarks = Prepared.one(
      """
      #if os(macOS)
      import AppKit
      let a = #keyPath(b)
      class A: NSView {}
      #elseif os(iOS)
      import UIKit
      import Combine
      class A: UIView {}
      #else
      let c = #keyPath(d)
      #endif
      #if !os(macOS)
      extension A { override func f() {} }
      #endif
      #if os(iOS) && DEBUG
      extension A { override func g() {} }
      #endif
      """
    ).remarks
    #expect(remarks.count == 2)
    #expect(remarks.first?.hasPrefix("7:8: error: there is no module 'Combine'") == true)
    #expect(remarks.last?.hasPrefix("16:24: error: 'g()' must move to the class 'A'") == true)
  }

  @Test("A file between '#if os(iOS)' and '#endif' is prepared like one without them")
  func wholeFilesAreRead() {
    let prepared = Prepared.many([
      ("A.swift", "#if os(iOS)\nimport UIKit\nclass A: UIView {\n}\n#endif"),
      (
        "B.swift",
        "#if os(iOS) || os(tvOS)\nimport UIKit\nextension A { override func f() {} }\n#endif"
      ),
    ])
    #expect(prepared.remarks.isEmpty)
    #expect(prepared.texts.first?.contains("override func f() {}") == true)
  }
}
