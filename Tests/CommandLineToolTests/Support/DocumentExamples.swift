/// The files and commands that a page shows, carried out in their order.
///
/// A block with a path behind its language is a file: `yaml Scenarios/a.yaml`, `text phone.log`. In a
/// `console` block a line that begins with `$ ` is a command and the lines up to the next are all
/// that it prints.
struct DocumentExamples {
  /// The blocks of the page.
  private let blocks: [MarkdownBlock]

  /// Reads a page.
  init(of text: String) {
    blocks = MarkdownBlock.all(in: text)
  }

  /// Writes the files and carries the commands out; returns how many commands there were.
  @discardableResult
  func carryOut() throws -> Int {
    let files = OverlayFiles()
    var commands = 0
    for block in blocks {
      if let path = block.path { files.memory.contents[path] = Array(block.text.utf8) }
      guard block.info == "console" else { continue }
      for example in ConsoleExample.all(in: block.text) {
        commands += 1
        try example.run(over: files)
      }
    }
    return commands
  }

  /// The texts of the files that the page shows.
  var files: [String] {
    blocks.filter { $0.path != nil }.map(\.text)
  }
}

extension MarkdownBlock {
  /// The path of the file that a scenario or a log on the page is; nil for all other blocks.
  fileprivate var path: String? {
    let words = info.split(separator: " ").map(String.init)
    guard words.count == 2, words[0] == "yaml" || words[0] == "text" else { return nil }
    return words[1]
  }
}
