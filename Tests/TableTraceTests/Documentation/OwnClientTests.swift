import Foundation
import TableTrace
import Testing

/// The example of the library's landing page: it compiles, and it prints what the page says.
@Suite("The example of the documentation")
struct OwnClientTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func trace() throws -> [String] {
    // The page shows what follows, up to the return.
    let recorder = TraceRecorder()
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(.iOS(9)),
      sink: recorder
    )
    table.register(forCellReuseIdentifier: "Cell")

    var fruit = Client()
    try fruit.implement(.numberOfRowsInSection, .integer { _, _ in 2 })
    try fruit.implement(
      .cellForRowAt,
      .cell { table, call throws(UIKitException) in
        guard case .row(let path) = call.arguments else { return nil }
        return try table.dequeueReusableCell(withIdentifier: "Cell", for: path)
      }
    )
    try fruit.implement(.heightForRowAt, .points { _, _ in 44 })
    try fruit.implement(.willDisplayCell, .action { _, _ in })

    table.dataSource = fruit
    table.delegate = fruit
    try table.moveToWindow()
    try table.layoutIfNeeded()
    let lines = recorder.lines.map(\.indented)
    return lines
  }

  /// The lines of the page's first block in a language, without the fences.
  private static func block(_ language: String) throws -> [String] {
    let page = root.appending(path: "Sources/TableTrace/TableTrace.docc/TableTrace.md")
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "```\(language)"))
    let end = try #require(lines[(start + 1)...].firstIndex(of: "```"))
    return Array(lines[(start + 1)..<end])
  }

  @Test("It prints the trace that the page shows")
  func printsItsTrace() throws {
    #expect(try Self.trace() == Self.block("text"))
  }

  @Test("The page shows the code that runs here")
  func showsItsCode() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      .components(separatedBy: "\n")
    let start = try #require(source.firstIndex { $0.contains("// The page shows what follows") })
    let end = try #require(source[start...].firstIndex { $0.hasSuffix("return lines") })
    let code = source[(start + 1)..<end].map { String($0.dropFirst(4)) }
    let shown = try Self.block("swift").drop { $0.hasPrefix("import") || $0.isEmpty }
    #expect(Array(shown) == code)
  }
}
