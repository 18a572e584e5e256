import Diagnostics
import Testing

@testable import Project
@testable import Teaching

/// Changes of a scenario are written as a person writes them, in braces or in lines.
struct ScenarioTextTests {
  /// A text, a change, and the text after it.
  struct Case: Sendable {
    var text: String
    var change: ScenarioChange
    var changed: String
  }

  private static func key(_ keys: String...) -> [ScenarioChange.Part] {
    keys.map { .key($0) }
  }

  private static let values = [
    Case(text: "a: 1\nb: 2\n", change: .set(key("b"), "3"), changed: "a: 1\nb: 3\n"),
    Case(text: "a: {b: 1, c: 2}\n", change: .set(key("a", "c"), "x"), changed: "a: {b: 1, c: x}\n"),
    Case(text: "a: {b: 1}\n", change: .set(key("a", "c"), "x"), changed: "a: {c: x, b: 1}\n"),
    Case(text: "a: {}\n", change: .set(key("a", "c"), "x"), changed: "a: {c: x}\n"),
    Case(
      text: "a:\n  b: 1\n  c: 2\n",
      change: .set(key("a", "d"), "x"),
      changed: "a:\n  d: x\n  b: 1\n  c: 2\n"
    ),
    Case(
      text: "a:\n  b:\n  c: 2\n",
      change: .set(key("a", "b"), "x"),
      changed: "a:\n  b: x\n  c: 2\n"
    ),
    Case(text: "a: none\n", change: .set(key("a", "b"), ""), changed: "a: {b: }\n"),
    Case(
      text: "c: 1\nsteps: [x]\n",
      change: .set(key("a", "b"), "x"),
      changed: "c: 1\na: {b: x}\nsteps: [x]\n"
    ),
    Case(
      text: "a:\n  - b: 1\n    c: 2\n  - d\nz: 1\n",
      change: .set([.key("a"), .index(0), .key("c")], "3"),
      changed: "a:\n  - b: 1\n    c: 3\n  - d\nz: 1\n"
    ),
    Case(
      text: "a:\n  - b: 1\n    c: 2\nz: 1\n",
      change: .set(key("a"), "[]"),
      changed: "a: []\nz: 1\n"
    ),
    Case(
      text: "a: 'ü' # ü\nb: 1\r\nc: 2\r\n",
      change: .set(key("c"), "3"),
      changed: "a: 'ü' # ü\nb: 1\r\nc: 3\r\n"
    ),
  ]

  private static let removals = [
    Case(text: "a: 1\nb: 2\nc: 3\n", change: .remove(key("a")), changed: "b: 2\nc: 3\n"),
    Case(text: "a: 1\nb: 2\nc: 3\n", change: .remove(key("c")), changed: "a: 1\nb: 2\n"),
    Case(text: "a: {b: 1, c: 2}\n", change: .remove(key("a", "b")), changed: "a: {c: 2}\n"),
    Case(text: "a: {b: 1, c: 2}\n", change: .remove(key("a", "c")), changed: "a: {b: 1}\n"),
    Case(text: "a: {b: 1}\n", change: .remove(key("a", "b")), changed: "a: {}\n"),
    Case(text: "a:\n  b: 1\nc: 2\n", change: .remove(key("a", "b")), changed: "a: {}\nc: 2\n"),
    Case(
      text: "steps:\n  - a\n  - b: 1\n  - c\n",
      change: .remove(.step(1)),
      changed: "steps:\n  - a\n  - c\n"
    ),
    Case(text: "steps:\n  - a\n  - b\n", change: .remove(.step(1)), changed: "steps:\n  - a\n"),
    Case(text: "steps: [a, {b: 1}]\n", change: .remove(.step(1)), changed: "steps: [a]\n"),
  ]

  private static let insertions = [
    Case(
      text: "steps:\n  - a\n  - b: [1]\n",
      change: .insertStep("x: 1", at: 1),
      changed: "steps:\n  - a\n  - x: 1\n  - b: [1]\n"
    ),
    Case(
      text: "steps:\n- a\n- b # last\n",
      change: .insertStep("x: 1", at: 2),
      changed: "steps:\n- a\n- b\n- x: 1 # last\n"
    ),
    Case(text: "steps: [a]\n", change: .insertStep("x: 1", at: 0), changed: "steps: [{x: 1}, a]\n"),
    Case(text: "steps: [a]\n", change: .insertStep("x", at: 1), changed: "steps: [a, x]\n"),
  ]

  @Test(arguments: values + removals + insertions)
  func changes(change: Case) throws {
    let source = SourceText(path: "a.yaml", bytes: Array(change.text.utf8))
    let text = try #require(ScenarioText(source))
    let changed = try #require(text.applying([change.change]))
    #expect(String(decoding: changed.text.source.bytes, as: UTF8.self) == change.changed)
  }

  /// What has no place is not written anywhere else.
  @Test(arguments: [
    ScenarioChange.remove(key("z")), .remove(.step(7)), .set(.step(7), "x"), .set([], "x"),
    .set(key("b"), "{c: 2}"), .insertStep("x", at: 0),
  ])
  func refuses(change: ScenarioChange) throws {
    let source = SourceText(path: "a.yaml", bytes: Array("a: &it {c: 1}\nb: *it\n".utf8))
    let text = try #require(ScenarioText(source))
    #expect(text.applying([change]) == nil)
  }
}
