import Testing

@testable import Preparing

struct MoveTests {
  @Test func overridingMemberGoesIntoItsClass() {
    let result = Prepared.one(
      """
      class A: B {
        let x = 1
      }

      extension A: C {
        @objc override func f(_ x: Int) -> Int {
          x // }
        }
        func g() {}
      }
      """
    )
    #expect(result.remarks.isEmpty)
    #expect(
      result.text == """
        class A: B {
          let x = 1

        #sourceLocation(file: "A.swift", line: 6)
                override func f(_ x: Int) -> Int {
            x // }
          }
        #sourceLocation(file: "A.swift", line: 3)
        }

        extension A: C {
        \("                                          ")
        \("          ")
        \("   ")
          func g() {}
        }
        """
    )
  }

  @Test("An overridden member moves into its class, and so does an overriding property")
  func overriddenMemberGoesIntoItsClass() {
    let texts = Prepared.many([
      ("A.swift", "class A: B {}\nextension A { func f() {}; func g() {} }"),
      ("C.swift", "class C: A { override func f() {} }"),
      ("D.swift", "class D: B {}\nextension D { override var x: Int { 1 } }"),
    ]).texts
    #expect(
      texts[0]
        == "class A: B {\n#sourceLocation(file: \"A.swift\", line: 2)\n              func f() {}\n"
        + "#sourceLocation(file: \"A.swift\", line: 1)\n            }\n"
        + "extension A {            ; func g() {} }"
    )
    #expect(texts[1] == "class C: A { override func f() {} }")
    #expect(texts[2].hasPrefix("class D: B {\n#sourceLocation(file: \"D.swift\", line: 2)\n"))
  }

  @Test("A member that moves to another file keeps its column, its rewrites and its modifiers")
  func memberGoesIntoAnotherFile() {
    let result = Prepared.many([
      ("a \"b\"/A.swift", "import UIKit\r\nclass A: B {\r\n\tlet x = 1\r\n\t}\r\n"),
      (
        "E.swift",
        "import UIKit\nimport Notes\nprivate let secret = 1\n@MainActor public extension A {\n"
          + "\toverride func f() { g(#selector(tap), secret) }\n}"
      ),
    ])
    #expect(
      result.texts[0]
        == "import UIKit\r\nclass A: B {\r\n\tlet x = 1\r\n\t\r\n"
        + "#sourceLocation(file: \"E.swift\", line: 5)\r\n"
        + "\t@MainActor public override func f() { g(Selector(A.tap, named: \"tap\"), secret) }\r\n"
        + "#sourceLocation(file: \"a \\\"b\\\"/A.swift\", line: 4)\r\n\t}\r\n"
    )
    #expect(
      result.remarks == [
        "E.swift:2:8: warning: 'Notes' is imported here, but not in 'a \"b\"/A.swift', "
          + "where an override moves. Import 'Notes' there if needed",
        "E.swift:5:11: warning: 'f()' moves to 'a \"b\"/A.swift', but uses 'secret', "
          + "which is private here. Make it internal, or move the member yourself",
      ]
    )
  }

  @Test("Extensions in the same '#if' as their class are joined, and local classes are unchanged")
  func conditionsMustBeTheSame() {
    let same = "#if X\nclass A: B {}\nextension A { override func f() {} }\n#endif"
    #expect(Prepared.one(same).remarks.isEmpty)
    #expect(Prepared.one(same).text.contains("#sourceLocation"))
    let local = "func g() { class A: B {} }\nextension A { override func f() {} }"
    #expect(Prepared.one(local).remarks.count == 1)
    #expect(Prepared.one(local).text == local)
  }

  @Test("If several classes have the same name, the class in the same file is used")
  func nearestClassIsMeant() {
    let result = Prepared.many([
      ("A.swift", "class A: B {}"),
      ("C.swift", "private class A: B {}\nextension A { override func f() {} }"),
    ])
    #expect(result.texts[0] == "class A: B {}")
    #expect(result.texts[1].contains("override func f"))
    #expect(result.texts[1].hasPrefix("private class A: B {\n#sourceLocation"))
  }
}
