import Diagnostics
import Fuzzing
import Scenarios
import Testing
import YAMLSource

/// The schema for editors says the same as the decoder.
@Suite struct ScenarioSchemaTests {
  private static let checker = JSONValue(json: ScenarioSchema.json()).map(SchemaChecker.init(root:))

  private static func value(_ path: String) -> JSONValue? {
    let source = SourceText(path: path, bytes: Repository.bytes(path) ?? [])
    return YAMLDocument(source).root.map { JSONValue($0) }
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

  @Test(
    arguments: Repository.gallery.filter {
      !SchemaAgreement.beyondSchemas.contains(String($0.prefix(4)))
    }
  )
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
    #expect(checker.accepts(JSONValue(try #require(document.root))))
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
