import CommandLineTool
import Project
import Testing

/// A command of a document and what it prints.
struct ConsoleExample {
  /// The command, without `$ `.
  var command: String
  /// Everything that it prints.
  var output = ""
  /// The exit code, as `echo $?` after it shows; 0 unless shown.
  var code: Int32 = 0

  /// The examples of a block.
  static func all(in text: String) -> [ConsoleExample] {
    var examples: [ConsoleExample] = []
    var showsCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line == "$ echo $?" {
        showsCode = true
      } else if line.hasPrefix("$ ") {
        showsCode = false
        examples.append(ConsoleExample(command: String(line.dropFirst(2))))
      } else if !examples.isEmpty, showsCode {
        examples[examples.count - 1].code = Int32(line) ?? -1
      } else if !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  /// Carries the command out; of other programs only `make` is known, and `| head -n N` and `| tail -n N`.
  func run(over files: OverlayFiles) throws {
    let parts = command.split(separator: "|").map { ToolRun.words(String($0)) }
    // Both streams are joined in any case.
    let words = try #require(parts.first).filter { $0 != "2>&1" }
    if words.first == "make" {
      let makefile = try Repository.text("Makefile")
      for target in words.dropFirst() { #expect(makefile.contains("\n\(target):")) }
      return
    }
    try #require(words.first == "tabletrace", "\(command) cannot be tested")
    let run = ToolRun(Array(words.dropFirst()), files: files)
    var printed = run.output + run.errors
    if parts.count == 2 {
      try #require(parts[1].count == 3 && parts[1][1] == "-n")
      let count = try #require(Int(parts[1][2]))
      let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      try #require(["head", "tail"].contains(parts[1][0]))
      let kept = parts[1][0] == "head" ? lines.prefix(count) : lines.suffix(count)
      printed = kept.map { $0 + "\n" }.joined()
    }
    #expect(printed == output, "what '\(command)' prints")
    // The exit code of a pipe is that of its last program, which succeeds.
    let found = parts.count == 2 ? 0 : run.code.rawValue
    #expect(found == code, "the exit code of '\(command)'")
  }
}
