/// Scenarios with repeated steps, to measure whether a line costs more in a long run.
package enum Growth {
  /// The numbers of steps of the two compared runs.
  static let steps = (fewer: 1000, more: 4000)

  /// Returns a scenario whose steps will be repeated.
  static func input(_ random: inout SeededGenerator) -> FuzzInput {
    let chosen = (0..<2).compactMap { _ in clients.randomElement(using: &random) }
    let steps = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
      repeated.randomElement(using: &random)
    }
    let text = """
      version: 1
      title: Growth
      sections: [{rows: 12}]
      delegate: {\(Set(chosen).sorted().joined(separator: ", "))}
      steps:
        - load

      """ + steps.map { "  - \($0)\n" }.joined()
    let formats = [[], ["--format", "jsonl"], ["--os", "iOS 9"], ["--os", "iOS 26"]]
    return .run(.growth, text, arguments: formats.randomElement(using: &random) ?? [])
  }

  /// Returns the scenario with its steps after the first repeated to about this number.
  package static func repeating(_ bytes: [UInt8], steps: Int) -> [UInt8]? {
    let lines = bytes.split(separator: 0x0A)
    guard let start = lines.firstIndex(of: ArraySlice("steps:".utf8)) else { return nil }
    let body = lines[(start + 1)...].dropFirst()
    guard !body.isEmpty else { return nil }
    let copies = repeatElement(body, count: max(1, steps / body.count)).joined()
    let head = lines[...(start + 1)]
    return Array((Array(head) + Array(copies)).joined(separator: [0x0A])) + [0x0A]
  }

  private static let clients = [
    "heightForRowAt: 44", "willDisplayCell: null", "didEndDisplayingCell: null",
    "estimatedHeightForRowAt: 60", "viewForHeaderInSection: null",
    "didSelectRowAt: {do: [reloadData]}", "scrollViewDidScroll: {do: [layoutIfNeeded]}",
  ]
  private static let repeated = [
    "reloadData", "{tap: [0, 1]}", "{scroll: {by: 44}}", "{scroll: {by: -44}}", "layoutIfNeeded",
    "{reloadRows: [[0, 0]]}", "runLoop", "{drag: {by: 60}}", "{reloadSections: [0]}",
    "{batch: [{reloadRows: [[0, 1]]}]}", "{turn: [reloadData, layoutIfNeeded]}",
  ]
}
