import Diagnostics
import Scenarios
import Testing
import YAMLSource

/// The schema for editors says the same as the decoder.
@Suite struct ScenarioSchemaTests {
  private static let checker = JSON(text: ScenarioSchema.json()).map(SchemaChecker.init(root:))

  /// What no schema can see: the text itself, and what only the whole scenario tells.
  private static let beyondSchemas: Set = [
    "T001", "T002", "T003", "T004", "T005", "T006", "T007", "T008", "T009", "T017", "T020", "T027",
    "T028", "T029", "T031", "T032", "T036", "T037", "T038", "T039", "T040", "T041",
    "T042",
  ]

  private static func value(_ path: String) -> JSON? {
    let source = SourceText(path: path, bytes: Repository.bytes(path) ?? [])
    return YAMLDocument(source).root.map { JSON($0) }
  }

  @Test func printsTheSameTwice() {
    #expect(ScenarioSchema.json() == ScenarioSchema.json())
    #expect(ScenarioSchema.json().hasSuffix("}\n"))
  }

  @Test(arguments: Repository.scenarios)
  func acceptsTheLibrary(_ path: String) throws {
    let checker = try #require(Self.checker)
    #expect(checker.accepts(try #require(Self.value(path))))
  }

  @Test(arguments: Repository.gallery.filter { !beyondSchemas.contains(String($0.prefix(4))) })
  func rejectsTheGallery(_ name: String) throws {
    let checker = try #require(Self.checker)
    let value = try #require(Self.value("Tests/ScenariosTests/Gallery/\(name)/scenario.yaml"))
    #expect(!checker.accepts(value))
  }

  @Test(arguments: [
    "heightForRowAt", "tableView(_:heightForRowAt:)", "tableView:heightForRowAtIndexPath:",
    "tableView:heightForRowAtIndexPath",
  ])
  func acceptsEverySpelling(_ name: String) throws {
    let text = "version: 1\ntitle: x\ndelegate:\n  \"\(name)\": 44\nsteps: [load]\n"
    let document = YAMLDocument(SourceText(path: "x.yaml", bytes: Array(text.utf8)))
    let checker = try #require(Self.checker)
    #expect(checker.accepts(JSON(try #require(document.root))))
    #expect(ScenarioDecoder.decode(Array(text.utf8), path: "x.yaml").scenario != nil)
  }

  /// An editor that sees a key twice suggests it twice.
  @Test func noKeyIsAPropertyAndAPattern() throws {
    let checker = try #require(Self.checker)
    var pending = [checker.root]
    var count = 0
    while let schema = pending.popLast() {
      switch schema {
      case .list(let values): pending += values
      case .object(let values):
        pending += values.values
        guard case .object(let properties) = values["properties"],
          case .object(let patterns) = values["patternProperties"]
        else { continue }
        for pattern in patterns.keys {
          let twice = properties.keys.filter { checker.matches($0, pattern) }
          #expect(twice.isEmpty, "suggested twice: \(twice.sorted())")
          count += 1
        }
      case .null, .flag, .number, .text: break
      }
    }
    #expect(count > 0)
  }
}
