import Foundation
import TableTrace
import Testing

/// The code of the page on a table of one's own: it compiles, and it prints what the page says.
@Suite("The page on a table in code")
struct ATableInCodeTests {
  private typealias IndexPath = TableTrace.IndexPath

  private static func trace() throws -> [String] {
    // The page shows what follows, up to the return.
    var names = ["Ada", "Grace", "Hedy"]
    var list = Client()
    list.numberOfRowsInSection { _, _ in names.count }
    list.cellForRowAt { table, row throws(UIKitException) in
      try table.dequeueReusableCell(withIdentifier: "Name", for: row)
    }
    list.heightForRowAt { _, _ in 44 }
    list.didSelectRowAt { table, row throws(UIKitException) in
      names.remove(at: row.row)
      try table.deleteRows(at: [row], with: .fade)
    }

    let recorder = TraceRecorder()
    let table = TableView(version: .iOS(9), recorder: recorder)
    table.register(forCellReuseIdentifier: "Name")
    table.dataSource = list
    table.delegate = list

    let host = Host(of: table, .tableViewController)
    try host.show()
    let loaded = recorder.lines.count
    try table.finger.tap(IndexPath(section: 0, row: 1))
    try host.endTurn()
    let lines = recorder.lines.dropFirst(loaded).map(\.indented)
    return lines
  }

  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/TableTrace/TableTrace.docc/ATableInCode.md")

  /// The lines of the page's first block in a language, without the fences.
  private static func block(_ language: String) throws -> [String] {
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "```\(language)"))
    let end = try #require(lines[(start + 1)...].firstIndex(of: "```"))
    return Array(lines[(start + 1)..<end])
  }

  @Test("It prints the trace that the page shows")
  func printsItsTrace() throws {
    let lines = try Self.trace()
    #expect(try lines == Self.block("text"), "\(lines.joined(separator: "\n"))")
  }

  @Test("The page shows the code that runs here")
  func showsItsCode() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      .components(separatedBy: "\n")
    let start = try #require(source.firstIndex { $0.contains("// The page shows what follows") })
    let end = try #require(source[start...].firstIndex { $0.hasSuffix("return lines") })
    let code = source[(start + 1)..<end].map { String($0.dropFirst(4)) }
    let shown = try Self.block("swift")
    #expect(shown.first == "import TableTrace")
    #expect(Array(shown.dropFirst(2)) == code)
  }

  @Test("It needs 25 lines")
  func isShort() throws {
    #expect(try Self.block("swift").filter { !$0.isEmpty }.count <= 25)
  }
}
