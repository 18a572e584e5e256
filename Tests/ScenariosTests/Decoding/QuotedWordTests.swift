import Diagnostics
import Fuzzing
import Scenarios
import Testing
import YAMLSource

/// A word in quotes is the word wherever no text can stand, as writers of JSON have it.
@Suite struct QuotedWordTests {
  private static let checker = JSONValue(json: ScenarioSchema.json()).map(SchemaChecker.init(root:))

  private static func scenario(_ body: String, steps: String = "[load]") -> String {
    "version: 1\ntitle: A test\nsections: [{rows: 3}]\n\(body)\nsteps: \(steps)\n"
  }

  @Test(arguments: [
    ("numberOfSections", "model"), ("numberOfSections", "default"), ("canEditRowAt", "true"),
    ("canMoveRowAt", "false"), ("canEditRowAt", "default"), ("sectionIndexTitles", "none"),
    ("cellForRowAt", "none"), ("titleForHeaderInSection", "Fruit"),
  ])
  func answersOfTheDataSource(_ callback: String, _ word: String) throws {
    try Self.check("dataSource:\n  \(callback): ", word)
  }

  @Test(arguments: [
    ("heightForRowAt", "automatic"), ("estimatedHeightForRowAt", "default"),
    ("viewForHeaderInSection", "headerFooterView"), ("shouldHighlightRowAt", "false"),
    ("willSelectRowAt", "none"), ("willSelectRowAt", "$row"), ("editingStyleForRowAt", "insert"),
    ("editingStyleForRowAt", "none"), ("accessoryTypeForRowWith", "checkmark"),
    ("editActionsForRowAt", "none"), ("heightForRowAt", "{\"0,1\": 'automatic', default: 44}"),
  ])
  func answersOfTheDelegate(_ callback: String, _ word: String) throws {
    try Self.check("delegate:\n  \(callback): ", word)
  }

  @Test(arguments: [
    ("host: ", "detached"), ("table: {style: ", "grouped"), ("os: ", "iOS 17"),
    ("os: ", "iOS-17"), ("device: ", "iPhone 8"), ("trace: [", "delegate"),
    ("table: {rowHeight: ", "automatic"), ("table: {allowsSelection: ", "false"),
    ("table: {tableHeaderView: ", "none"), ("cells: {dequeue: ", "forIndexPath"),
    ("delegate: ", "none"),
  ])
  func surroundings(_ key: String, _ word: String) throws {
    let close = key.contains("{") ? "}" : key.contains("[") ? "]" : ""
    try Self.checkEqual(
      [word, "\"\(word)\"", "'\(word)'"].map { Self.scenario(key + $0 + close) }
    )
  }

  @Test(arguments: [
    ("setEditing: ", "true"), ("setEditing: {editing: ", "true"), ("focus: ", "none"),
    ("selectRow: ", "none"), ("selectRow: {row: [0, 1], at: ", "top"),
    ("swipe: {row: [0, 1], edge: ", "leading"), ("setDelegate: ", "none"),
    ("scrollToRow: {row: [0, 1], at: top, animated: ", "true"), ("query: ", "visibleCells"),
    ("dragAndDrop: {items: [x], over: [", "empty"), ("deleteRows: {at: [[0, 1]], with: ", "fade"),
    ("moveSection: {to: 0, from: ", "notFound"), ("insertRows: [[0, ", "notFound"),
    ("longPress: {row: [0, 1], preview: ", "true"), ("set: {allowsSelection: ", "false"),
    ("", "reloadData"),
  ])
  func steps(_ step: String, _ word: String) throws {
    var close = ""
    for character in step {
      if character == "{" { close = "}" + close }
      if character == "[" { close = "]" + close }
      if "}]".contains(character) { close.removeFirst() }
    }
    try Self.checkEqual(
      [word, "\"\(word)\"", "'\(word)'"].map {
        Self.scenario("delegate:\n", steps: "[\(step)\($0)\(close)]")
      }
    )
  }

  @Test func theVersionOfTheLanguage() throws {
    try Self.checkEqual(
      ["1", "\"1\""].map { "version: \($0)\ntitle: A test\nsteps: [load]\n" }
    )
  }

  @Test func inQuotesANumberIsNone() throws {
    let checker = try #require(Self.checker)
    for body in ["delegate: {heightForRowAt: \"44\"}", "table: {rowHeight: \"44\"}"] {
      let text = Self.scenario(body)
      #expect(ScenarioDecoder.decode(Array(text.utf8), path: "x.yaml").scenario == nil)
      #expect(!checker.accepts(try #require(Self.value(text))))
    }
  }

  private static func value(_ text: String) -> JSONValue? {
    YAMLDocument(SourceText(path: "x.yaml", bytes: Array(text.utf8))).root.map { JSONValue($0) }
  }

  private static func check(_ key: String, _ word: String) throws {
    let quoted =
      word.hasPrefix("{") ? [word, word.replacing("'", with: "")] : ["\"\(word)\"", word]
    try checkEqual(quoted.map { scenario(key + $0) })
  }

  /// All texts are valid by the schema and come to one scenario, apart from how steps are printed.
  private static func checkEqual(_ texts: [String]) throws {
    let checker = try #require(checker)
    var seen: Set<[String]> = []
    for text in texts {
      #expect(checker.accepts(try #require(value(text))), "\(text)")
      var dumped = ""
      dump(try decoded(text), to: &dumped)
      // A dictionary has no order; the quotes stand in the steps as the trace prints them.
      seen.insert(
        dumped.replacing("\\\"", with: "").split(separator: "\n").map(String.init).sorted()
      )
    }
    #expect(seen.count == 1, "\(texts)")
  }
}
